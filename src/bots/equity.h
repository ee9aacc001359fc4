// What a lead is worth: the chance to win a game, given the totals.
#pragma once

#include "bornes/board.h"

namespace bornes::bots {

using Totals = PerTeam<int>;

// The chance of `team` to win when the next hand starts from these totals. If there is no next
// hand, because a team has reached the goal or the game is a race, the winner has 1; winners who
// tie share it.
double equity(const Rules& rules, const Totals& totals, Team team);

// The chances of all teams when the next hand starts from these totals, which add up to one. With
// three teams or more, they fit the results of games better than equity(), which is too sure of the
// leader. The players keep equity(): they were trained and measured with it.
PerTeam<double> calibrated_equities(const Rules& rules, const Totals& totals);

// A race has no points, so its network predicts this prize instead. An even share of the win is
// worth 0, and the whole win about as much as a good hand. The winner gains what the others lose.
double race_prize(const Rules& rules, double share);

// The chance to win of the team of `seat`, if it ends this hand `points` ahead of the mean of the
// others. In a race, `points` is a prize of race_prize().
double win_chance(const Board& board, Seat seat, double points);

// The chances of all teams, which add up to one. `leads` has, for each team, its expected lead over
// the mean of the others at the end of this hand. In a race, it has the prizes. As with
// calibrated_equities(), the chances fit the results of games with three teams or more.
PerTeam<double> calibrated_win_chances(const Board& board, const PerTeam<double>& leads);

}  // namespace bornes::bots
