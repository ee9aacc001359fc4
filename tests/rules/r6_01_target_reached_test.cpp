// R6.1: a hand ends at once when a team reaches the target exactly and does not extend it.
#include "support/table.h"

namespace bornes::test::r6_01 {
namespace {

TEST(R6_01_TargetReached, EndsTheHandAtOnce) {
    Table t = table("parker-1988, players 4",
                    "seat 3: 50; to act: 3; team 1 battle: roll;"
                    "team 1 distance: 200 100 100 100 100 100 100 100 50");
    act(t, "play 50");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(miles(t, 1), 1000);
    EXPECT_EQ(t.board.completed_by, 0);
    EXPECT_TRUE(legal(t).empty());
    EXPECT_EQ(check(t, Action::discard(Card::km25)), Refusal::hand_is_over);
}

TEST(R6_01_TargetReached, NotBefore) {
    Table t = table("parker-1988, players 4",
                    "seat 1: 25; team 1 battle: roll;"
                    "team 1 distance: 200 100 100 100 100 100 100 100 50");
    act(t, "play 25");
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_EQ(t.board.completed_by, kNoTeam);
}

TEST(R6_01_TargetReached, ATargetOfTheHouse) {
    Table t = table("fundex-2010, players 3, set target 225",
                    "seat 1: 25; team 1 battle: roll; team 1 distance: 200");
    act(t, "play 25");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{1});
    EXPECT_EQ(check(t, Action::discard(Card::km25)), Refusal::game_is_over);
}

}  // namespace
}  // namespace bornes::test::r6_01
