// The quick players that go by rules of thumb: what they look for, as numbers.
#pragma once

#include "bornes/bot.h"
#include "unseen.h"

namespace bornes::bots {

// Where such players differ. Every number is a preference: the action with the
// highest sum is played.
struct Habits {
    bool holds_safeties;     // waits for a coup fourré while one may come
    bool knows_dead_cards;   // sees which cards can never be played again
    bool stocks_remedies;    // keeps remedies before the hazard has come
    bool picks_on_leader;    // attacks the team that is ahead
    bool extends_with_care;  // only with cards left and a good hand
    int attack;              // how much an attack on a rolling team is worth
    int distance;            // how much moving on is worth, the miles aside
};

// What the seat to act, who holds `hand` and cannot see `unseen`, does by these habits.
Action choose(const Habits& habits, const Board& board, Hand hand, const CardCounts& unseen);

std::unique_ptr<Bot> make_heuristic_bot(const Habits& habits);

}  // namespace bornes::bots
