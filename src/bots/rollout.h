// Plays on from a position with the learned policy in every seat.
#pragma once

#include "bornes/position.h"

namespace bornes {

// Until the hand is over, or `seat` has played `turns` times and is to play again.
void roll_out(Position& position, int seat, int turns);

}  // namespace bornes
