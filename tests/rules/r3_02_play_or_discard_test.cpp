// R3.2: play one card, or discard one; any card may be discarded, even when one could be played.
#include "support/table.h"

namespace bornes::test::r3_02 {
namespace {

TEST(R3_02_PlayOrDiscard, EveryCardOfTheHandMayBeDiscarded) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 100 200 stop roll end-of-limit extra-tank right-of-way;"
                          "team 1 battle: roll; team 2 battle: roll");
    for (const char* action :
         {"discard 100", "discard 200", "discard stop", "discard roll", "discard end-of-limit",
          "discard extra-tank", "discard right-of-way", "play 100", "play stop on 2"})
        EXPECT_LEGAL(t, action);
}

TEST(R3_02_PlayOrDiscard, ACardThatIsNotInTheHandIsRefused) {
    const Table t = table("parker-1988, players 2", "seat 1: 25 25 25 25 25 25 25");
    EXPECT_EQ(legal(t), std::vector<std::string>{"discard 25"});
    EXPECT_REFUSED(t, "discard 50", not_in_hand);
    EXPECT_REFUSED(t, "play roll", not_in_hand);
    EXPECT_REFUSED(t, "play stop on 2", not_in_hand);
    EXPECT_REFUSED(t, "play right-of-way", not_in_hand);
}

TEST(R3_02_PlayOrDiscard, DiscardsLieOnTheDiscardPile) {
    Table t = table("parker-1988, players 2", "seat 1: 25 25; seat 2: 50 200; draw: 100 100 100");
    const std::string before = discard(t);
    act(t, {"discard 25", "discard 200"});
    EXPECT_EQ(discard(t), before + " 25 200");
    EXPECT_EQ(distance(t, 1), "");
}

TEST(R3_02_PlayOrDiscard, AHazardIsPlayedOnATeamThatIsNamed) {
    const Table t = table("parker-1988, players 2", "seat 1: stop; team 2 battle: roll");
    EXPECT_REFUSED(t, "play stop", hazard_needs_team);
}

TEST(R3_02_PlayOrDiscard, NothingElseIsAnActionOfATurn) {
    const Table t = table("parker-1988, players 2", "seat 1: right-of-way");
    EXPECT_REFUSED(t, "coup-fourre right-of-way", nothing_to_answer);
    EXPECT_REFUSED(t, "decline", nothing_to_answer);
    EXPECT_REFUSED(t, "extend", nothing_to_extend);
    EXPECT_REFUSED(t, "finish", nothing_to_extend);
    EXPECT_EQ(check(t, Action::from_code(255)), Refusal::not_an_action);
}

}  // namespace
}  // namespace bornes::test::r3_02
