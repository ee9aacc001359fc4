// Creates tables in the journal, loads them from their rows, and makes their records.
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

// Logs that the rows of a table cannot be read from `where` on.
void log_unreadable(const std::string& table, const std::string& where);
// Logs that a row has a move which is illegal in this version.
void log_illegal(const std::string& table, journal::Seq row, const std::string& why);

// How many tables may be kept.
struct TableQuota {
    int of_guest = 0;
    int at_address = 0;
    int waiting = 0;  // public ones with room, per address
};

class Archive {
public:
    Archive(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    struct Made {
        std::string id;   // empty: no table was created
        std::string why;  // a sentence, if there are too many tables
    };
    // `origin` is the hash of the creator's address. Without a quota, the number of tables is not
    // limited.
    void create(const tables::GuestId& creator, const std::string& origin,
                const tables::Options& options, const std::optional<TableQuota>& quota,
                std::function<void(Made)> done);

    struct Loaded {
        std::optional<tables::State> state;  // empty: no such table, or unreadable rows
        std::string origin;
        bool available = false;  // false: the journal did not answer
    };
    // `lane` is the client's address: clients with many requests wait only for themselves. A table
    // with many rows is loaded in several steps.
    void load(const std::string& id, const std::string& lane, std::function<void(Loaded)> done);
    // The record of a game as text; game 0 is the current one. Empty if there is none.
    using Text = std::shared_ptr<const std::string>;
    void record(const std::string& id, int game, const std::string& lane,
                std::function<void(Text text, bool available)> done);
    // Call when tables were removed or restored, because their records are outdated.
    void forget_records() { records_.clear(); }

private:
    using Fold = std::shared_ptr<tables::StoredTable>;
    void read_to_end(const Fold& fold, const std::string& lane,
                     std::function<void(bool available)> done);

    journal::Journal& journal_;
    const DatabaseClock& clock_;
    RecordCache records_;
};

}  // namespace bornes::server
