// Checks the fair deals in the record of an online game (docs/fair-deals.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/record.h"
#include "fair/deal.h"
#include "fair/fairness_fault.h"

namespace bornes::fair {

// The text of a tag, or null if the record has no tag of that name.
const std::string* tag(const Record& record, std::string_view name);

struct RecordVerdict {
    // The first fault; empty if every hand was dealt as committed.
    std::optional<FairnessFault> fault{};
    bool game_over = false;  // false: more may have been played than the record shows
    // Version 1 binds neither dealer nor rules nor names.
    bool all_version_2 = false;
    std::vector<Bytes32> heads{};  // after each hand; empty: the record has no hand to check
};

// Computes every deck, dealer and head of a record again, up to the first fault. A record without a
// dealt hand has no fault and no heads. The reader must have accepted the record, so that its rules
// fit together and its actions are legal.
RecordVerdict check_deals(const Record& record);

}  // namespace bornes::fair
