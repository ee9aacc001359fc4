// What another player is likely to hold: whoever could have used a card has used it, and what
// cannot be used yet is kept. Learned by counting over many hands (src/tune); data/beliefs.bin and,
// for strangers in duels, data/strangers.bin hold the results.
#pragma once

#include <array>
#include <cstdint>

#include "bornes/position.h"
#include "opponents.h"

namespace bornes::bots {

inline constexpr int kBeliefTables = 2;  // two players, or more: then a turn may be long in coming
inline constexpr int kBeliefStages = 8;  // of a hand, by the cards left to draw
inline constexpr int kBeliefCases = 4;   // what a card is to its holder
inline constexpr int kBeliefs = kBeliefTables * kCardKinds * kBeliefStages * kBeliefCases;
inline constexpr int kEvenOdds = 32;  // a card as likely in that hand as anywhere else

// Which belief is about a card of this kind in the hand of that seat.
int belief_about(const Board& board, Seat seat, Card card);

// Kind by kind the odds of an unseen card to be in that seat's hand.
using HandOdds = std::array<std::uint8_t, kCardKinds>;
HandOdds hand_odds(const Board& board, Seat seat, Opponents opponents);

}  // namespace bornes::bots
