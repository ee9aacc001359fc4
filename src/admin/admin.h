// What an administrator does with tables, directly in the database. Servers may run meanwhile: they
// learn of a change through a notification (PostgreSQL), or because they look every second whether
// the file has changed (SQLite). All functions throw journal::StoreError.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "journal/store.h"
#include "tables/state.h"

namespace bornes::admin {

using journal::Millis;
using journal::Store;

struct Entry {
    journal::TableRow row;
    journal::TableFigures figures;
};
// Returns the newest tables, at most `most`.
std::vector<Entry> tables(Store& store, int most);

struct Detail {
    Entry entry;
    std::optional<tables::State> state;  // empty if a row cannot be read
    std::string unreadable;              // names that row
};
// Returns nothing if there is no such table.
std::optional<Detail> look_up(Store& store, const std::string& id);

// Returns the record of a game at a table as text; game 0 is the current one. Empty if there is
// none.
std::string record(Store& store, const std::string& id, int game);

enum class Closed {
    now,
    earlier,     // the table was closed before
    unreadable,  // its rows cannot be read, so nobody can play there
    missing,     // there is no such table
};
// Ends a table with one more row, as a server does at a limit. A process that runs the table must
// read this row before it can store another one, so no acknowledged row is lost.
Closed close(Store& store, const std::string& id);

// Closes a table and deletes everything stored about it, including leftovers of a removed table.
// Running servers tell its players. Returns the number of deleted rows, or nothing if there was
// nothing to delete.
std::optional<int> remove(Store& store, const std::string& id);

struct Expiring {
    Millis keep = 0;
    bool pauses_count = false;  // time without a server counts too
};
struct Expired {
    int tables = 0;
    int guests = 0;
    int spared = 0;  // tables that are kept because no server ran for a while
};
// Removes idle tables, and guests without a seat, as running servers do every hour.
Expired expire(Store& store, const Expiring& terms);
// Returns how many tables expire() would remove. Do not use the store after this call: its
// transaction stays open.
int count_expiring(Store& store, const Expiring& terms);

}  // namespace bornes::admin
