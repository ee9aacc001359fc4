// A second opinion on a puzzle, from a search that plays better than the long one.
//
// The long search plays on by quick rules, and a rule of thumb may spoil a good move later, or
// react oddly to a card that was thrown away. Here the player thinks about each of the next turns.
#pragma once

#include <span>

#include "puzzles/search.h"

namespace bornes::puzzles {

// Whether the first of `costs` stays ahead of its closest rivals when the player goes on with care:
// by half of the margin and one standard error, and against both kinds of opponents that the
// bots know, players like themselves and strangers.
bool confirm(const View& view, std::span<const Cost> costs, double margin,
             const SearchBudget& budget, std::uint64_t seed);

}  // namespace bornes::puzzles
