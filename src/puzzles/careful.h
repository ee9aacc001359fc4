// A second opinion on a puzzle, from a search that plays better than the long search.
//
// The long search continues by quick rules. A quick rule may spoil a good move later, or react
// badly to a discarded card. Here the player searches in each of the next turns.
#pragma once

#include <span>

#include "puzzles/search.h"

namespace bornes::puzzles {

// Whether the first of `costs` stays ahead of its closest rivals when the player continues with
// care. It must lead by half of the margin and by one standard error. It must not fall behind
// against either kind of opponents that the bots know: players like themselves, and strangers.
bool confirm(const View& view, std::span<const Cost> costs, double margin,
             const SearchBudget& budget, std::uint64_t seed);

}  // namespace bornes::puzzles
