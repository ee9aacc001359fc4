// Builds a view card by card, from a message or from text, without the actions that led to it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bornes/position.h"

namespace bornes {

// Puts a card on top of a pile and updates the tableau of its team. `pile` must be from 0 to
// kPiles - 1, and `board.target_steps` must be set. Returns an empty text on success. Otherwise
// returns an English sentence that says why the card cannot lie there, and changes nothing.
std::string_view place(Board& board, Card card, int pile);

// Changes the deck of the rules (full or short) if the cards of the view make the other deck.
// Changes nothing if they make the deck of the rules, or neither of the two.
void fit_deck(View& view);

// Returns an English sentence that says why no position can show this view, or an empty text if one
// can. Call it before you pass a view that you built to a bot: a bot requires a possible view.
std::string_view view_fault(const View& view);

// Returns how many cards of each kind the viewer does not see: those in other hands and in the draw
// pile. The count is 0 where the viewer sees more cards than the deck has.
std::array<std::uint8_t, kCardKinds> unseen_counts(const View& view);

}  // namespace bornes
