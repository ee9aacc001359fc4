// Tries actions out. All actions meet the same imagined positions, so luck affects them equally.
#pragma once

#include <span>

#include "bornes/position.h"
#include "imagination.h"

namespace bornes::bots {

// The result of an action, from the point of view of the team that took it.
struct Outcome {
    double win = 0;     // chance to win the game
    double points = 0;  // lead over the mean of the others in this hand; in a race, the prize
};

// What a position is worth to the team of a seat. After the hand, the score sheet says so; during
// the hand, the network estimates it.
Outcome outcome_of(const Position& position, Seat seat);

class Tryout {
public:
    static constexpr int kTurnsAhead = 8;

    // The view must outlive the object. The seat of the view must be the seat to act.
    explicit Tryout(const View& view) : view_(view), imagination_(view) {}

    // Imagines the hidden cards once, and plays each action a few turns on from there.
    void sample(std::span<const Action> actions, std::span<Outcome> outcomes, Random& random);

private:
    Opponents next_opponents();

    const View& view_;
    const Imagination imagination_;
    int samples_ = 0;
};

}  // namespace bornes::bots
