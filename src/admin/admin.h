// What whoever runs a server does with its tables: on the database itself, also while servers run
// on it. A running server learns of a change by a notification (PostgreSQL), or because it looks
// every second whether its file has changed (SQLite). All of these throw journal::StoreError.
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
// The newest tables, at most so many.
std::vector<Entry> tables(Store& store, int most);

struct Detail {
    Entry entry;
    std::optional<tables::State> state;  // nothing if a row cannot be read
    std::string unreadable;              // which
};
// Nothing if there is no such table.
std::optional<Detail> look_up(Store& store, const std::string& id);

// The record of a game at a table, as text; of the current one for game 0. Empty if there is none.
std::string record(Store& store, const std::string& id, int game);

enum class Closed {
    now,
    earlier,     // it was closed already
    unreadable,  // its rows cannot be read: no server lets anybody play there
    missing,     // there is no such table
};
// Ends a table with one more row, as a server does at a limit. Every process that runs the table
// reads the row before it can store another one: nothing acknowledged is lost.
Closed close(Store& store, const std::string& id);

// Closes a table and deletes everything that is stored about it, also what is left of a table that
// is gone. Running servers tell its players. Returns the number of deleted rows; nothing if there
// was nothing to delete.
std::optional<int> remove(Store& store, const std::string& id);

struct Expiring {
    Millis keep = 0;
    bool pauses_count = false;  // time in which no server ran counts, too
};
struct Expired {
    int tables = 0;
    int guests = 0;
    int spared = 0;  // tables that are kept because no server ran for a while
};
// Removes idle tables, and guests who have no seat, as running servers do every hour.
Expired expire(Store& store, const Expiring& terms);
// How many tables that would remove. The store is of no more use: its transaction stays open.
int count_expiring(Store& store, const Expiring& terms);

}  // namespace bornes::admin
