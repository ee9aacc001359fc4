// The record of an arena game (docs/record-format.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/record.h"
#include "protocol/table.h"

namespace bornes::arena {

// A record without hands. `names` has the name of each seat as on the command line.
Record record_of(const protocol::Table& table, const std::vector<std::string>& names);

// Removes everything that a record cannot hold: `#`, control characters, bytes that are not UTF-8,
// and blanks at both ends.
std::string recordable(std::string_view name);

}  // namespace bornes::arena
