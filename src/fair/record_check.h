// Checks the fair deals in the record of an online game (docs/fair-deals.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bornes/record.h"

namespace bornes::fair {

// The text of a tag; null if the record has none of that name.
const std::string* tag(const Record& record, std::string_view name);

// Computes every deck of a record again from its tags. Returns a sentence about the first fault, or
// nothing if every hand was dealt as committed to.
std::optional<std::string> fault_of_deals(const Record& record);

}  // namespace bornes::fair
