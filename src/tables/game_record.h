// The record of a game that was played at a table, with its fair deals in the tags.
#pragma once

#include "bornes/record.h"
#include "tables/state.h"

namespace bornes::tables {

// The finished hands of the current game: of a hand that is being played nothing is said.
Record record_of(const State& state);

}  // namespace bornes::tables
