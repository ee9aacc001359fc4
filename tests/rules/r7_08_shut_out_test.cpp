// R7.8: 500 for the team that completed the trip, if its opponents have played no distance card.
// R8.10 covers three teams.
#include "support/table.h"

namespace bornes::test::r7_08 {
namespace {

Table completed(const std::string& lines) {
    Table t = table("parker-1988, players 4",
                    "seat 1: 100; team 1 battle: roll;"
                    "team 1 distance: 200 200 100 100 100 100 100;" +
                        lines);
    act(t, "play 100");
    return t;
}

TEST(R7_08_ShutOut, WithoutADistanceCardOfTheOthers) {
    EXPECT_EQ(score_of(completed(""), 1).shut_out, 500);
    EXPECT_EQ(score_of(completed("team 2 battle: roll; team 2 safeties: extra-tank*"), 1).shut_out,
              500);
}

TEST(R7_08_ShutOut, OneCardOf25IsEnoughToAvoidIt) {
    EXPECT_EQ(score_of(completed("team 2 distance: 25"), 1).shut_out, 0);
    EXPECT_EQ(score_of(completed("team 2 distance: 25"), 2).shut_out, 0);
}

TEST(R7_08_ShutOut, OnlyForACompletedTrip) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; team 1 battle: roll; team 1 distance: 100; draw:");
    act(t, "play 100");
    ASSERT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 1).shut_out, 0);
    EXPECT_EQ(score_of(t, 2).shut_out, 0);
}

}  // namespace
}  // namespace bornes::test::r7_08
