// What the journal stores about a table: its setup, and one row per change, numbered from 1.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bornes::journal {

using Millis = std::int64_t;  // since 1970, on the database's clock
using Seq = std::int64_t;     // 0: before the first row
using Fence = std::int64_t;   // grows with every lease of a table

// One atomic change of a table. (table, seq) is unique. So is (table, actor, command): the process
// that decides on a row knows all earlier commands, and the row is stored only directly after the
// rows which that process knew (see Conditions).
struct Row {
    std::string table;
    Seq seq = 0;
    Millis at = 0;
    std::string actor;    // the hash of a guest's token; empty: the table itself
    std::string command;  // the id that the actor gave
    std::string body;

    friend bool operator==(const Row&, const Row&) = default;
};

// What must hold for a row to be stored, besides that its number is free. The row before it must be
// the one that the deciding process knew. If the row needs a lease, the process must still have it.
struct Conditions {
    Millis after_at = 0;        // the time of the row before; 0: any row
    std::string after_command;  // the command of the row before
    Fence fence = 0;            // the lease under which the row was decided; 0: none
};

struct TableRow {
    std::string id;
    std::string creator;  // the hash of a guest's token
    std::string options;
    bool listed = false;  // in the lobby
    Millis created = 0;
    std::string summary;   // what the lobby shows
    bool room = false;     // a seat is free or a bot's, so a player can join
    std::string origin{};  // the hash of the creator's address; empty: unknown

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

// Time in which no server ran, or which the clock skipped.
struct Pause {
    Millis began = 0;
    Millis ended = 0;

    friend bool operator==(const Pause&, const Pause&) = default;
};

// A guest's visit is stored at most this often.
inline constexpr Millis kSeenAgainAfter = 86'400'000;

struct GuestRow {
    std::string token;  // a hash
    std::string name;
    Millis seen = 0;  // when the guest was last here, accurate to a day

    friend bool operator==(const GuestRow&, const GuestRow&) = default;
};

// A table as the lobby shows it.
struct ListedTable {
    std::string summary;
    std::string origin;
    std::vector<int> here{};  // the seats of connected players, from 0
    Millis since = 0;         // when the first of them came; short breaks do not count

    friend bool operator==(const ListedTable&, const ListedTable&) = default;
};

// How many tables one guest has, how many were made from one address, and how many of the latter
// are public tables with room.
struct TableCounts {
    int of_guest = 0;
    int at_address = 0;
    int waiting = 0;
};

// How much is stored about one table, and which process runs it.
struct TableFigures {
    Seq rows = 0;
    Millis last_at = 0;    // of the last row; 0 if there is none
    std::string holder{};  // the process that has the lease; empty: none
    Fence fence = 0;

    friend bool operator==(const TableFigures&, const TableFigures&) = default;
};

// How much the whole database holds.
struct StoreFigures {
    std::int64_t tables = 0;
    std::int64_t listed = 0;
    std::int64_t rows = 0;
    std::int64_t guests = 0;
    std::int64_t processes = 0;  // with a heartbeat
    std::int64_t bytes = 0;      // on the disk
    int schema = 0;
};

// A code that moves a seat to another device.
struct SeatCodeRow {
    std::string table;
    int seat = 0;
    std::string guest;  // the hash of the token of the player in the seat
    std::string code;   // a hash
    Millis until = 0;

    friend bool operator==(const SeatCodeRow&, const SeatCodeRow&) = default;
};
// After this many wrong codes at a table, all its codes become invalid.
inline constexpr int kCodeTries = 5;

// The result of an append.
struct Appended {
    enum class Outcome {
        stored,
        repeated,   // the command already has the row `seq`
        lost_race,  // another row has this number
        hole,       // the row before is missing or differs: the journal was reset
        fenced,     // another process runs the table now
        failed,     // probably not stored; the same command may come again
    };
    Outcome outcome = Outcome::failed;
    Seq seq = 0;

    friend bool operator==(const Appended&, const Appended&) = default;
};

}  // namespace bornes::journal
