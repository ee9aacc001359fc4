// R4.10: battle hazards may be played on an opposing team that has not displayed the safety that
// answers them, if the attack rule allows its battle pile. R8.4 covers the attack rules.
#include "support/table.h"

namespace bornes::test::r4_10 {
namespace {

TEST(R4_10_BattleHazards, LieOnTheBattlePileOfTheVictim) {
    for (const char* hazard : {"accident", "out-of-gas", "flat-tire", "stop"}) {
        Table t =
            table("parker-1962, players 2", "team 2 battle: roll; seat 1: " + std::string(hazard));
        act(t, "play " + std::string(hazard) + " on 2");
        EXPECT_EQ(battle(t, 2), "roll " + std::string(hazard));
        EXPECT_EQ(speed(t, 2), "");
        EXPECT_EQ(seat(t), 2);
    }
}

TEST(R4_10_BattleHazards, OnAnyOpposingTeam) {
    const Table t = table("parker-1962, players 6, set teams solo",
                          "seat 3: stop; to act: 3; team 1 battle: roll; team 2 battle: roll;"
                          "team 4 battle: roll; team 5 battle: roll; team 6 battle: roll");
    for (const char* team : {"1", "2", "4", "5", "6"})
        EXPECT_LEGAL(t, "play stop on " + std::string(team));
    EXPECT_REFUSED(t, "play stop on 3", own_team);
}

TEST(R4_10_BattleHazards, ASpeedLimitDoesNotKeepThemAway) {
    const Table t = table("parker-1962, players 2",
                          "seat 1: stop; team 2 battle: roll; team 2 speed: speed-limit");
    EXPECT_LEGAL(t, "play stop on 2");
}

TEST(R4_10_BattleHazards, NotOnATeamWithTheSafety) {
    for (const char* edition :
         {"parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010", "classic-km"}) {
        const Table t = table(std::string(edition) + ", players 2",
                              "seat 1: accident stop out-of-gas; team 2 battle: roll;"
                              "team 2 safeties: driving-ace* right-of-way");
        EXPECT_REFUSED(t, "play accident on 2", immune);
        EXPECT_REFUSED(t, "play stop on 2", immune);
        EXPECT_LEGAL(t, "play out-of-gas on 2");
    }
}

}  // namespace
}  // namespace bornes::test::r4_10
