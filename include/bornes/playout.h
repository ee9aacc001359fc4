// Random hands and games through the public verbs, for tests, benchmarks and the signature.
#pragma once

#include <cstdint>

#include "bornes/position.h"

namespace bornes {

// One of the actions, each as likely as any other. There must be one.
inline Action random_action(const ActionList& actions, Random& random) {
    return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
}

// Plays uniformly random legal actions until the hand is over.
void play_out_hand(Position& position, Random& random);
// Plays hands to the end of the game; the last position is left in `position`.
void play_out_game(Position& position, Random& random);

// One number that changes when any rule of any edition does: random games from fixed seeds over
// all editions and numbers of players, hashed action by action. The same in every build.
std::uint64_t signature();

}  // namespace bornes
