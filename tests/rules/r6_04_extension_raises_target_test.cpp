// R6.4: an extension raises the target for everybody, and happens at most once in a hand.
#include "support/table.h"

namespace bornes::test::r6_04 {
namespace {

Table extended() {
    Table t = table("parker-1988, players 3",
                    "seat 1: 100 200 25; seat 2: 75 100 200; seat 3: 25 25; draw: 20 cards;"
                    "team 1 battle: roll; team 1 distance: 100 100 100 100 100 100;"
                    "team 2 battle: roll; team 2 distance: 200 100 75 75 75 75 50");
    act(t, {"play 100", "extend"});
    return t;
}

TEST(R6_04_ExtensionRaisesTarget, ForEverybody) {
    Table t = extended();
    EXPECT_EQ(t.board.target(), 1000);
    EXPECT_EQ(t.board.extended_by, 0);
    EXPECT_EQ(seat(t), 2);  // the turn passes as after any distance card
    EXPECT_EQ(hand_size(t, 2), 7);
    EXPECT_LEGAL(t, "play 100");
    act(t, {"play 100", "discard 25"});
    EXPECT_EQ(miles(t, 2), 750);
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_LEGAL(t, "play 200");
}

TEST(R6_04_ExtensionRaisesTarget, ReachingTheOldTargetMeansNothingMore) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 50; team 1 battle: roll; team 1 distance: 200 200 100 100 50;"
                    "extended by: 2");
    act(t, "play 50");
    EXPECT_EQ(miles(t, 1), 700);
    EXPECT_EQ(t.board.phase, Phase::play);
}

TEST(R6_04_ExtensionRaisesTarget, NoChoiceAtTheNewTarget) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; team 1 battle: roll; extended by: 2;"
                    "team 1 distance: 200 200 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(t.board.completed_by, 0);
}

TEST(R6_04_ExtensionRaisesTarget, WhatWasPlayedBeforeStillCounts) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 200; team 1 battle: roll; extended by: 1;"
                          "team 1 distance: 200 200 100 100 100");
    EXPECT_REFUSED(t, "play 200", two_200s_played);
}

TEST(R6_04_ExtensionRaisesTarget, TheNextHandStartsAfresh) {
    Table t = table("parker-1988, players 2", "seat 1: 25; draw:; extended by: 1");
    act(t, "discard 25");
    ASSERT_EQ(t.board.phase, Phase::hand_over);
    const Position next = deal_next(t, sorted_deck(t.board.rules));
    EXPECT_EQ(next.board.target(), 700);
    EXPECT_FALSE(next.board.extended());
    EXPECT_EQ(next.board.completed_by, kNoTeam);
}

}  // namespace
}  // namespace bornes::test::r6_04
