// `bornes learn`: the guided first game, on the screen or in lines.
#pragma once

#include "terminal/screen/output.h"
#include "terminal/screen/screen.h"

namespace bornes::terminal {

struct LearnOptions {
    ScreenOptions screen;
    bool again = false;  // start at the beginning
};

// Starts at the step where the person stopped. Throws std::runtime_error if there is no terminal.
void learn(const LearnOptions& options);
// The same on an open screen. Returns true if the lesson ended, and false if the person left.
bool learn_on_screen(Screen& screen, words::Speech speech, int pace_ms, bool again = false);

}  // namespace bornes::terminal
