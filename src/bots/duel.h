// Duels are games of two for points: master has a network and odds of its own for them.
#pragma once

#include "bornes/rules.h"

namespace bornes::bots {

constexpr bool is_duel(const Rules& rules) { return rules.players == 2 && !rules.is_race(); }

}  // namespace bornes::bots
