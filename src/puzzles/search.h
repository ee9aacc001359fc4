// The two searches behind a puzzle. The short one finds promising positions, and the long one
// proves them. Both use only what the player sees.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/puzzle.h"

namespace bornes::puzzles {

// How far the best action must lead every other action: in chance to win the game, and in standard
// errors. Discards differ by less than other moves.
constexpr double least_margin(Theme theme) { return theme == Theme::discards ? 0.008 : 0.015; }
inline constexpr double kLeastErrors = 4;

struct SearchBudget {
    int short_samples = 32;     // per action, in the short search
    int long_samples = 3000;    // per action that comes near the best, in the long search
    int careful_samples = 160;  // of the best action and its closest rivals, in the careful search

    friend bool operator==(const SearchBudget&, const SearchBudget&) = default;
};

// The action that looks clearly best after a short search among the network's eight favourites, or
// nothing if none does. The seat of the view must be the seat to act, with at least two legal
// actions.
std::optional<Action> likely_best(const View& view, double margin, const SearchBudget& budget,
                                  std::uint64_t seed);

// What every legal action costs compared with `best`, from fresh samples: the best first, then the
// others by their loss. Returns nothing if `best` does not lead all others by the margin and
// kLeastErrors. Also returns nothing if `best` costs points of the hand, because that would need a
// long explanation. Actions that are far behind get fewer samples.
std::optional<std::vector<Cost>> prove(const View& view, Action best, double margin,
                                       const SearchBudget& budget, std::uint64_t seed);

}  // namespace bornes::puzzles
