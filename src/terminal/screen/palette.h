// The colours of inks, for terminals with 256, 16, 8 or no colours.
#pragma once

#include "terminal/draw/canvas.h"

namespace bornes::terminal {

enum class Depth : std::uint8_t { none, few, many };

// Initialises the colour pairs of curses for this terminal.
Depth start_colours();
// The pair of an ink on a paper.
int pair_of(Style style);

}  // namespace bornes::terminal
