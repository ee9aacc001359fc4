// R3.4: a safety gives the same player another turn, including a draw, unless hand and draw pile
// are empty.
#include "support/table.h"

namespace bornes::test::r3_04 {
namespace {

TEST(R3_04_SafetyGivesAnotherTurn, WithADraw) {
    Table t =
        table("parker-1988, players 2", "seat 1: extra-tank 25 25 25 25 25 25; draw: 200 roll");
    act(t, "play extra-tank");
    EXPECT_EQ(seat(t), 1);
    EXPECT_EQ(hand(t, 1), "25 25 25 25 25 25 200");
    EXPECT_EQ(safeties(t, 1), "extra-tank");
    EXPECT_EQ(t.board.draw_pile_size, 1);
}

TEST(R3_04_SafetyGivesAnotherTurn, OneAfterTheOther) {
    Table t = table("parker-1988, players 2",
                    "seat 1: extra-tank driving-ace puncture-proof 25 25 25 25;"
                    "draw: right-of-way 50 75 100");
    act(t, {"play extra-tank", "play right-of-way", "play driving-ace", "play puncture-proof"});
    EXPECT_EQ(seat(t), 1);
    EXPECT_EQ(hand(t, 1), "25 25 25 25 50 75 100");
    EXPECT_EQ(safeties(t, 1), "extra-tank right-of-way driving-ace puncture-proof");
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 2);
}

TEST(R3_04_SafetyGivesAnotherTurn, WithoutADrawIfThePileIsEmpty) {
    Table t = table("parker-1988, players 2", "seat 1: extra-tank 25; seat 2: 50; draw:");
    act(t, "play extra-tank");
    EXPECT_EQ(seat(t), 1);
    EXPECT_EQ(hand(t, 1), "25");
}

TEST(R3_04_SafetyGivesAnotherTurn, ASafetyAsLastCardOfTheHandPassesTheTurn) {
    Table t = table("parker-1988, players 2", "seat 1: extra-tank; seat 2: 50; draw:");
    act(t, "play extra-tank");
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(t.board.phase, Phase::play);
}

TEST(R3_04_SafetyGivesAnotherTurn, ASafetyAsVeryLastCardEndsTheHand) {
    Table t = table("parker-1988, players 2", "seat 1: extra-tank; draw:");
    act(t, "play extra-tank");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 1).safeties, 100);
    EXPECT_TRUE(legal(t).empty());
}

TEST(R3_04_SafetyGivesAnotherTurn, ADiscardedSafetyGivesNone) {
    Table t = table("parker-1988, players 2", "seat 1: extra-tank");
    act(t, "discard extra-tank");
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(safeties(t, 1), "");
}

}  // namespace
}  // namespace bornes::test::r3_04
