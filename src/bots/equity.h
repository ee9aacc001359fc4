// What a lead is worth: chances to win a game from the totals.
#pragma once

#include "bornes/board.h"

namespace bornes::bots {

using Totals = PerTeam<int>;

// The chance of `team` to win when the next hand starts from these totals; 1 or a share of it once
// somebody has reached the goal.
double equity(const Rules& rules, const Totals& totals, Team team);

// A race has no points, so its network counts in these: an even share of the win is 0, the whole of
// it a good hand's worth, and what the winner gains the others lose.
double race_prize(const Rules& rules, double share);

// The chance to win of the team of `seat`, if it ends this hand `points` ahead of the others' mean;
// in a race, if that is its prize.
double win_chance(const Board& board, Seat seat, double points);

// The chances of all teams, which add up to one: `leads` has for each team the points by which it
// is expected to end this hand ahead of the others' mean, or its prize.
PerTeam<double> win_chances(const Board& board, const PerTeam<double>& leads);

}  // namespace bornes::bots
