// R7.11: a race has one hand and no points. The team that reaches the target wins, otherwise the
// furthest team. Teams that tie share the win.
#include "support/table.h"

namespace bornes::test::r7_11 {
namespace {

TEST(R7_11_Race, WhoeverReachesTheTargetWins) {
    Table t = table("fundex-2010, players 3",
                    "seat 1: 100; team 1 battle: roll; team 1 safeties: extra-tank*;"
                    "team 1 distance: 200 200 100 100 100 100 100; team 2 distance: 25");
    act(t, "play 100");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{1});
    EXPECT_EQ(score_of(t, 1).milestones, 1000);
    EXPECT_EQ(score_of(t, 1).total(), 1000);  // no other row counts
    EXPECT_EQ(totals_after(t)[0], 1000);
    EXPECT_EQ(totals_after(t)[1], 25);
}

TEST(R7_11_Race, ElseTheFurthest) {
    Table t = table("fundex-2010, players 4",
                    "seat 1: 25; draw:; team 1 distance: 50; team 2 distance: 75;"
                    "team 3 distance: 25; team 4 safeties: extra-tank driving-ace");
    act(t, "discard 25");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{2});
}

TEST(R7_11_Race, TiesShare) {
    Table t = table("fundex-2010, players 4",
                    "seat 1: 25; draw:; team 1 distance: 75; team 2 distance: 25;"
                    "team 3 distance: 50 25; team 4 distance: 50");
    act(t, "discard 25");
    EXPECT_EQ(winners_of(t), (std::vector<int>{1, 3}));
}

TEST(R7_11_Race, NobodyMovedEverybodyShares) {
    Table t = table("fundex-2010, players 3", "seat 1: 25; draw:");
    act(t, "discard 25");
    EXPECT_EQ(winners_of(t), (std::vector<int>{1, 2, 3}));
}

TEST(R7_11_Race, BetweenPartnersToo) {
    Table t = table("parker-1988, players 4, set goal race",
                    "seat 1: 25; draw:; team 2 distance: 25; team 2 safeties: right-of-way");
    act(t, "discard 25");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{2});
    EXPECT_EQ(score_of(t, 2).total(), 25);
}

// R10.17
TEST(R7_11_Race, AnExtendedRaceThatNobodyCompletesGoesToTheFurthest) {
    Table t = table("parker-1962, players 2, set goal race",
                    "seat 1: 100; draw:; team 1 battle: roll; team 1 distance: 200 200 100 100;"
                    "team 2 distance: 100");
    act(t, {"play 100", "extend"});
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{1});
    EXPECT_EQ(score_of(t, 2).total(), 100);  // no extension points in a race
}

TEST(R7_11_Race, AnExtendedRaceGoesToWhoeverCompletesIt) {
    Table t = table("parker-1988, players 2, set goal race",
                    "seat 2: 100; to act: 2; extended by: 1; team 1 distance: 200 200 100 100 100;"
                    "team 2 battle: roll; team 2 distance: 200 100 100 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(winners_of(t), std::vector<int>{2});
}

}  // namespace
}  // namespace bornes::test::r7_11
