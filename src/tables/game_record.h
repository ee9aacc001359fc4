// The record of a game that was played at a table, with its fair deals in the tags.
#pragma once

#include "bornes/record.h"
#include "tables/stored_table.h"

namespace bornes::tables {

// The finished hands of the current game: of a hand that is being played nothing is said.
Record record_of(const State& state);
// The record of the game that a fold was asked for, as text; of the current one for game 0. Empty
// if there is none.
std::string record_text(const StoredTable& table);

}  // namespace bornes::tables
