// R7.10: hands are played until a team's total has reached the goal at the end of a hand. The
// highest total wins, and equal highest totals are a draw.
#include "support/table.h"

namespace bornes::test::r7_10 {
namespace {

// Seat 1 discards the last card. The hand scores only the distances.
Table last_discard(const std::string& totals, const std::string& lines) {
    Table t = table("parker-1988, players 2", "seat 1: 25; draw:; totals: " + totals + ";" + lines);
    act(t, "discard 25");
    return t;
}

TEST(R7_10_Game, ContinuesBelowTheGoal) {
    const Table t = last_discard("4500 4900", "team 1 distance: 200 200; team 2 distance: 75");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_TRUE(winners_of(t).empty());
    EXPECT_EQ(totals_after(t)[0], 4900);
    EXPECT_EQ(totals_after(t)[1], 4975);
}

TEST(R7_10_Game, EndsWhenTheGoalIsReachedExactly) {
    const Table t = last_discard("4900 100", "team 1 distance: 100");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{1});
}

TEST(R7_10_Game, TheHighestTotalWins) {
    const Table t = last_discard("4900 4800", "team 1 distance: 100; team 2 distance: 200 25");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{2});
}

TEST(R7_10_Game, EqualTotalsAreADraw) {
    const Table t = last_discard("4900 4800", "team 1 distance: 100; team 2 distance: 200");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), (std::vector<int>{1, 2}));
}

TEST(R7_10_Game, ADrawOfTwoOutOfThree) {
    Table t = table("parker-1988, players 3",
                    "seat 1: 25; draw:; totals: 4900 5000 4950; team 1 distance: 100;"
                    "team 3 distance: 25");
    act(t, "discard 25");
    EXPECT_EQ(winners_of(t), (std::vector<int>{1, 2}));
}

// R10.18: totals count only at the end of a hand.
TEST(R7_10_Game, NobodyWinsInTheMiddleOfAHand) {
    Table t = table("parker-1988, players 2", "seat 1: 200; team 1 battle: roll; totals: 4990 0");
    act(t, "play 200");
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_TRUE(winners_of(t).empty());
}

TEST(R7_10_Game, TheLoserOfTheHandMayWinTheGame) {
    Table t = table("parker-1988, players 2, set extension none",
                    "seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100;"
                    "team 2 distance: 25; totals: 0 4990");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).total(), 1100);
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{2});
}

TEST(R7_10_Game, TotalsAreBroughtForwardByTeam) {
    const Table t = last_discard("1000 2000", "team 1 distance: 100; team 2 safeties: extra-tank*");
    const Position next = deal_next(t, sorted_deck(t.board.rules));
    EXPECT_EQ(next.board.totals[0], 1100);
    EXPECT_EQ(next.board.totals[1], 2400);
}

}  // namespace
}  // namespace bornes::test::r7_10
