// The terminal, by way of ncursesw.
#pragma once

#include <memory>
#include <string>

#include "terminal/screen/screen.h"

namespace bornes::terminal {

enum class ScreenFault : std::uint8_t { none, not_a_terminal, bad_terminal };

// Whether a screen can be opened here.
ScreenFault check_terminal();

// Opens the screen; its end leaves the terminal as it was. `ascii`: no character beyond ASCII is
// shown.
std::unique_ptr<Screen> open_screen(bool ascii);

}  // namespace bornes::terminal
