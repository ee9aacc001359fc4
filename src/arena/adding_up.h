// Whether a view that somebody else made can be true.
#pragma once

#include <string_view>

#include "bornes/position.h"

namespace bornes::arena {

// Takes the other deck if that one adds up and the one of the rules does not.
void fit_deck(View& view);

// Why no position shows this view to the seat that is to act; empty if one may. What is left out
// here would be undefined behaviour in whoever plays on from the view.
std::string_view what_does_not_add_up(const View& view);

// The cards in other hands and the draw pile, kind by kind; none where more are seen than exist.
std::array<std::uint8_t, kCardKinds> unseen_at_most(const View& view);

}  // namespace bornes::arena
