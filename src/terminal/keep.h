// `bornes keep`: a score pad for games with real cards, in lines of text.
#pragma once

#include "terminal/plain/score_pad.h"
#include "terminal/screen/output.h"

namespace bornes::terminal {

struct KeepOptions {
    ScreenOptions screen;
    bool fresh = false;  // forget the kept game
    NewPad game;         // a new game, if there is no kept one
};

// Whether there is a kept game that `keep` would continue.
bool keeps_a_game();
// Continues the kept score, or starts a new one. Throws std::runtime_error if the file of the score
// cannot be read. The caller watches for signals.
void keep(const KeepOptions& options);

}  // namespace bornes::terminal
