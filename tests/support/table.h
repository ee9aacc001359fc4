// Positions written as text, for tests that read like the rules.
//
//   Table t = table("parker-1988, players 2, set attack any", R"(
//       seat 1: 25 roll stop extra-tank
//       team 1 battle: roll accident
//       team 2 safeties: right-of-way* puncture-proof
//       draw: 50 25
//   )");
//
// Lines, all optional, ended by a line feed or `;` (seats and teams count from 1, piles run from
// bottom to top):
//   seat N: cards         the hand. While there are cards to draw it is filled up with remedies of
//                         no consequence: to six cards, or seven if the seat is to act
//   team N battle: cards  likewise `speed`, `distance`, and `safeties` (with * for a coup fourré)
//   draw: cards           the whole draw pile, the next card first; `draw: 12 cards` for so many.
//                         Without the line it is every card that lies nowhere else, safeties last
//   discard: cards        the top of the discard pile: beneath lie the cards left over
//   to act: N             otherwise seat 1
//   dealer: N             otherwise the last seat
//   extended by: N        a team
//   totals: points        brought forward, one number per team
// Every card of the deck is somewhere; a text that asks for more than there are throws.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/position.h"
#include "bornes/score.h"
#include "bornes/settings.h"

namespace bornes::test {

struct Table : Position {
    operator const Board&() const { return board; }
};

// The rules of "parker-1988, players 2, set attack any". Throws where they make no game.
Rules rules_of(std::string_view text);
Table table(std::string_view rules, std::string_view lines = "");
// The cards given come first, the others follow sorted.
DeckOrder deck_beginning_with(const Rules& rules, std::string_view cards);

// Throws if the text is no action.
Action action_of(std::string_view text);
// The texts of all legal actions, sorted.
std::vector<std::string> legal(const Position& position);
std::vector<std::string> legal(const View& view);
// Plays actions, which must be legal.
void act(Position& position, std::initializer_list<std::string_view> actions);
void act(Position& position, std::string_view action);

// What lies where, as text: piles from bottom to top, "roll accident"; safeties with * for a coup
// fourré; hands sorted. Seats and teams count from 1.
std::string battle(const Board& board, int team);
std::string speed(const Board& board, int team);
std::string distance(const Board& board, int team);
std::string safeties(const Board& board, int team);
std::string discard(const Board& board);
std::string hand(Hand cards);
std::string hand(const Position& position, int seat);
int hand_size(const Board& board, int seat);
int miles(const Board& board, int team);
// Who must act, from 1.
int seat(const Board& board);
// The sheet of a team, from 1.
Score score_of(const Board& board, int team);
// The teams that have won, from 1.
std::vector<int> winners_of(const Board& board);

testing::AssertionResult is_legal(const Position& position, std::string_view action);
testing::AssertionResult is_refused(const Position& position, std::string_view action, Refusal why);
#define EXPECT_LEGAL(table, action) EXPECT_TRUE(::bornes::test::is_legal(table, action))
#define EXPECT_REFUSED(table, action, why) \
    EXPECT_TRUE(::bornes::test::is_refused(table, action, Refusal::why))

}  // namespace bornes::test
