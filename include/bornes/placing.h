// Views that were not played here, put together card by card: from a message, or from text.
#pragma once

#include <string_view>

#include "bornes/position.h"

namespace bornes {

// Puts a card on top of a pile, with what it does there to the tableau of a team. The board has its
// target already. Why the card cannot lie there, or empty; then nothing has changed.
std::string_view place(Board& board, Card card, int pile);

// Takes the other deck if that one adds up and the one of the rules does not.
void fit_deck(View& view);

// Why no position shows this view; empty if one may. Whoever plays on from a view relies on all
// that is looked at here.
std::string_view what_does_not_add_up(const View& view);

// The cards in other hands and the draw pile, kind by kind; none where more are seen than exist.
std::array<std::uint8_t, kCardKinds> unseen_at_most(const View& view);

}  // namespace bornes
