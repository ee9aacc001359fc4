// R7.1: one point per mile, for every team.
#include "support/table.h"

namespace bornes::test::r7_01 {
namespace {

TEST(R7_01_Milestones, EveryTeamScoresItsMiles) {
    const Table t =
        table("parker-1988, players 3", "team 1 distance: 25 50 75 100 200; team 2 distance: 25");
    EXPECT_EQ(score_of(t, 1).milestones, 450);
    EXPECT_EQ(score_of(t, 2).milestones, 25);
    EXPECT_EQ(score_of(t, 3).milestones, 0);
    EXPECT_EQ(score_of(t, 1).total(), 450);
}

}  // namespace
}  // namespace bornes::test::r7_01
