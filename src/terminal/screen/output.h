// Lines on standard output, for what is said outside the screen.
#pragma once

#include <string_view>

#include "terminal/play.h"

namespace bornes::terminal {

// Whether the options or the locale ask for nothing but ASCII.
bool only_ascii(const ScreenOptions& options);
void print(std::string_view text, bool ascii);
// Throws std::runtime_error if what was printed could not be written.
void flush_output();
// Throws std::runtime_error if there is no terminal, or none that can show a game.
void require_terminal(const words::Voice& voice);

}  // namespace bornes::terminal
