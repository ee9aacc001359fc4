// R3.6: a hazard on top of the battle pile is in force unless the safety that answers it is
// displayed.
#include "support/table.h"

namespace bornes::test::r3_06 {
namespace {

TEST(R3_06_InForce, AHazardOnTopHoldsTheTeam) {
    const auto facing = [](const std::string& hazard) {
        return table("parker-1988, players 2", "seat 1: 25; team 1 battle: roll " + hazard);
    };
    EXPECT_REFUSED(facing("accident"), "play 25", stopped_by_accident);
    EXPECT_REFUSED(facing("out-of-gas"), "play 25", out_of_gas);
    EXPECT_REFUSED(facing("flat-tire"), "play 25", flat_tire);
    EXPECT_REFUSED(facing("stop"), "play 25", stopped);
}

TEST(R3_06_InForce, ItsSafetyTakesItOutOfForce) {
    const auto facing = [](const std::string& hazard, const std::string& safety) {
        return table("parker-1988, players 2",
                     "seat 1: 25; team 1 battle: roll " + hazard + "; team 1 safeties: " + safety);
    };
    // No hazard stops the team any more, but the roll is covered (R4.11).
    EXPECT_REFUSED(facing("accident", "driving-ace"), "play 25", needs_roll);
    EXPECT_REFUSED(facing("out-of-gas", "extra-tank"), "play 25", needs_roll);
    EXPECT_REFUSED(facing("flat-tire", "puncture-proof"), "play 25", needs_roll);
    EXPECT_LEGAL(facing("stop", "right-of-way"), "play 25");
}

TEST(R3_06_InForce, AnotherSafetyDoesNot) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 25; team 1 battle: roll accident;"
                          "team 1 safeties: extra-tank puncture-proof right-of-way");
    EXPECT_REFUSED(t, "play 25", stopped_by_accident);
}

TEST(R3_06_InForce, OnlyTheTopCounts) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 25; team 1 battle: accident out-of-gas gasoline roll");
    EXPECT_LEGAL(t, "play 25");
}

}  // namespace
}  // namespace bornes::test::r3_06
