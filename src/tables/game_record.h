// The record of a game that was played at a table, with its fair deals in the tags.
#pragma once

#include <optional>
#include <string>

#include "bornes/record.h"
#include "tables/state.h"

namespace bornes::tables {

// The finished hands of the current game: of a hand that is being played nothing is said.
Record record_of(const State& state);

// The text of a tag; null if the record has none of that name.
const std::string* tag(const Record& record, std::string_view name);

// Checks every deal of a record against its tags: what is wrong, or nothing.
std::optional<std::string> fault_of_deals(const Record& record);

}  // namespace bornes::tables
