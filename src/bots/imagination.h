// Positions that a player might be looking at.
#pragma once

#include "belief.h"
#include "bornes/position.h"
#include "unseen.h"

namespace bornes::bots {

class Imagination {
public:
    explicit Imagination(const View& view);

    // A position that the view allows: the unseen cards dealt to the other hands, each card to
    // where it is likely to be with such opponents, and the rest to the draw pile.
    Position deal(Opponents opponents, Random& random) const;

private:
    using SeatOdds = PerSeat<HandOdds>;
    static void deal_hand(const HandOdds& odds, int size, CardCounts& left, Hand& hand,
                          Random& random);

    Position seen_;  // all but the cards that the view does not show
    CardCounts unseen_;
    std::array<SeatOdds, kOpponentKinds> odds_{};  // by kind of opponents
    Seat seat_;
};

}  // namespace bornes::bots
