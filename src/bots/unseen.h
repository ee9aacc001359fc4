// What a seat cannot see, and positions that it might be looking at.
#pragma once

#include <array>
#include <cstdint>

#include "bornes/position.h"

namespace bornes {

using CardCounts = std::array<std::uint8_t, kCardKinds>;

// The cards in other hands and the draw pile, kind by kind.
CardCounts unseen_cards(const Board& board, Hand hand);

// The same kept up to date along a game of which one sees every card laid.
class CardCounter {
public:
    explicit CardCounter(const Rules& rules);
    // Takes note of the cards laid since the last call.
    void follow(const Board& board);
    // What the holder of `hand` cannot see.
    CardCounts unseen(Hand hand) const;

private:
    CardCounts left_;
    std::size_t followed_ = 0;
};

// A position that the view allows: the unseen cards, dealt at random to the other hands and the
// draw pile. Whoever stands before a hazard has not answered it, and so is taken not to hold the
// safety that would have.
Position imagine(const View& view, Random& random);

}  // namespace bornes
