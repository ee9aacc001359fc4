// How an observation is written. The caller counts the cards on the table: VectorEnv keeps the
// counts up to date, which is faster than counting the piles at every move.
#pragma once

#include <array>

#include "bornes/encoding.h"

namespace bornes::learn {

// How many cards of each kind lie in the piles of each team, and in the discard pile.
struct CardCounts {
    using Kinds = std::array<std::uint8_t, kCardKinds>;
    PerTeam<Kinds> teams{};
    Kinds discards{};

    friend bool operator==(const CardCounts&, const CardCounts&) = default;
};
CardCounts count_cards(const Board& board);

// `seat` is the seat that looks, and `hand` is its hand. `row` must have observation_size() places.
void write_observation(const Board& board, Seat seat, Hand hand, const CardCounts& counts,
                       float* row);

}  // namespace bornes::learn
