// What is played at an arena table: the rules, and the house rules that they were made from.
#pragma once

#include <cstdint>

#include "bornes/rules.h"

namespace bornes::protocol {

struct Table {
    Rules rules;
    HouseRules house;
};

// The content of a `hello` to a bot (docs/record-format.md).
struct Hello {
    Table table;
    int seat = 0;
    std::uint64_t seed = 0;  // for the bot's own random numbers
};

}  // namespace bornes::protocol
