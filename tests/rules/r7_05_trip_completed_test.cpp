// R7.5: 400 for the team that completed the trip, measured by the final target.
#include "support/table.h"

namespace bornes::test::r7_05 {
namespace {

TEST(R7_05_TripCompleted, OnlyTheTeamThatCompleted) {
    Table t = table("parker-1988, players 4",
                    "seat 1: 100; team 1 battle: roll; team 2 distance: 25;"
                    "team 1 distance: 200 200 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).trip_completed, 400);
    EXPECT_EQ(score_of(t, 2).trip_completed, 0);
}

TEST(R7_05_TripCompleted, NotForTheOldTargetOnceItIsExtended) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 25; draw:; extended by: 1; team 1 distance: 200 200 100 100 100");
    act(t, "discard 25");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 1).trip_completed, 0);
}

TEST(R7_05_TripCompleted, ForTheTeamThatReachesTheExtension) {
    Table t = table("classic-km, players 2",
                    "seat 2: 100; to act: 2; extended by: 1; team 1 distance: 200 200 100 100 100;"
                    "team 2 battle: roll; team 2 distance: 200 100 100 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 2).trip_completed, 400);
    EXPECT_EQ(score_of(t, 1).trip_completed, 0);
}

}  // namespace
}  // namespace bornes::test::r7_05
