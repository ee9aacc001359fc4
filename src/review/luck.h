// How lucky the cards were: a control variate in the style of AIVAT.
//
// When a card is drawn, every card that is left is as likely as every other. Whoever knows them all
// can say what a value function expects before the draw and what it says after it. The difference
// has mean zero whatever the value function and whoever plays, so taking it away from a result
// leaves the mean as it was; the better the function, the less chance is left.
#pragma once

#include <vector>

#include "bornes/position.h"

namespace bornes::review {

// Of one card, seen from the team of the seat that got it.
struct CardLuck {
    Seat seat;
    Card card = Card::km25;
    double win = 0;     // games won because of it
    double points = 0;  // points of lead over the others' mean; in a race of its prize
};

// Of the cards of a deal, one after the other, the first player's first draw last.
std::vector<CardLuck> luck_of_deal(const Position& start, const DeckOrder& deck);
// Of the cards drawn by an action, from the position before it to that after it.
std::vector<CardLuck> luck_of_draws(const Position& before, const Position& after);

// Sums over a game, for each team: what one team gains the others lose together.
class Luck {
public:
    void add(const Rules& rules, const std::vector<CardLuck>& cards);

    double wins(Team team) const { return wins_[team]; }
    double points(Team team) const { return points_[team]; }

private:
    PerTeam<double> wins_{};
    PerTeam<double> points_{};
};

}  // namespace bornes::review
