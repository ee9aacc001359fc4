// From cards to actions: what a card of the hand can do now, and why it cannot.
#pragma once

#include <string>
#include <vector>

#include "terminal/telling/telling.h"

namespace bornes::terminal {

// The ways to play a card to the table now: one for each team that a hazard can go on.
std::vector<Action> plays_of(const View& view, Card card);
// Why there is none, in a sentence; of a hazard, for each team that it cannot go on.
std::string why_not(const Voice& voice, const Game& game, Card card);

}  // namespace bornes::terminal
