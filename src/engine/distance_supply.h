// Whether the distance cards of one deck can add up to the distances of several teams.
#pragma once

#include <array>
#include <span>

#include "bornes/card.h"

namespace bornes::detail {

inline constexpr int kDistanceKinds = index(Card::km200) + 1;

// The number of cards of each distance, from 25 to 200.
using DistanceCounts = std::array<int, kDistanceKinds>;

// Whether cards of 25 to 100 from this supply can be split so that every team gets exactly its
// number of steps (one step is 25). The answer is exact. It takes at most about ten million simple
// operations, for six teams.
bool covers(const DistanceCounts& supply, std::span<const int> steps);

}  // namespace bornes::detail
