// R9.7: `set extension-lost opponents`, `opponents-if-completed` and `nobody`, in any edition.
#include "support/table.h"

namespace bornes::test::r9_07 {
namespace {

int points(const std::string& rules, bool completed) {
    Table t = table(rules,
                    "seat 2: 100; to act: 2; draw:; extended by: 1; team 2 battle: roll;"
                    "team 2 distance: 200 200 100 100 100 100 100");
    act(t, completed ? "play 100" : "discard 100");
    EXPECT_TRUE(t.board.over());
    EXPECT_EQ(score_of(t, 1).extension, 0);
    return score_of(t, 2).extension;
}

TEST(R9_07_ExtensionLost, ReplacesTheRuleOfTheEdition) {
    for (const std::string edition : {"parker-1962", "parker-1988", "classic-km"}) {
        const std::string rules = edition + ", players 2, set extension-lost ";
        EXPECT_EQ(points(rules + "opponents", true), 200);
        EXPECT_EQ(points(rules + "opponents", false), 200);
        EXPECT_EQ(points(rules + "opponents-if-completed", true), 200);
        EXPECT_EQ(points(rules + "opponents-if-completed", false), 0);
        EXPECT_EQ(points(rules + "nobody", true), 0);
        EXPECT_EQ(points(rules + "nobody", false), 0);
    }
}

TEST(R9_07_ExtensionLost, TheRoadRaceWithPointsPaysTheOpponents) {
    const std::string rules = "fundex-2010, players 2, set target 700, set extension 1000";
    EXPECT_EQ(points(rules + ", set goal 5000", false), 200);
    EXPECT_EQ(points(rules + ", set goal 5000", true), 200);
    EXPECT_EQ(points(rules + ", set goal 5000, set extension-lost nobody", true), 0);
    EXPECT_EQ(points(rules, true), 0);  // a race has no points
}

}  // namespace
}  // namespace bornes::test::r9_07
