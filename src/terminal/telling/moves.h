// What a card of the hand can do now, or why it cannot be played.
#pragma once

#include <string>
#include <vector>

#include "terminal/telling/telling.h"

namespace bornes::terminal {

// The legal ways to play a card: for a hazard, one per possible victim.
std::vector<Action> plays_of(const View& view, Card card);
// A sentence that says why the card cannot be played. For a hazard, it gives a reason per team.
std::string why_not(const Voice& voice, const Game& game, Card card);

}  // namespace bornes::terminal
