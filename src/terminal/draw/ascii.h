// A picture for terminals that show only ASCII.
#pragma once

#include "terminal/draw/canvas.h"

namespace bornes::terminal {

// Replaces every glyph by plain ASCII. An ellipsis becomes "..." where blanks follow it, and a
// tilde elsewhere.
Canvas in_ascii(const Canvas& canvas);

}  // namespace bornes::terminal
