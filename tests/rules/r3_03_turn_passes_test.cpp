// R3.3: the turn passes to the left, to the next seat that holds a card or can draw one.
#include "support/table.h"

namespace bornes::test::r3_03 {
namespace {

TEST(R3_03_TurnPasses, SeatsWithoutCardsArePassedOver) {
    Table t = table("parker-1988, players 4", "seat 1: 25 25; seat 4: 50; draw:");
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 4);
    act(t, "discard 50");
    EXPECT_EQ(seat(t), 1);
}

TEST(R3_03_TurnPasses, TheSamePlayerContinuesIfNobodyElseHasACard) {
    Table t = table("parker-1988, players 3", "seat 2: 25 50 75; to act: 2; draw:");
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 2);
    act(t, "discard 75");
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(hand(t, 2), "50");
    EXPECT_EQ(t.board.phase, Phase::play);
}

TEST(R3_03_TurnPasses, AnAttackPassesTheTurnFromTheAttacker) {
    Table t = table("parker-1988, players 3",
                    "seat 1: stop; seat 2: 25; seat 3: 50; team 3 battle: roll; draw: 12 cards");
    act(t, "play stop on 3");
    EXPECT_EQ(seat(t), 2);
}

TEST(R3_03_TurnPasses, ToAPlayerWhoDrawsTheLastCard) {
    Table t = table("parker-1988, players 3",
                    "seat 1: 25 25 25 25 25 25 25; seat 2: 50; seat 3: 75; draw: 200");
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(hand_size(t, 2), 7);
    act(t, "discard 50");
    EXPECT_EQ(seat(t), 3);
    EXPECT_EQ(hand_size(t, 3), 6);
}

}  // namespace
}  // namespace bornes::test::r3_03
