// R9.5: `set right-of-way-clears yes` and `no`, in any edition.
#include "support/table.h"

namespace bornes::test::r9_05 {
namespace {

std::string battle_after(const std::string& rules) {
    Table t = table(rules, "seat 1: right-of-way; team 1 battle: roll accident stop");
    act(t, "play right-of-way");
    return battle(t, 1);
}

TEST(R9_05_RightOfWayClears, ReplacesTheRuleOfTheEdition) {
    EXPECT_EQ(battle_after("parker-1988, players 2, set right-of-way-clears yes"), "roll accident");
    EXPECT_EQ(battle_after("classic-km, players 2, set right-of-way-clears no"),
              "roll accident stop");
}

// Under `rolling`, whether the next hazard may follow depends on the card beneath the stop.
TEST(R9_05_RightOfWayClears, TogetherWithAttackRolling) {
    const auto cleared = [](const std::string& battle) {
        Table t = table("parker-1962, players 2, set right-of-way-clears yes",
                        "seat 1: right-of-way 25; seat 2: flat-tire; team 1 battle: " + battle);
        act(t, {"play right-of-way", "discard 25"});
        return t;
    };
    EXPECT_EQ(battle(cleared("roll stop"), 1), "roll");
    EXPECT_LEGAL(cleared("roll stop"), "play flat-tire on 1");
    EXPECT_EQ(battle(cleared("roll accident stop"), 1), "roll accident");
    EXPECT_REFUSED(cleared("roll accident stop"), "play flat-tire on 1", not_rolling);
}

}  // namespace
}  // namespace bornes::test::r9_05
