// R7.7: 300 for the team that completed the trip, if it played no 200 in the hand.
#include "support/table.h"

namespace bornes::test::r7_07 {
namespace {

Table completed(const std::string& distance) {
    Table t = table("parker-1988, players 2, set extension none",
                    "seat 1: 100; team 1 battle: roll; team 2 distance: 25;"
                    "team 1 distance: " +
                        distance);
    act(t, "play 100");
    return t;
}

TEST(R7_07_SafeTrip, WithoutA200) {
    EXPECT_EQ(score_of(completed("100 100 100 100 100 100"), 1).safe_trip, 300);
    EXPECT_EQ(score_of(completed("200 100 100 100 100"), 1).safe_trip, 0);
}

TEST(R7_07_SafeTrip, A200OfTheOthersDoesNotMatter) {
    Table t = table("parker-1988, players 2, set extension none",
                    "seat 1: 100; team 1 battle: roll; team 2 distance: 200 200;"
                    "team 1 distance: 100 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).safe_trip, 300);
}

TEST(R7_07_SafeTrip, OnlyForACompletedTrip) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; team 1 battle: roll; team 1 distance: 100; draw:");
    act(t, "play 100");
    ASSERT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 1).safe_trip, 0);
}

TEST(R7_07_SafeTrip, A200BeforeTheExtensionCounts) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; extended by: 1; team 1 battle: roll;"
                    "team 1 distance: 200 100 100 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(t.board.completed_by, 0);
    EXPECT_EQ(score_of(t, 1).safe_trip, 0);
}

}  // namespace
}  // namespace bornes::test::r7_07
