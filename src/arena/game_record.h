// The record of a game of the arena (docs/record-format.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/record.h"
#include "protocol/table.h"

namespace bornes::arena {

// A record without hands; `names` has the name of each seat as on the command line.
Record record_of(const protocol::Table& table, const std::vector<std::string>& names);

// The name without what a record cannot hold: a `#`, control characters, what is not UTF-8, blanks
// at the ends.
std::string recordable(std::string_view name);

}  // namespace bornes::arena
