// R9.8: `set shut-out once` and `each`, in any edition.
#include "support/table.h"

namespace bornes::test::r9_08 {
namespace {

int shut_out(const std::string& rules, const std::string& lines) {
    Table t = table(rules + ", set target 200, set extension none",
                    "seat 1: 200; team 1 battle: roll;" + lines);
    act(t, "play 200");
    return score_of(t, 1).shut_out;
}

TEST(R9_08_ShutOut, ReplacesTheRuleOfTheEdition) {
    EXPECT_EQ(shut_out("parker-1988, players 3, set shut-out each", ""), 1000);
    EXPECT_EQ(shut_out("parker-1988, players 3, set shut-out each", "team 2 distance: 25"), 500);
    EXPECT_EQ(shut_out("classic-km, players 3, set shut-out once", ""), 500);
    EXPECT_EQ(shut_out("classic-km, players 3, set shut-out once", "team 2 distance: 25"), 0);
}

// R10.16
TEST(R9_08_ShutOut, HoweverManyTheOpponentsAre) {
    const std::string solo = "parker-1988, players 6, set teams solo";
    EXPECT_EQ(shut_out(solo, ""), 500);
    EXPECT_EQ(shut_out(solo, "team 6 distance: 25"), 0);
    EXPECT_EQ(shut_out(solo + ", set shut-out each", ""), 2500);
    EXPECT_EQ(shut_out(solo + ", set shut-out each", "team 6 distance: 25"), 2000);
}

TEST(R9_08_ShutOut, TheRoadRaceWithPointsScoresOnce) {
    EXPECT_EQ(shut_out("fundex-2010, players 4, set goal 500", ""), 500);
    EXPECT_EQ(shut_out("fundex-2010, players 4, set goal 500", "team 4 distance: 25"), 0);
    EXPECT_EQ(shut_out("fundex-2010, players 4, set goal 500, set shut-out each", ""), 1500);
    EXPECT_EQ(shut_out("fundex-2010, players 4", ""), 0);  // a race has no points
}

}  // namespace
}  // namespace bornes::test::r9_08
