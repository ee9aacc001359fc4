// Plays a position to the end of its hand with the learned policy in every seat.
#pragma once

#include "bornes/position.h"

namespace bornes {

void roll_out(Position& position);

}  // namespace bornes
