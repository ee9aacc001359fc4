// The chance of each team to win the game, given all hands but not the order of the draw pile. With
// a known order, there would be no chance left to estimate.
#pragma once

#include "bornes/position.h"

namespace bornes::review {

// The mean over `samples` orders of the draw pile. The same seed orders the cards of all positions
// of a hand in the same way, so neighbours on the curve differ only by what happened between them.
// The hand must not be over. The chances are rounded and add up to one.
PerTeam<double> chances_of(const Position& position, int samples, std::uint64_t seed);

}  // namespace bornes::review
