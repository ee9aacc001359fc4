// R4.1: distance cards may be played only if the player's team is rolling.
#include "support/table.h"

namespace bornes::test::r4_01 {
namespace {

TEST(R4_01_DistanceNeedsRolling, TheCardGoesToTheDistanceOfTheTeam) {
    Table t =
        table("parker-1988, players 2", "seat 1: 100; team 1 battle: roll; team 1 distance: 25 50");
    act(t, "play 100");
    EXPECT_EQ(distance(t, 1), "25 50 100");
    EXPECT_EQ(miles(t, 1), 175);
    EXPECT_EQ(battle(t, 1), "roll");
    EXPECT_EQ(seat(t), 2);
}

TEST(R4_01_DistanceNeedsRolling, ByThePlayersTeamNotAnother) {
    const Table t = table("parker-1988, players 2", "seat 1: 25; team 2 battle: roll");
    EXPECT_REFUSED(t, "play 25", needs_roll);
}

TEST(R4_01_DistanceNeedsRolling, EveryDistance) {
    const Table t =
        table("parker-1988, players 2", "seat 1: 25 50 75 100 200; team 1 battle: roll");
    for (const char* action : {"play 25", "play 50", "play 75", "play 100", "play 200"})
        EXPECT_LEGAL(t, action);
}

TEST(R4_01_DistanceNeedsRolling, TheReasonComesBeforeThoseOfTheCard) {
    // R10.20: the team is also limited, has played its 200s, and the card goes too far.
    const Table t = table("parker-1988, players 2",
                          "seat 1: 200; team 1 battle: roll accident; team 1 speed: speed-limit;"
                          "team 1 distance: 200 200 100 100");
    EXPECT_REFUSED(t, "play 200", stopped_by_accident);
}

}  // namespace
}  // namespace bornes::test::r4_01
