// What another player probably holds. Players use the cards that they can use, and keep the cards
// that they cannot use yet. src/tune learned the odds by counting over many hands. data/beliefs.bin
// has the results, and data/strangers.bin has those for strangers in duels.
#pragma once

#include <array>
#include <cstdint>

#include "bornes/position.h"
#include "opponents.h"

namespace bornes::bots {

// One table of odds for two players, and one for more players, whose turns are further apart.
inline constexpr int kBeliefTables = 2;
inline constexpr int kBeliefStages = 8;  // of a hand, by the cards left to draw
inline constexpr int kBeliefCases = 4;   // how useful a card is to its holder
inline constexpr int kBeliefs = kBeliefTables * kCardKinds * kBeliefStages * kBeliefCases;
inline constexpr int kEvenOdds = 32;  // a card is as likely in that hand as anywhere else

// The index of the belief about a card of this kind in the hand of that seat.
int belief_index(const Board& board, Seat seat, Card card);

// For each kind, the odds that an unseen card of the kind is in that seat's hand.
using HandOdds = std::array<std::uint8_t, kCardKinds>;
HandOdds hand_odds(const Board& board, Seat seat, Opponents opponents);

}  // namespace bornes::bots
