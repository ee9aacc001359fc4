// `bornes keep`: from options to a score pad in lines.
#pragma once

#include "terminal/plain/score_pad.h"
#include "terminal/screen/output.h"

namespace bornes::terminal {

struct KeepOptions {
    ScreenOptions screen;
    bool fresh = false;  // give up the game that is kept
    NewPad game;         // used if there is none to go on with
};

// Whether a game is kept that `keep` would go on with.
bool keeps_a_game();
// Goes on with the score that is kept, or with that of a new game. Throws std::runtime_error if the
// file of the score cannot be read. The caller watches for signals.
void keep(const KeepOptions& options);

}  // namespace bornes::terminal
