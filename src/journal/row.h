// What the journal keeps of a table: its setup, and one row a change, numbered from 1.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bornes::journal {

using Millis = std::int64_t;  // since 1970, on the database's clock
using Seq = std::int64_t;     // 0: before the first row
using Fence = std::int64_t;   // grows with every lease of a table

// One change of a table, whole or not at all. (table, seq) is unique. So is (table, actor,
// command): whoever decides on a row knows every command before it, and the row is stored only
// directly after those (see Conditions).
struct Row {
    std::string table;
    Seq seq = 0;
    Millis at = 0;
    std::string actor;    // the hash of a guest's token; empty: the table itself
    std::string command;  // the id that the actor gave
    std::string body;

    friend bool operator==(const Row&, const Row&) = default;
};

// What must hold for a row to be stored, besides that its number is free. Whoever decided on the
// row knew the table up to the row before it, and may have been the one process that runs the
// table.
struct Conditions {
    Millis after_at = 0;        // the time of the row before; 0: whichever row that is
    std::string after_command;  // and its command
    Fence fence = 0;            // of the lease under which the row was decided; 0: of none
};

struct TableRow {
    std::string id;
    std::string creator;  // the hash of a guest's token
    std::string options;
    bool listed = false;  // in the lobby
    Millis created = 0;
    std::string summary;   // what the lobby shows
    bool room = false;     // a seat is free, or a bot's: who looks for a table can sit down
    std::string origin{};  // the hash of the address that it was made at; empty: not known

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

// Time in which no server ran, or which a clock that was set has skipped.
struct Pause {
    Millis began = 0;
    Millis ended = 0;

    friend bool operator==(const Pause&, const Pause&) = default;
};

// A guest who comes again sooner than that need not be noted.
inline constexpr Millis kSeenAgainAfter = 86'400'000;

struct GuestRow {
    std::string token;  // hashed
    std::string name;
    Millis seen = 0;  // when the guest was last here, to the day

    friend bool operator==(const GuestRow&, const GuestRow&) = default;
};

// A table as the lobby shows it.
struct ListedTable {
    std::string summary;
    std::string origin;
    std::vector<int> here{};  // the seats of players who are connected, from 0
    Millis since = 0;         // when the first of them came; a short break does not count

    friend bool operator==(const ListedTable&, const ListedTable&) = default;
};

// How many tables there are: of one guest, made at one address, and of these the public ones with
// room.
struct TableCounts {
    int of_guest = 0;
    int at_address = 0;
    int waiting = 0;
};

// How much is stored of one table, and which process runs it.
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
    std::int64_t processes = 0;  // that say they are alive
    std::int64_t bytes = 0;      // on the disk
    int schema = 0;
};

// A code that moves a seat to another device.
struct SeatCodeRow {
    std::string table;
    int seat = 0;
    std::string guest;  // who holds the seat: the hash of a token
    std::string code;   // hashed
    Millis until = 0;

    friend bool operator==(const SeatCodeRow&, const SeatCodeRow&) = default;
};
// After this many wrong codes at a table, all codes of the table are void.
inline constexpr int kCodeTries = 5;

// What came of an append.
struct Appended {
    enum class Outcome {
        stored,
        repeated,   // the command has a row already, this one or a later one: `seq`
        lost_race,  // another row has this number
        hole,    // the row before is not there, or is another one: the journal is older than that
        fenced,  // another process runs the table by now
        failed,  // nothing is stored, as far as can be known; the same command may come again
    };
    Outcome outcome = Outcome::failed;
    Seq seq = 0;

    friend bool operator==(const Appended&, const Appended&) = default;
};

}  // namespace bornes::journal
