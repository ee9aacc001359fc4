// The cards that a seat cannot see.
#pragma once

#include <array>
#include <cstdint>

#include "bornes/position.h"

namespace bornes::bots {

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

}  // namespace bornes::bots
