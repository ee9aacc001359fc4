// R4.9: speed-limit may be played on an opposing team without right-of-way whose speed pile is
// empty or shows end-of-limit; its battle pile does not matter.
#include "support/table.h"

namespace bornes::test::r4_09 {
namespace {

Table facing(const std::string& lines) {
    return table("parker-1962, players 3", "seat 1: speed-limit; " + lines);
}

TEST(R4_09_SpeedLimit, OnATeamThatIsNotLimited) {
    Table t = facing("team 3 speed: speed-limit end-of-limit");
    EXPECT_LEGAL(t, "play speed-limit on 2");
    act(t, "play speed-limit on 3");
    EXPECT_EQ(speed(t, 3), "speed-limit end-of-limit speed-limit");
    EXPECT_EQ(battle(t, 3), "");
}

// R10.21: also where a hazard may cover a hazard.
TEST(R4_09_SpeedLimit, NotTwice) {
    EXPECT_REFUSED(facing("team 2 speed: speed-limit"), "play speed-limit on 2", limited_already);
    EXPECT_REFUSED(
        table("parker-1988, players 2", "seat 1: speed-limit; team 2 speed: speed-limit"),
        "play speed-limit on 2", limited_already);
}

TEST(R4_09_SpeedLimit, NotOnRightOfWay) {
    EXPECT_REFUSED(facing("team 2 safeties: right-of-way"), "play speed-limit on 2", immune);
    EXPECT_REFUSED(facing("team 2 safeties: right-of-way*; team 2 speed: speed-limit"),
                   "play speed-limit on 2", immune);
    EXPECT_LEGAL(facing("team 2 safeties: driving-ace extra-tank"), "play speed-limit on 2");
}

TEST(R4_09_SpeedLimit, WhateverTheBattlePile) {
    for (const char* battle : {"", "roll", "roll stop", "roll accident", "accident repairs"})
        EXPECT_LEGAL(facing("team 2 battle: " + std::string(battle)), "play speed-limit on 2")
            << battle;
}

TEST(R4_09_SpeedLimit, NotOnThePlayersTeam) {
    EXPECT_REFUSED(facing(""), "play speed-limit on 1", own_team);
    EXPECT_REFUSED(facing(""), "play speed-limit on 4", no_such_team);
}

}  // namespace
}  // namespace bornes::test::r4_09
