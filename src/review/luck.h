// How lucky the cards were: a control variate in the style of AIVAT.
//
// When a card is drawn, each remaining card is equally likely. So, for any value function, we know
// its expected value before the draw and its value after the draw. The difference has mean zero,
// whatever the value function is and whoever plays. Subtracting it from a result keeps the mean.
// The better the value function, the less luck remains in the result.
#pragma once

#include <vector>

#include "bornes/position.h"

namespace bornes::review {

// The luck of one card, for the team of the seat that got it.
struct CardLuck {
    Seat seat;
    Card card = Card::km25;
    double win = 0;     // games won because of the card
    double points = 0;  // points of lead over the mean of the others; in a race, of the prize
};

// The luck of the cards of a deal, in order. The first player's first draw comes last.
std::vector<CardLuck> luck_of_deal(const Position& start, const DeckOrder& deck);
// The luck of the cards drawn by an action, given the positions before and after it.
std::vector<CardLuck> luck_of_draws(const Position& before, const Position& after);

// Sums over a game for each team. What one team gains, the others lose together.
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
