// R3.7: a team is rolling if no hazard is in force on its battle pile, and roll is on top or
// right-of-way is displayed.
#include "support/table.h"

namespace bornes::test::r3_07 {
namespace {

Table with(const std::string& battle, const std::string& safeties) {
    return table("parker-1988, players 2",
                 "seat 1: 25; team 1 battle: " + battle + "; team 1 safeties: " + safeties);
}

TEST(R3_07_Rolling, WithARollOnTop) { EXPECT_LEGAL(with("roll", ""), "play 25"); }

TEST(R3_07_Rolling, NotBeforeTheFirstRoll) {
    EXPECT_REFUSED(with("", ""), "play 25", needs_roll);
    EXPECT_REFUSED(with("", "extra-tank driving-ace puncture-proof"), "play 25", needs_roll);
}

TEST(R3_07_Rolling, NotOnAnotherRemedy) {
    EXPECT_REFUSED(with("roll flat-tire spare-tire", ""), "play 25", needs_roll);
}

TEST(R3_07_Rolling, WithRightOfWayOnAnythingButAHazardInForce) {
    for (const char* battle : {"", "roll", "accident repairs", "stop", "flat-tire spare-tire"})
        EXPECT_LEGAL(with(battle, "right-of-way"), "play 25") << battle;
    EXPECT_LEGAL(with("roll accident", "right-of-way driving-ace"), "play 25");
    EXPECT_REFUSED(with("roll out-of-gas", "right-of-way"), "play 25", out_of_gas);
}

}  // namespace
}  // namespace bornes::test::r3_07
