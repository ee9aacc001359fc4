// Which colour an ink is, with 256 colours, with 16 or 8, and with none.
#pragma once

#include "terminal/draw/canvas.h"

namespace bornes::terminal {

enum class Depth : std::uint8_t { none, few, many };

// Fills the colour pairs of curses with what the terminal can show.
Depth start_colours();
// The pair of an ink on a paper.
int pair_of(Style style);

}  // namespace bornes::terminal
