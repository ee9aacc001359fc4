// The themes of decisions.
#pragma once

#include <optional>

#include "puzzles/puzzle.h"

namespace bornes::puzzles {

// The theme of a decision, from the best action and the action that tempts players. Returns nothing
// if no theme fits.
//   extension    whether to extend
//   coup fourré  answering an attack, or playing a safety: now or later
//   finishing    a distance card, with at most kLastMiles to the target
//   attack       an attack: on whom, with which hazard, or none now
//   discards     which card to discard
std::optional<Theme> theme_of(const View& view, Action best, Action tempting);

// Whether a decision with this view can have the theme at all. This saves a search.
bool may_be_about(Theme theme, const View& view, const ActionList& legal);

inline constexpr int kLastMiles = 250;
// The least draw pile for a puzzle about discards. With fewer cards, no card is worth keeping long.
inline constexpr int kLeastPile = 12;

}  // namespace bornes::puzzles
