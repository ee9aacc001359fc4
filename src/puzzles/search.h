// The two searches behind a puzzle: a short one that finds likely positions, and a long one that
// proves them. Both see only what the player sees.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/puzzle.h"

namespace bornes::puzzles {

// What the best action must be ahead of every other by: chances to win the game, and standard
// errors. Discards differ by less than other moves.
constexpr double least_margin(Theme theme) { return theme == Theme::discards ? 0.008 : 0.015; }
inline constexpr double kLeastErrors = 4;

struct SearchBudget {
    int short_samples = 32;     // of each action, in the short search
    int long_samples = 3000;    // of each action that comes near the best, in the long search
    int careful_samples = 160;  // of the best and its closest rivals, in the careful one

    friend bool operator==(const SearchBudget&, const SearchBudget&) = default;
};

// The action that looks clearly best after a short search among the network's eight favourites.
// Nothing if none does. The view's seat is to act, and has at least two legal actions.
std::optional<Action> likely_best(const View& view, double margin, const SearchBudget& budget,
                                  std::uint64_t seed);

// What every legal action costs against `best`, from fresh samples; the best comes first, then the
// others by their loss. Nothing if `best` is not ahead of all others by the margin and
// kLeastErrors, or costs points of the hand: it would need a long explanation. Actions that are far
// behind get fewer samples.
std::optional<std::vector<Cost>> prove(const View& view, Action best, double margin,
                                       const SearchBudget& budget, std::uint64_t seed);

}  // namespace bornes::puzzles
