// R5.1: right after a hazard, before anybody draws, the member of the attacked team who holds the
// safety that answers it may call coup fourré, or decline.
#include "support/table.h"

namespace bornes::test::r5_01 {
namespace {

TEST(R5_01_WhoMayCall, TheVictimWhoHoldsTheSafety) {
    Table t = table("parker-1988, players 2",
                    "seat 1: out-of-gas; seat 2: extra-tank driving-ace; team 2 battle: roll");
    const int before = t.board.draw_pile_size;
    act(t, "play out-of-gas on 2");
    EXPECT_EQ(t.board.phase, Phase::coup_fourre);
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(t.board.draw_pile_size, before);  // nobody has drawn
    EXPECT_EQ(hand_size(t, 2), 6);
    EXPECT_EQ(legal(t), (std::vector<std::string>{"coup-fourre extra-tank", "decline"}));
}

TEST(R5_01_WhoMayCall, EveryHazardHasItsSafety) {
    struct Pair {
        std::string hazard, safety;
    };
    for (const auto& [hazard, safety] :
         {Pair{"accident", "driving-ace"}, Pair{"out-of-gas", "extra-tank"},
          Pair{"flat-tire", "puncture-proof"}, Pair{"stop", "right-of-way"},
          Pair{"speed-limit", "right-of-way"}}) {
        Table t = table("parker-1962, players 2",
                        "team 2 battle: roll; seat 1: " + hazard + "; seat 2: " + safety);
        act(t, "play " + hazard + " on 2");
        EXPECT_LEGAL(t, "coup-fourre " + safety) << hazard;
    }
}

TEST(R5_01_WhoMayCall, ThePartnerOfTheVictim) {
    Table t =
        table("parker-1988, players 4", "seat 1: stop; seat 4: right-of-way; team 2 battle: roll");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::coup_fourre);
    EXPECT_EQ(seat(t), 4);
}

TEST(R5_01_WhoMayCall, NobodyWithoutTheSafety) {
    Table t =
        table("parker-1988, players 2",
              "seat 1: stop; seat 2: extra-tank driving-ace puncture-proof; team 2 battle: roll");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(hand_size(t, 2), 7);
}

TEST(R5_01_WhoMayCall, NotTheAttackersTeam) {
    Table t = table("parker-1988, players 4", "seat 1: stop right-of-way; team 2 battle: roll");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::play);
    Table partner =
        table("parker-1988, players 4", "seat 1: stop; seat 3: right-of-way; team 2 battle: roll");
    act(partner, "play stop on 2");
    EXPECT_EQ(partner.board.phase, Phase::play);
}

TEST(R5_01_WhoMayCall, WhileItIsOpenNothingElseIsAllowed) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way extra-tank 25; team 2 battle: roll");
    act(t, "play stop on 2");
    EXPECT_REFUSED(t, "discard 25", coup_fourre_is_open);
    EXPECT_REFUSED(t, "play extra-tank", coup_fourre_is_open);
    EXPECT_REFUSED(t, "play right-of-way", coup_fourre_is_open);
    EXPECT_REFUSED(t, "coup-fourre extra-tank", wrong_safety);
}

TEST(R5_01_WhoMayCall, TheAttackIsOnTheBoardMeanwhile) {
    Table t = table("parker-1988, players 3",
                    "seat 2: flat-tire; to act: 2; seat 1: puncture-proof; team 1 battle: roll");
    act(t, "play flat-tire on 1");
    EXPECT_EQ(t.board.attack_seat, 1);
    EXPECT_EQ(t.board.attack_team, 0);
    EXPECT_EQ(t.board.attack_card, Card::flat_tire);
}

TEST(R5_01_WhoMayCall, ASafetyAsOnlyCardIsEnough) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way; team 2 battle: roll; draw:");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::coup_fourre);
}

}  // namespace
}  // namespace bornes::test::r5_01
