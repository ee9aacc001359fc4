// R8.5: whether right-of-way removes stops and limits on top of piles, in a turn or as a coup
// fourré.
#include "support/table.h"

namespace bornes::test::r8_05 {
namespace {

Table played(const std::string& edition, const std::string& battle, const std::string& speed = "") {
    Table t =
        table(edition + ", players 2",
              "seat 1: right-of-way 100 25; draw: 50 50; discard: 75; team 1 battle: " + battle +
                  "; team 1 speed: " + speed);
    act(t, "play right-of-way");
    return t;
}

TEST(R8_05_RightOfWayClears, TheyStayNotInForce) {
    for (const char* edition : {"parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010"}) {
        const Table t = played(edition, "roll stop", "speed-limit");
        EXPECT_EQ(battle(t, 1), "roll stop");
        EXPECT_EQ(speed(t, 1), "speed-limit");
        EXPECT_TRUE(discard(t).ends_with("75"));
        EXPECT_LEGAL(t, "play 100");
    }
}

TEST(R8_05_RightOfWayClears, TheyGoToTheDiscardPile) {
    const Table t = played("classic-km", "roll stop", "speed-limit");
    EXPECT_EQ(battle(t, 1), "roll");
    EXPECT_EQ(speed(t, 1), "");
    EXPECT_TRUE(discard(t).ends_with("75 stop speed-limit"));  // R10.11: stops first
    EXPECT_LEGAL(t, "play 100");
}

TEST(R8_05_RightOfWayClears, EveryStopThatShows) {
    const Table t =
        played("classic-km", "roll stop stop stop", "speed-limit end-of-limit speed-limit");
    EXPECT_EQ(battle(t, 1), "roll");
    EXPECT_EQ(speed(t, 1), "speed-limit end-of-limit");
    EXPECT_TRUE(discard(t).ends_with("75 stop stop stop speed-limit"));
}

TEST(R8_05_RightOfWayClears, DownToAnEmptyPile) {
    const Table t = played("classic-km", "stop");
    EXPECT_EQ(battle(t, 1), "");
    EXPECT_LEGAL(t, "play 100");
}

TEST(R8_05_RightOfWayClears, ACoveredStopStays) {
    const Table t = played("classic-km", "stop roll accident", "speed-limit end-of-limit");
    EXPECT_EQ(battle(t, 1), "stop roll accident");
    EXPECT_EQ(speed(t, 1), "speed-limit end-of-limit");
    EXPECT_REFUSED(t, "play 100", stopped_by_accident);
}

// R10.3: stop on accident, then right-of-way.
TEST(R8_05_RightOfWayClears, AnUncoveredHazardIsInForceAgain) {
    const Table classic = played("classic-km", "roll accident stop stop");
    EXPECT_EQ(battle(classic, 1), "roll accident");
    EXPECT_REFUSED(classic, "play 100", stopped_by_accident);
    const Table revised = played("parker-1988", "roll accident stop stop");
    EXPECT_EQ(battle(revised, 1), "roll accident stop stop");
    EXPECT_LEGAL(revised, "play 100");
}

TEST(R8_05_RightOfWayClears, StopsUncoveredByAnotherCardStay) {
    // A hazard between two stops ends the clearing.
    const Table t = played("classic-km", "roll stop accident stop");
    EXPECT_EQ(battle(t, 1), "roll stop accident");
}

Table called(const std::string& rules, const std::string& hazard, const std::string& battle,
             const std::string& speed = "") {
    Table t = table(rules + ", players 2",
                    "seat 1: " + hazard + "; seat 2: right-of-way 100; team 2 battle: " + battle +
                        "; team 2 speed: " + speed + "; draw: 50 50 50; discard: 25");
    act(t, {"play " + hazard + " on 2", "coup-fourre right-of-way"});
    return t;
}

// R10.11: the attacking card leaves first, then the stops from the top, then the limit.
TEST(R8_05_RightOfWayClears, AlsoAsACoupFourre) {
    const Table t = called("classic-km", "stop", "roll stop stop", "speed-limit");
    EXPECT_EQ(battle(t, 2), "roll");
    EXPECT_EQ(speed(t, 2), "");
    EXPECT_EQ(safeties(t, 2), "right-of-way*");
    EXPECT_TRUE(discard(t).ends_with("25 stop stop stop speed-limit"));
    EXPECT_LEGAL(t, "play 100");
}

TEST(R8_05_RightOfWayClears, ACoupFourreAgainstALimitClearsStops) {
    const Table t = called("classic-km", "speed-limit", "roll stop", "speed-limit end-of-limit");
    EXPECT_EQ(battle(t, 2), "roll");
    EXPECT_EQ(speed(t, 2), "speed-limit end-of-limit");
    EXPECT_TRUE(discard(t).ends_with("25 speed-limit stop"));
}

// R10.3: a hazard that a coup fourré uncovers is in force again.
TEST(R8_05_RightOfWayClears, ACoupFourreUncoversToo) {
    const Table classic = called("classic-km", "stop", "roll accident stop");
    EXPECT_EQ(battle(classic, 2), "roll accident");
    EXPECT_REFUSED(classic, "play 100", stopped_by_accident);
    const Table revised = called("parker-1988", "stop", "roll accident stop");
    EXPECT_EQ(battle(revised, 2), "roll accident stop");
    EXPECT_LEGAL(revised, "play 100");
    const Table house = called("parker-1988, set right-of-way-clears yes", "stop", "roll stop");
    EXPECT_EQ(battle(house, 2), "roll");
}

TEST(R8_05_RightOfWayClears, OnlyForThePlayersTeam) {
    Table t = table("classic-km, players 2",
                    "seat 1: right-of-way; team 2 battle: roll stop; team 2 speed: speed-limit");
    act(t, "play right-of-way");
    EXPECT_EQ(battle(t, 2), "roll stop");
    EXPECT_EQ(speed(t, 2), "speed-limit");
}

TEST(R8_05_RightOfWayClears, OtherSafetiesClearNothing) {
    for (const std::string hazard : {"accident", "stop"}) {
        Table t = table("classic-km, players 2", "seat 1: driving-ace; team 1 battle: roll " +
                                                     hazard + "; team 1 speed: speed-limit");
        act(t, "play driving-ace");
        EXPECT_EQ(battle(t, 1), "roll " + hazard);
        EXPECT_EQ(speed(t, 1), "speed-limit");
    }
}

}  // namespace
}  // namespace bornes::test::r8_05
