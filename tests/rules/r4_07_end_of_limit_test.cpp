// R4.7: end-of-limit may be played if speed-limit is on top of the team's speed pile.
#include "support/table.h"

namespace bornes::test::r4_07 {
namespace {

Table with(const std::string& speed, const std::string& safeties = "") {
    return table("parker-1988, players 2",
                 "seat 1: end-of-limit; team 1 speed: " + speed + "; team 1 safeties: " + safeties);
}

TEST(R4_07_EndOfLimit, OnASpeedLimit) {
    Table t = with("speed-limit");
    act(t, "play end-of-limit");
    EXPECT_EQ(speed(t, 1), "speed-limit end-of-limit");
    EXPECT_EQ(battle(t, 1), "");
}

TEST(R4_07_EndOfLimit, OnNothingElse) {
    EXPECT_REFUSED(with(""), "play end-of-limit", no_speed_limit);
    EXPECT_REFUSED(with("speed-limit end-of-limit"), "play end-of-limit", no_speed_limit);
}

TEST(R4_07_EndOfLimit, WhateverTheBattlePile) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: end-of-limit; team 1 speed: speed-limit;"
                          "team 1 battle: roll accident");
    EXPECT_LEGAL(t, "play end-of-limit");
}

// R10.5: useless, but legal.
TEST(R4_07_EndOfLimit, UnderRightOfWay) {
    EXPECT_LEGAL(with("speed-limit", "right-of-way"), "play end-of-limit");
}

}  // namespace
}  // namespace bornes::test::r4_07
