// R4.8: a safety may be played in any turn of its holder, whether or not its hazard is there.
#include "support/table.h"

namespace bornes::test::r4_08 {
namespace {

TEST(R4_08_Safety, AnyTimeOfItsHoldersTurn) {
    for (const char* battle : {"", "roll", "roll accident", "roll stop", "flat-tire spare-tire"}) {
        const Table t = table("parker-1988, players 2",
                              "seat 1: driving-ace extra-tank puncture-proof right-of-way;"
                              "team 1 battle: " +
                                  std::string(battle));
        for (const char* action :
             {"play driving-ace", "play extra-tank", "play puncture-proof", "play right-of-way"})
            EXPECT_LEGAL(t, action) << battle;
    }
}

TEST(R4_08_Safety, GoesUprightToTheSafetyAreaOfTheTeam) {
    Table t = table("parker-1988, players 4", "seat 3: extra-tank; to act: 3; seat 1: 25");
    act(t, "play extra-tank");
    EXPECT_EQ(safeties(t, 1), "extra-tank");
    EXPECT_EQ(safeties(t, 2), "");
    EXPECT_EQ(score_of(t, 1).safeties, 100);
    EXPECT_EQ(score_of(t, 1).coup_fourres, 0);
}

TEST(R4_08_Safety, ProtectsTheWholeTeamFromThenOn) {
    Table t = table("parker-1988, players 4",
                    "seat 1: extra-tank 25; seat 2: out-of-gas accident; team 1 battle: roll;"
                    "team 2 battle: roll");
    act(t, {"play extra-tank", "discard 25"});
    EXPECT_REFUSED(t, "play out-of-gas on 1", immune);
    EXPECT_LEGAL(t, "play accident on 1");
}

}  // namespace
}  // namespace bornes::test::r4_08
