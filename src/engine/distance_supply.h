// Whether the distance cards of a deck make up what several teams have driven.
#pragma once

#include <array>
#include <span>

#include "bornes/card.h"

namespace bornes::detail {

inline constexpr int kDistanceKinds = index(Card::km200) + 1;

// How many cards there are of each kind of distance, from 25 to 200.
using DistanceCounts = std::array<int, kDistanceKinds>;

// Whether cards of 25 to 100 can be dealt out of this supply so that every team gets exactly its
// number of steps of 25. Exact; at most some ten million simple steps, for six teams.
bool covers(const DistanceCounts& supply, std::span<const int> steps);

}  // namespace bornes::detail
