// What was wrong with a move, in plain facts.
#pragma once

#include "bornes/review.h"

namespace bornes::review {

// What the played action leaves undone or throws away, next to the best one. Derived from the view
// alone. Nothing if the actions are the same, or if there is no plain fact to tell.
std::optional<Fault> fault_of(const View& view, Action played, Action best);

}  // namespace bornes::review
