// R5.2: the safety goes crosswise to the safety area. The hazard just played goes to the discard
// pile, and nothing else does, unless right-of-way clears (R8.5).
#include "support/table.h"

namespace bornes::test::r5_02 {
namespace {

TEST(R5_02_WhatACallDoes, SafetyCrosswiseHazardDiscarded) {
    Table t = table("parker-1988, players 2",
                    "seat 1: out-of-gas; seat 2: extra-tank 100; team 2 battle: roll;"
                    "draw: 50 50 50; discard: 75");
    act(t, {"play out-of-gas on 2", "coup-fourre extra-tank"});
    EXPECT_EQ(safeties(t, 2), "extra-tank*");
    EXPECT_EQ(battle(t, 2), "roll");
    EXPECT_TRUE(discard(t).ends_with("75 out-of-gas"));
    EXPECT_EQ(score_of(t, 2).coup_fourres, 300);
    EXPECT_LEGAL(t, "play 100");
}

TEST(R5_02_WhatACallDoes, AgainstASpeedLimit) {
    Table t = table("parker-1988, players 2",
                    "seat 1: speed-limit; seat 2: right-of-way 200 end-of-limit");
    act(t, {"play speed-limit on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(speed(t, 2), "");
    EXPECT_EQ(safeties(t, 2), "right-of-way*");
    EXPECT_LEGAL(t, "play 200");  // right-of-way rolls from an empty pile
    EXPECT_REFUSED(t, "play end-of-limit", no_speed_limit);
}

TEST(R5_02_WhatACallDoes, AnOlderHazardCountsAgain) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way 100 repairs; team 2 battle: roll accident");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(battle(t, 2), "roll accident");
    EXPECT_REFUSED(t, "play 100", stopped_by_accident);
    EXPECT_LEGAL(t, "play repairs");
}

TEST(R5_02_WhatACallDoes, AnOlderHazardOfTheSameKindStaysButIsNotInForce) {
    Table t = table("parker-1988, players 2",
                    "seat 1: accident; seat 2: driving-ace 100 roll; team 2 battle: roll accident");
    act(t, {"play accident on 2", "coup-fourre driving-ace"});
    EXPECT_EQ(battle(t, 2), "roll accident");
    EXPECT_REFUSED(t, "play 100", needs_roll);
    EXPECT_LEGAL(t, "play roll");
}

TEST(R5_02_WhatACallDoes, NothingElseIsCleared) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way 100; team 2 battle: roll stop;"
                    "team 2 speed: speed-limit; draw: 50 50 50; discard: 25");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(battle(t, 2), "roll stop");
    EXPECT_EQ(speed(t, 2), "speed-limit");
    EXPECT_TRUE(discard(t).ends_with("25 stop"));
    EXPECT_LEGAL(t, "play 100");  // neither of the hazards is in force
}

}  // namespace
}  // namespace bornes::test::r5_02
