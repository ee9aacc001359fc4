// Tries actions out: all of them meet the same imagined positions, so that chance hits them alike.
#pragma once

#include <span>

#include "bornes/position.h"
#include "imagination.h"

namespace bornes::bots {

// What an action has led to, seen from the team that took it.
struct Outcome {
    double win = 0;     // chance to win the game
    double points = 0;  // lead over the others' mean in this hand; in a race the prize
};

// What a position is worth to the team of a seat, by the score sheet or, while the hand is under
// way, by the network.
Outcome outcome_of(const Position& position, Seat seat);

class Tryout {
public:
    static constexpr int kTurnsAhead = 8;

    // The view must outlive the object; its seat is to act.
    explicit Tryout(const View& view) : view_(view), imagination_(view) {}

    // Imagines what the seat cannot see, and plays each action a few turns on from there.
    void sample(std::span<const Action> actions, std::span<Outcome> outcomes, Random& random);

private:
    Opponents next_opponents();

    const View& view_;
    const Imagination imagination_;
    int samples_ = 0;
};

}  // namespace bornes::bots
