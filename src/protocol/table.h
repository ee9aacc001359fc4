// What is played at a table of the arena: the rules, and the settings that made them.
#pragma once

#include <cstdint>

#include "bornes/rules.h"

namespace bornes::protocol {

struct Table {
    Rules rules;
    HouseRules house;
};

// What a `hello` tells a bot (docs/record-format.md).
struct Hello {
    Table table;
    int seat = 0;
    std::uint64_t seed = 0;  // for the bot's own dice
};

}  // namespace bornes::protocol
