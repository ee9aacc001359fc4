// The chance of each team to win the game from a position of which all hands are known. What is to
// come from the draw pile is not: it would be no chance any more.
#pragma once

#include "bornes/position.h"

namespace bornes::review {

// The mean over `samples` orders of the draw pile. The same seed orders the cards of all positions
// of a hand alike, so that neighbours on the curve differ by what happened between them.
// The position must not be over. The chances are rounded and add up to one.
PerTeam<double> chances_of(const Position& position, int samples, std::uint64_t seed);

}  // namespace bornes::review
