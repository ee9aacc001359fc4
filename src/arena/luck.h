// How lucky the cards were: a control variate in the style of AIVAT.
//
// When a card is drawn, every card that is left is as likely as every other. The arena knows them
// all, so it can say what a value function expects before the draw and what it says after it. The
// difference has mean zero whatever the value function and whoever plays, so taking it away from a
// result leaves the mean as it was; the better the function, the less chance is left.
#pragma once

#include <array>

#include "bornes/position.h"

namespace bornes::arena {

// Sums over a game, a team each.
class Luck {
public:
    // Of the cards that are dealt, one after the other.
    void watch_deal(const Position& start, const DeckOrder& deck);
    // Of the cards drawn by an action, from the position before it to that after it.
    void watch(const Position& before, const Position& after);

    // Games won because of it, and points of lead over the others' mean.
    double wins(int team) const { return wins_[static_cast<std::size_t>(team)]; }
    double points(int team) const { return points_[static_cast<std::size_t>(team)]; }

private:
    class Draws;

    std::array<double, kMaxTeams> wins_{};
    std::array<double, kMaxTeams> points_{};
};

}  // namespace bornes::arena
