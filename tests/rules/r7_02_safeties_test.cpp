// R7.2: 100 for each safety that is displayed, however it was played; none for one in a hand.
#include "support/table.h"

namespace bornes::test::r7_02 {
namespace {

TEST(R7_02_Safeties, HoweverPlayed) {
    const Table t =
        table("parker-1988, players 2",
              "team 1 safeties: extra-tank driving-ace*; team 2 safeties: right-of-way");
    EXPECT_EQ(score_of(t, 1).safeties, 200);
    EXPECT_EQ(score_of(t, 2).safeties, 100);
}

TEST(R7_02_Safeties, NotIfDiscarded) {
    Table t = table("parker-1988, players 2", "seat 1: extra-tank; draw:");
    EXPECT_EQ(score_of(t, 1).safeties, 0);
    act(t, "discard extra-tank");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 1).total(), 0);
}

}  // namespace
}  // namespace bornes::test::r7_02
