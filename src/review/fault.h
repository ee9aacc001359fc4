// What was wrong with a move, in plain facts.
#pragma once

#include "bornes/review.h"

namespace bornes::review {

// What the played action leaves undone or throws away, compared with the best one. Derived from the
// view alone. Returns nothing if the actions are the same, or if no plain fact explains the loss.
std::optional<Fault> fault_of(const View& view, Action played, Action best);

}  // namespace bornes::review
