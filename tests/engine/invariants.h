// What holds in every position of every game, told from the cards alone.
#pragma once

#include "bornes/position.h"

namespace bornes::test {

// Each fails the current test, fatally, where it does not hold.
void expect_cards_conserved(const Position& position);
// The short forms (status, miles, sizes) agree with the cards that lie there.
void expect_tableaus_follow_from_piles(const Position& position);
// What every seat and a spectator see could be told by somebody else, and played on from.
void expect_views_add_up(const Position& position);
// `check` and `legal_actions` agree on all 256 codes; the list is sound and in its order.
void expect_legality_agrees(const Position& position);
// Every row has one of its values, and they add up.
void expect_scores_in_range(const Position& position);

}  // namespace bornes::test
