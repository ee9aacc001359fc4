// Pages that somebody reads and then leaves: the help and the score sheet.
#pragma once

#include "game.h"
#include "stage.h"
#include "telling.h"

namespace bornes::terminal {

void read_help(Stage& stage, const Voice& voice, const Rules& rules);
// The sheet of the running hand, as it would count now, and of the hands before it.
void read_score(Stage& stage, const Voice& voice, const Game& game);

}  // namespace bornes::terminal
