// R5.3: the caller takes a complete turn at once. Play continues to the left of the caller, and the
// seats in between lose their turn.
#include "support/table.h"

namespace bornes::test::r5_03 {
namespace {

TEST(R5_03_CallersTurn, SeatsBetweenLoseTheirs) {
    Table t = table("parker-1988, players 4",
                    "seat 1: stop; seat 4: right-of-way 25; team 2 battle: roll");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(seat(t), 4);
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_EQ(hand_size(t, 2), 6);
    EXPECT_EQ(hand_size(t, 3), 6);
    act(t, "play 25");
    EXPECT_EQ(seat(t), 1);
}

TEST(R5_03_CallersTurn, FiveSeatsAway) {
    Table t = table("parker-1988, players 6",
                    "seat 2: stop; to act: 2; seat 1: right-of-way 25; team 1 battle: roll");
    act(t, {"play stop on 1", "coup-fourre right-of-way"});
    EXPECT_EQ(seat(t), 1);
    act(t, "play 25");
    EXPECT_EQ(seat(t), 2);  // the attacker is next; the four seats in between have lost their turn
}

TEST(R5_03_CallersTurn, NextInTurnAnyway) {
    Table t = table("parker-1988, players 3",
                    "seat 1: stop; seat 2: right-of-way 25; team 2 battle: roll");
    act(t, {"play stop on 2", "coup-fourre right-of-way", "discard 25"});
    EXPECT_EQ(seat(t), 3);
}

TEST(R5_03_CallersTurn, AnotherSafetyInItGivesAnotherTurnStill) {
    Table t = table("parker-1988, players 3",
                    "seat 1: stop; seat 3: right-of-way extra-tank 25; team 3 battle: roll");
    act(t, {"play stop on 3", "coup-fourre right-of-way", "play extra-tank"});
    EXPECT_EQ(seat(t), 3);
    act(t, "play 25");
    EXPECT_EQ(seat(t), 1);
}

TEST(R5_03_CallersTurn, AfterTheDrawPileIsGone) {
    Table t = table("parker-1988, players 4",
                    "seat 1: stop 25; seat 2: 50; seat 4: right-of-way 75;"
                    "team 2 battle: roll; draw:");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(seat(t), 4);
    EXPECT_EQ(hand(t, 4), "75");
    act(t, "play 75");
    EXPECT_EQ(seat(t), 1);
}

TEST(R5_03_CallersTurn, ACallerWithoutCardsHasNone) {
    Table t = table("parker-1988, players 4",
                    "seat 1: stop 25; seat 2: 50; seat 4: right-of-way;"
                    "team 2 battle: roll; draw:");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(seat(t), 1);  // to the left of the caller
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 2);
}

TEST(R5_03_CallersTurn, TheVeryLastCardEndsTheHand) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way; team 2 battle: roll; draw:");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 2).coup_fourres, 300);
    EXPECT_EQ(score_of(t, 2).safeties, 100);
}

}  // namespace
}  // namespace bornes::test::r5_03
