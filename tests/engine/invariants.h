// What must hold in every position of every game, computed from the cards alone.
#pragma once

#include "bornes/position.h"

namespace bornes::test {

// Each function fails the current test fatally if its condition does not hold.
void expect_cards_conserved(const Position& position);
// The summaries (status, miles, sizes) agree with the cards on the piles.
void expect_tableaus_follow_from_piles(const Position& position);
// The view of every seat and of a spectator is consistent, so that a program can play on from it.
void expect_views_add_up(const Position& position);
// `check` and `legal_actions` agree on all 256 codes, and the list is valid and in order.
void expect_legality_agrees(const Position& position);
// Every row has one of its possible values, and the rows add up to the total.
void expect_scores_in_range(const Position& position);

}  // namespace bornes::test
