// A Screen on the terminal, with ncursesw.
#pragma once

#include <memory>
#include <string>

#include "terminal/screen/screen.h"

namespace bornes::terminal {

enum class ScreenFault : std::uint8_t { none, not_a_terminal, bad_terminal };

// Whether a screen can be opened here.
ScreenFault check_terminal();

// Opens the screen. Its destructor restores the terminal. With `ascii`, it shows only ASCII.
std::unique_ptr<Screen> open_screen(bool ascii);

}  // namespace bornes::terminal
