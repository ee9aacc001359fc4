// Positions that a player might be looking at.
#pragma once

#include "belief.h"
#include "bornes/position.h"
#include "unseen.h"

namespace bornes {

class Imagination {
public:
    explicit Imagination(const View& view);

    // A position that the view allows: the unseen cards dealt to the other hands, each card to
    // where it is likely to be, and the rest to the draw pile.
    Position deal(Random& random) const;

private:
    void deal_hand(std::size_t seat, CardCounts& left, Hand& hand, Random& random) const;

    Position seen_;  // all but the cards that the view does not show
    CardCounts unseen_;
    std::array<HandOdds, kMaxPlayers> odds_{};
    int seat_;
};

}  // namespace bornes
