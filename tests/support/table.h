// Positions written as text, for tests that read like the rules.
//
//   Table t = table("parker-1988, players 2, set attack any", R"(
//       seat 1: 25 roll stop extra-tank
//       team 1 battle: roll accident
//       team 2 safeties: right-of-way* puncture-proof
//       draw: 50 25
//   )");
//
// A line ends with a line feed or `;`. All lines are optional. Seats and teams count from 1, and
// piles run from bottom to top:
//   seat N: cards         the hand. While there are cards to draw, it is filled up with harmless
//                         remedies: to six cards, or to seven if the seat is to act
//   team N battle: cards  likewise `speed`, `distance`, and `safeties` (with * for a coup fourré)
//   draw: cards           the whole draw pile, the next card first, or `draw: 12 cards`.
//                         Default: every card that lies nowhere else, safeties last
//   discard: cards        the top of the discard pile. All remaining cards lie beneath
//   to act: N             default: seat 1
//   dealer: N             default: the last seat
//   extended by: N        a team
//   totals: points        of earlier hands, one number per team
// Every card of the deck is somewhere. A text that asks for more cards than exist throws.
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

// The rules of a text such as "parker-1988, players 2, set attack any". Throws if they do not fit
// together.
Rules rules_of(std::string_view text);
Table table(std::string_view rules, std::string_view lines = "");
// The given cards come first, and the others follow in sorted order.
DeckOrder deck_beginning_with(const Rules& rules, std::string_view cards);

// Throws if the text is not an action.
Action action_of(std::string_view text);
// The texts of all legal actions, sorted.
std::vector<std::string> legal(const Position& position);
std::vector<std::string> legal(const View& view);
// Plays actions. They must be legal.
void act(Position& position, std::initializer_list<std::string_view> actions);
void act(Position& position, std::string_view action);

// The cards in one place, as text. Piles run from bottom to top ("roll accident"), safeties have *
// for a coup fourré, and hands are sorted. Seats and teams count from 1.
std::string battle(const Board& board, int team);
std::string speed(const Board& board, int team);
std::string distance(const Board& board, int team);
std::string safeties(const Board& board, int team);
std::string discard(const Board& board);
std::string hand(Hand cards);
std::string hand(const Position& position, int seat);
int hand_size(const Board& board, int seat);
int miles(const Board& board, int team);
// The seat to act, from 1.
int seat(const Board& board);
// The score sheet of a team, from 1.
Score score_of(const Board& board, int team);
// The teams that have won, from 1.
std::vector<int> winners_of(const Board& board);

testing::AssertionResult is_legal(const Position& position, std::string_view action);
testing::AssertionResult is_refused(const Position& position, std::string_view action, Refusal why);
#define EXPECT_LEGAL(table, action) EXPECT_TRUE(::bornes::test::is_legal(table, action))
#define EXPECT_REFUSED(table, action, why) \
    EXPECT_TRUE(::bornes::test::is_refused(table, action, Refusal::why))

}  // namespace bornes::test
