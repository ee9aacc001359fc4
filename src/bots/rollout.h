// Plays on from a position with the learned policy.
#pragma once

#include "bornes/position.h"

namespace bornes {

// How the opponents of a rollout play: like the own team, or by the habits of `casual`.
enum class Opponents { by_policy, by_habits };

// Until the hand is over, or `seat` has played `turns` times and is to play again.
void roll_out(Position& position, int seat, int turns, Opponents opponents);

}  // namespace bornes
