// Builds a view card by card, from a message or from text, without the actions that led to it.
//
// place() fills in the cards on the table and the tableaux. Before that, set `hand` and `seat` of
// the view, and of its board: `rules`, `target_steps`, `phase`, `seat`, `dealer`, `hand_sizes`,
// `draw_pile_size`, `ply`, `hand_number` and `totals`. Where they apply, also set `extended_by`,
// `completed_by`, and in Phase::coup_fourre `attack_seat`, `attack_team` and `attack_card`.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bornes/position.h"

namespace bornes {

// Puts a card on top of a pile and updates the tableau of its team. `pile` must be from 0 to
// kPiles - 1, and `board.target_steps` must be set. A safety lies straight: call
// Tableau::turn_crosswise() for a coup fourré. Returns an empty text on success. Otherwise returns
// an English sentence that says why the card cannot lie there, and changes nothing. Does not check
// what lies beneath the card, or how many 200s the team has.
std::string_view place(Board& board, Card card, int pile);

// Changes the deck of the rules (full or short) if the cards of the view make the other deck.
// Changes nothing if they make the deck of the rules, or neither of the two.
void fit_deck(View& view);

// Returns an English sentence that says what is inconsistent in the view, or an empty text if it
// finds nothing. Call it before you pass a view that you built to a bot, because a bot requires a
// consistent view. place() must have laid the cards. Checks the viewer and the seat to act, the
// number of cards, and whether the phase fits the table. Does not check whether the cards could
// have come to lie there by legal actions.
std::string_view view_fault(const View& view);

// Returns how many cards of each kind the viewer does not see: those in other hands and in the draw
// pile. The count is 0 where the viewer sees more cards than the deck has.
std::array<std::uint8_t, kCardKinds> unseen_counts(const View& view);

}  // namespace bornes
