// Duels are games for points between two players. For them, master has its own network and odds.
#pragma once

#include "bornes/rules.h"

namespace bornes::bots {

constexpr bool is_duel(const Rules& rules) { return rules.players == 2 && !rules.is_race(); }

}  // namespace bornes::bots
