// The record of a game at a table, with its fair deals in the tags.
#pragma once

#include "bornes/record.h"
#include "tables/stored_table.h"

namespace bornes::tables {

// Has the finished hands of the current game, and nothing about a hand in progress.
Record record_of(const State& state);
// Returns the record of the game for which the table was read, as text; game 0 is the current one.
// Empty if there is none.
std::string record_text(const StoredTable& table);

}  // namespace bornes::tables
