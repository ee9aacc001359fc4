// `bornes learn`: the guided first game, on the screen or in lines.
#pragma once

#include "terminal/screen/output.h"
#include "terminal/screen/screen.h"

namespace bornes::terminal {

struct LearnOptions {
    ScreenOptions screen;
    bool again = false;  // from the beginning, wherever it was left
};

// From where it was left the last time. Throws std::runtime_error if there is no terminal to show
// it.
void learn(const LearnOptions& options);
// The same on a screen that is open, until the lesson ends or the person leaves. True if it ended.
bool learn_on_screen(Screen& screen, words::Speech speech, int pace_ms, bool again = false);

}  // namespace bornes::terminal
