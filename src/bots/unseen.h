// The cards that a seat cannot see.
#pragma once

#include <array>
#include <cstdint>

#include "bornes/position.h"

namespace bornes::bots {

using CardCounts = std::array<std::uint8_t, kCardKinds>;

// For each kind, the number of cards in other hands and in the draw pile.
CardCounts unseen_cards(const Board& board, Hand hand);

// Counts the same cards during one hand. It knows only the laid cards that follow() has counted.
class CardCounter {
public:
    explicit CardCounter(const Rules& rules);
    // Counts the cards laid since the last call.
    void follow(const Board& board);
    // The cards that the player who holds `hand` cannot see.
    CardCounts unseen(Hand hand) const;

private:
    CardCounts left_;
    std::size_t followed_ = 0;
};

}  // namespace bornes::bots
