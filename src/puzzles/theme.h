// What a decision is about.
#pragma once

#include <optional>

#include "puzzles/puzzle.h"

namespace bornes::puzzles {

// By the best action and the one that tempts players away from it. Nothing if it is about none of
// the themes.
//   extension    the choice of extending
//   coup fourré  answering an attack, or playing a safety: now, or later
//   finishing    a distance card, no more than kLastMiles before the target
//   attack       an attack: on whom, with what, or better none now
//   discards     which card to throw away
std::optional<Theme> theme_of(const View& view, Action best, Action tempting);

// Whether a decision of this view can be about the theme at all: spares a search.
bool may_be_about(Theme theme, const View& view, const ActionList& legal);

inline constexpr int kLastMiles = 250;
// Cards to draw that a puzzle about discards needs: with fewer, no card is worth keeping long.
inline constexpr int kLeastPile = 12;

}  // namespace bornes::puzzles
