// R5.5: the hazard stays, the turn passes from the attacker as usual, and the safety can be played
// later without the bonus.
#include "support/table.h"

namespace bornes::test::r5_05 {
namespace {

TEST(R5_05_Declining, TheTurnPassesFromTheAttacker) {
    Table t = table("parker-1988, players 4",
                    "seat 1: accident; seat 4: driving-ace; team 2 battle: roll");
    act(t, {"play accident on 2", "decline"});
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_EQ(hand_size(t, 2), 7);
    EXPECT_EQ(battle(t, 2), "roll accident");
    EXPECT_EQ(safeties(t, 2), "");
}

TEST(R5_05_Declining, TheSafetyCanBePlayedLaterWithoutTheBonus) {
    Table t = table("parker-1988, players 2",
                    "seat 1: accident; seat 2: driving-ace; team 2 battle: roll");
    act(t, {"play accident on 2", "decline"});
    EXPECT_REFUSED(t, "coup-fourre driving-ace", nothing_to_answer);
    act(t, "play driving-ace");
    EXPECT_EQ(safeties(t, 2), "driving-ace");
    EXPECT_EQ(score_of(t, 2).safeties, 100);
    EXPECT_EQ(score_of(t, 2).coup_fourres, 0);
}

TEST(R5_05_Declining, TheNextHazardGivesANewChoice) {
    Table t = table("classic-km, players 2",
                    "seat 1: accident accident; seat 2: driving-ace 25; team 2 battle: roll");
    act(t, {"play accident on 2", "decline", "discard 25", "play accident on 2"});
    EXPECT_EQ(t.board.phase, Phase::coup_fourre);
    act(t, "coup-fourre driving-ace");
    EXPECT_EQ(battle(t, 2), "roll accident");
    EXPECT_EQ(safeties(t, 2), "driving-ace*");
}

TEST(R5_05_Declining, SeatsWithoutCardsArePassedOver) {
    Table t = table("parker-1988, players 4",
                    "seat 1: stop; seat 4: right-of-way 25; team 2 battle: roll; draw:");
    act(t, {"play stop on 2", "decline"});
    EXPECT_EQ(seat(t), 4);
    EXPECT_EQ(hand(t, 4), "25 right-of-way");
}

}  // namespace
}  // namespace bornes::test::r5_05
