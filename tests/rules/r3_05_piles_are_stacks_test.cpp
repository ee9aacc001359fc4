// R3.5: battle and speed piles are real stacks. Removing a card uncovers the card beneath.
#include "support/table.h"

namespace bornes::test::r3_05 {
namespace {

TEST(R3_05_PilesAreStacks, CardsCoverEachOther) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop accident; seat 2: repairs roll; team 2 battle: roll");
    act(t, "play stop on 2");
    act(t, "play roll");
    act(t, "play accident on 2");
    act(t, "play repairs");
    EXPECT_EQ(battle(t, 2), "roll stop roll accident repairs");
}

TEST(R3_05_PilesAreStacks, ACoupFourreUncoversTheRoll) {
    Table t = table("parker-1988, players 2",
                    "seat 1: flat-tire; seat 2: puncture-proof 100; team 2 battle: stop roll");
    act(t, {"play flat-tire on 2", "coup-fourre puncture-proof"});
    EXPECT_EQ(battle(t, 2), "stop roll");
    EXPECT_LEGAL(t, "play 100");
}

TEST(R3_05_PilesAreStacks, ACoupFourreUncoversTheEndOfALimit) {
    Table t = table("parker-1988, players 2",
                    "seat 1: speed-limit; seat 2: right-of-way;"
                    "team 2 speed: speed-limit end-of-limit");
    act(t, {"play speed-limit on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(speed(t, 2), "speed-limit end-of-limit");
}

// R10.8: the race has piles of cards instead of pawns.
TEST(R3_05_PilesAreStacks, InTheRoadRaceToo) {
    Table t = table("fundex-2010, players 2",
                    "seat 1: accident 25; seat 2: repairs; team 2 battle: roll; draw: 50 50 50;"
                    "discard: 75");
    act(t, {"play accident on 2", "play repairs", "discard 25"});
    EXPECT_EQ(battle(t, 2), "roll accident repairs");
    EXPECT_TRUE(discard(t).ends_with("75 25"));
}

TEST(R3_05_PilesAreStacks, TheSpeedPileIsApart) {
    Table t = table("parker-1988, players 2",
                    "seat 1: speed-limit; seat 2: end-of-limit 200; team 2 battle: roll");
    act(t, "play speed-limit on 2");
    EXPECT_EQ(battle(t, 2), "roll");
    EXPECT_EQ(speed(t, 2), "speed-limit");
    act(t, "play end-of-limit");
    EXPECT_EQ(speed(t, 2), "speed-limit end-of-limit");
    EXPECT_EQ(battle(t, 2), "roll");
}

}  // namespace
}  // namespace bornes::test::r3_05
