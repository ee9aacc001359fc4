// The record of a game as a hash chain. Each hand, with its deal and its actions, is hashed
// together with everything before it. A player who keeps the head after a hand can later tell
// whether a record is the record of the game that was played.
#pragma once

#include <string>
#include <vector>

#include "bornes/action.h"
#include "fair/deal.h"

namespace bornes::fair {

// A hand that has been played.
struct DealtHand {
    FairDeal deal;
    std::vector<FairDeal> voided;  // the attempts before this deal, in order
    int dealer = 0;                // from 0
    DeckOrder deck{};
    std::vector<Action> actions;
};

// The head before the first hand of a game.
Bytes32 first_head(const Game& game, int number);
// The head after a hand.
Bytes32 next_head(const Bytes32& before, const Game& game, const DealtHand& hand);

}  // namespace bornes::fair
