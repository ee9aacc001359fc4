// What one action cost, judged by what its player could see.
#pragma once

#include "bornes/review.h"

namespace bornes::review {

struct Judgement {
    Action best;
    Figures loss;   // of the action compared with the best; zeros if it is the best
    Figures error;  // one standard error of that difference
};

// The action must be legal in the view. The seat of the view must be the seat to act, with at least
// two legal actions. The same view, budget of rollouts and seed give the same judgement.
Judgement judge(const View& view, Action action, const Budget& budget, std::uint64_t seed);

}  // namespace bornes::review
