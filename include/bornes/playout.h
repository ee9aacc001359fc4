// Random hands and games through the public verbs, for tests, benchmarks and the signature.
#pragma once

#include <cstdint>

#include "bornes/position.h"

namespace bornes {

// Draws one of the actions, each with the same probability. The list must not be empty.
inline Action random_action(const ActionList& actions, Random& random) {
    return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
}

// Plays uniformly random legal actions until the hand is over. Does nothing if it is over.
void play_out_hand(Position& position, Random& random);
// Same, until the game is over. Shuffles the decks of further hands with `random`.
void play_out_game(Position& position, Random& random);

// Returns one number that changes when any rule of any edition changes: the hash of every action in
// random games from fixed seeds, over all editions and numbers of players. It is the same in every
// build. Takes a fraction of a second.
std::uint64_t signature();

}  // namespace bornes
