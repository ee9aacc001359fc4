// R8.10: with three teams, a shut-out scores once if no opponent has a distance card, or once per
// opponent without a distance card.
#include "support/table.h"

namespace bornes::test::r8_10 {
namespace {

int shut_out(const std::string& rules, const std::string& lines) {
    Table t = table(rules,
                    "seat 1: 100; team 1 battle: roll; extended by: 1;"
                    "team 1 distance: 200 200 100 100 100 100 100;" +
                        lines);
    act(t, "play 100");
    return score_of(t, 1).shut_out;
}

TEST(R8_10_ShutOutThreeTeams, OnceIfNoOpponentHasADistanceCard) {
    for (const std::string edition : {"parker-1962", "parker-1971-fr", "parker-1988"})
        for (const std::string players : {", players 3", ", players 6"}) {
            EXPECT_EQ(shut_out(edition + players, ""), 500);
            EXPECT_EQ(shut_out(edition + players, "team 2 distance: 25"), 0);
            EXPECT_EQ(shut_out(edition + players, "team 3 distance: 25"), 0);
            EXPECT_EQ(shut_out(edition + players, "team 2 distance: 25; team 3 distance: 25"), 0);
        }
}

TEST(R8_10_ShutOutThreeTeams, ForEachOpponentWithoutADistanceCard) {
    for (const std::string players : {", players 3", ", players 6"}) {
        EXPECT_EQ(shut_out("classic-km" + players, ""), 1000);
        EXPECT_EQ(shut_out("classic-km" + players, "team 2 distance: 25"), 500);
        EXPECT_EQ(shut_out("classic-km" + players, "team 3 distance: 25"), 500);
        EXPECT_EQ(shut_out("classic-km" + players, "team 2 distance: 25; team 3 distance: 25"), 0);
    }
}

TEST(R8_10_ShutOutThreeTeams, TheSameWithTwoTeams) {
    EXPECT_EQ(shut_out("parker-1988, players 2", ""), 500);
    EXPECT_EQ(shut_out("classic-km, players 2", ""), 500);
}

}  // namespace
}  // namespace bornes::test::r8_10
