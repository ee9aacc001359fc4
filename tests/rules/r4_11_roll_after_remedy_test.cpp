// R4.11: after repairs, gasoline or spare-tire, and after a safety against a hazard on the pile, a
// roll is needed, unless right-of-way is displayed.
#include "support/table.h"

namespace bornes::test::r4_11 {
namespace {

TEST(R4_11_RollAfterRemedy, AfterARemedy) {
    Table t = table("parker-1988, players 2",
                    "seat 1: repairs 25 roll; seat 2: 50; team 1 battle: roll accident");
    act(t, {"play repairs", "discard 50"});
    EXPECT_REFUSED(t, "play 25", needs_roll);
    EXPECT_LEGAL(t, "play roll");
}

TEST(R4_11_RollAfterRemedy, NotWithRightOfWay) {
    Table t = table("parker-1988, players 2",
                    "seat 1: repairs 25; seat 2: 50; team 1 battle: accident;"
                    "team 1 safeties: right-of-way");
    act(t, {"play repairs", "discard 50"});
    EXPECT_LEGAL(t, "play 25");
}

TEST(R4_11_RollAfterRemedy, AfterASafetyThatOvercomesAHazard) {
    // R10.7: the rules of fundex-2010 contradict themselves. The roll is needed there too.
    for (const char* edition : {"parker-1962", "parker-1988", "fundex-2010", "classic-km"}) {
        Table t = table(std::string(edition) + ", players 2",
                        "seat 1: driving-ace 25 roll; team 1 battle: roll accident");
        act(t, "play driving-ace");
        EXPECT_EQ(battle(t, 1), "roll accident");
        EXPECT_REFUSED(t, "play 25", needs_roll);
        EXPECT_LEGAL(t, "play roll");
    }
}

TEST(R4_11_RollAfterRemedy, NotIfRightOfWayIsAmongTheSafeties) {
    Table t = table("parker-1988, players 2",
                    "seat 1: driving-ace 25; team 1 battle: roll accident;"
                    "team 1 safeties: right-of-way");
    act(t, "play driving-ace");
    EXPECT_LEGAL(t, "play 25");
}

TEST(R4_11_RollAfterRemedy, ASafetyPlayedBeforeItsHazardCostsNoRoll) {
    Table t = table("parker-1988, players 2", "seat 1: driving-ace 25; team 1 battle: roll");
    act(t, "play driving-ace");
    EXPECT_LEGAL(t, "play 25");
}

}  // namespace
}  // namespace bornes::test::r4_11
