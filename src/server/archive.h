// Tables as the journal keeps them: made, folded from their rows, told as records.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "journal/journal.h"
#include "server/database_clock.h"
#include "tables/state.h"

namespace bornes::server {

// Tells whoever runs the server that nothing can be made of a table's rows from here on.
void log_unreadable(const std::string& table, const std::string& where);
// ... and that a row holds a move which the rules of this version refuse.
void log_illegal(const std::string& table, journal::Seq row, const std::string& why);

class Archive {
public:
    Archive(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    // Gives the id of the new table; empty if it could not be stored.
    void create(const tables::GuestId& creator, const tables::Options& options,
                std::function<void(std::string id)> done);
    // Gives nothing if there is no such table, or if its rows cannot be read; `available` is false
    // if the journal cannot be asked.
    void load(const std::string& id,
              std::function<void(std::optional<tables::State>, bool available)> done);
    // The text of the record of a game; of the current one for game 0. Empty if there is none.
    void record(const std::string& id, int game,
                std::function<void(std::string text, bool available)> done);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
};

}  // namespace bornes::server
