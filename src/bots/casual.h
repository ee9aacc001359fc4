// Plays sensibly by the cards on the table, without computing chances. It is also the stranger that
// master imagines and trains against.
#pragma once

#include "heuristic.h"

namespace bornes::bots {

inline constexpr Habits kCasual{.holds_safeties = true,
                                .knows_dead_cards = true,
                                .stocks_remedies = true,
                                .picks_on_leader = true,
                                .extends_with_care = true,
                                .attack = 330,
                                .distance = 250};

}  // namespace bornes::bots
