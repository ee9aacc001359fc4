// Plays on from a position with the trained networks.
#pragma once

#include "bornes/position.h"
#include "opponents.h"

namespace bornes::bots {

// Stops when the hand is over, or when `seat` has played `turns` times and is to play again.
void roll_out(Position& position, Seat seat, int turns, Opponents opponents);

}  // namespace bornes::bots
