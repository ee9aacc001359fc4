// Shows reports on the screen: the review of a game, and statistics.
#pragma once

#include "terminal/model/kept_game.h"
#include "terminal/reports.h"
#include "terminal/screen/screen.h"

namespace bornes::terminal {

// Offers to step through the game and to review it, until the person goes back. After a review,
// stepping shows its comment beside each move.
void replay_and_review(Screen& screen, const KeptGame& game, words::Speech speech,
                       const Reports& reports, int pace_ms);
void show_statistics(Screen& screen, const words::Voice& voice, const Reports& reports);

}  // namespace bornes::terminal
