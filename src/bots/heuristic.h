// Quick players that follow rules of thumb, described by numbers.
#pragma once

#include "bornes/bot.h"
#include "unseen.h"

namespace bornes::bots {

// How these players differ. Each number is a preference: the player takes the action with the
// highest sum.
struct Habits {
    bool holds_safeties;     // waits for a coup fourré while one may come
    bool knows_dead_cards;   // sees which cards can never be played again
    bool stocks_remedies;    // keeps remedies before the hazard comes
    bool picks_on_leader;    // attacks the team that is ahead
    bool extends_with_care;  // only with cards left to draw and a good hand
    int attack;              // worth of an attack on a rolling team
    int distance;            // worth of driving on, apart from the miles
};

// What the seat to act does by these habits. It holds `hand` and cannot see `unseen`.
Action choose(const Habits& habits, const Board& board, Hand hand, const CardCounts& unseen);

std::unique_ptr<Bot> make_heuristic_bot(const Habits& habits);

}  // namespace bornes::bots
