// Tables as the journal keeps them: made, folded from their rows, told as records.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "journal/journal.h"
#include "server/database_clock.h"
#include "server/record_cache.h"
#include "tables/stored_table.h"

namespace bornes::server {

// Tells whoever runs the server that nothing can be made of a table's rows from here on.
void log_unreadable(const std::string& table, const std::string& where);
// ... and that a row holds a move which the rules of this version refuse.
void log_illegal(const std::string& table, journal::Seq row, const std::string& why);

// How many tables may be kept.
struct TableQuota {
    int of_guest = 0;
    int at_address = 0;
    int waiting = 0;  // public ones with room, made at one address
};

class Archive {
public:
    Archive(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    struct Made {
        std::string id;   // empty: there is no new table
        std::string why;  // a sentence, if that is because there are too many
    };
    // `origin` is the hash of the address that the table is made at. Nothing limits how many there
    // are without a quota.
    void create(const tables::GuestId& creator, const std::string& origin,
                const tables::Options& options, const std::optional<TableQuota>& quota,
                std::function<void(Made)> done);

    struct Loaded {
        std::optional<tables::State> state;  // nothing: no such table, or its rows cannot be read
        std::string origin;
        bool available = false;  // whether the journal could be asked
    };
    // `lane` is the address that asks: those who ask for much wait for themselves. A table with
    // many rows is folded in several turns.
    void load(const std::string& id, const std::string& lane, std::function<void(Loaded)> done);
    // The text of the record of a game; of the current one for game 0. Empty if there is none.
    using Text = std::shared_ptr<const std::string>;
    void record(const std::string& id, int game, const std::string& lane,
                std::function<void(Text text, bool available)> done);
    // Tables have been removed or put back, and their records with them.
    void forget_records() { records_.clear(); }

private:
    using Fold = std::shared_ptr<tables::StoredTable>;
    void go_on(const Fold& fold, const std::string& lane, std::function<void(bool available)> done);

    journal::Journal& journal_;
    const DatabaseClock& clock_;
    RecordCache records_;
};

}  // namespace bornes::server
