// What a lead is worth: chances to win a game to 5,000 from the totals.
#pragma once

#include <array>

#include "bornes/board.h"

namespace bornes {

using Totals = std::array<int, kMaxTeams>;

// The chance of `team` to win when the next hand starts from these totals; 1 or a share of it once
// somebody has reached the goal.
double equity(const Rules& rules, const Totals& totals, int team);

// The chance to win of the team of `seat`, if it ends this hand `points` ahead of the others' mean.
double win_chance(const Board& board, int seat, double points);

}  // namespace bornes
