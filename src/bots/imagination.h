// Positions that are possible, given what a player sees.
#pragma once

#include "belief.h"
#include "bornes/position.h"
#include "unseen.h"

namespace bornes::bots {

class Imagination {
public:
    explicit Imagination(const View& view);

    // Returns a random position that the view allows. Deals the unseen cards to the other hands by
    // the odds for opponents of this kind, and the rest to the draw pile.
    Position deal(Opponents opponents, Random& random) const;

private:
    using SeatOdds = PerSeat<HandOdds>;
    static void deal_hand(const HandOdds& odds, int size, CardCounts& left, Hand& hand,
                          Random& random);

    Position seen_;  // everything except the hidden cards
    CardCounts unseen_;
    std::array<SeatOdds, kOpponentKinds> odds_{};  // by kind of opponents
    Seat seat_;
};

}  // namespace bornes::bots
