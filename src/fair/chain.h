// The record of a game as a chain: each hand, with its deal and its actions, is hashed together
// with all that came before. Whoever keeps the head after a hand can tell later whether a record is
// the one of the game that was played.
#pragma once

#include <string>
#include <vector>

#include "bornes/action.h"
#include "fair/deal.h"

namespace bornes::fair {

// A hand that has been played.
struct DealtHand {
    FairDeal deal;
    std::vector<FairDeal> voided;  // the attempts before, in their order
    int dealer = 0;                // from 0
    DeckOrder deck{};
    std::vector<Action> actions;
};

// Before the first hand of a game.
Bytes32 first_head(const Game& game, int number);
// After a hand.
Bytes32 next_head(const Bytes32& before, const Game& game, const DealtHand& hand);

}  // namespace bornes::fair
