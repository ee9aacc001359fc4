// R6.2: when the draw pile is empty, play continues without drawing. The hand ends when nobody
// holds a card.
#include "support/table.h"

namespace bornes::test::r6_02 {
namespace {

TEST(R6_02_NoCardsLeft, HandsArePlayedOut) {
    for (const char* edition : {"parker-1962", "parker-1971-fr", "parker-1988", "classic-km"}) {
        Table t = table(std::string(edition) + ", players 2",
                        "seat 1: 25 50; seat 2: 100; draw:; team 1 battle: roll");
        act(t, "play 25");
        EXPECT_EQ(t.board.phase, Phase::play);
        act(t, "discard 100");
        EXPECT_EQ(t.board.phase, Phase::play);
        act(t, "play 50");
        EXPECT_EQ(t.board.phase, Phase::hand_over);
        EXPECT_EQ(miles(t, 1), 75);
        EXPECT_EQ(t.board.completed_by, kNoTeam);
    }
}

// R10.22
TEST(R6_02_NoCardsLeft, APlayableCardMayStillBeDiscarded) {
    for (const Edition edition : kEditions) {
        const Table t = table(std::string(id(edition)) + ", players 2",
                              "seat 1: 100; seat 2: 25; draw: ; team 1 battle: roll");
        ASSERT_EQ(t.board.draw_pile_size, 0);
        EXPECT_LEGAL(t, "play 100") << id(edition);
        EXPECT_LEGAL(t, "discard 100") << id(edition);
    }
}

TEST(R6_02_NoCardsLeft, NotWhileACardCanBeDrawn) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 25 25 25 25 25 25 25; seat 2: 50 50 50 50 50 50; draw: 100");
    act(t, "discard 25");
    EXPECT_EQ(t.board.draw_pile_size, 0);
    EXPECT_EQ(t.board.phase, Phase::play);
    for (int left = 13; left > 0; --left) act(t, legal(t).front());
    EXPECT_EQ(t.board.phase, Phase::hand_over);
}

TEST(R6_02_NoCardsLeft, AnAttackAsLastCard) {
    Table t = table("parker-1988, players 2", "seat 1: stop; draw:; team 2 battle: roll");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
}

TEST(R6_02_NoCardsLeft, ACoupFourreAgainstTheLastAttackStillCounts) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way 100; draw:; team 2 battle: roll");
    act(t, {"play stop on 2", "coup-fourre right-of-way", "play 100"});
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 2).total(), 100 + 100 + 300);
}

// R10.6: when everybody can only discard, the score is the same as if the hand ended at once.
TEST(R6_02_NoCardsLeft, DiscardsDoNotChangeTheScore) {
    Table t = table("parker-1962, players 3",
                    "seat 1: 100 200; seat 2: stop 75; seat 3: repairs; draw:;"
                    "team 1 distance: 100; team 2 safeties: extra-tank*; extended by: 3");
    std::vector<Score> before;
    for (const int team : {1, 2, 3}) before.push_back(score_of(t, team));
    while (!t.board.over()) {
        ASSERT_TRUE(legal(t).back().starts_with("discard"));
        act(t, legal(t).front());
    }
    for (const int team : {1, 2, 3})
        EXPECT_EQ(score_of(t, team), before[static_cast<std::size_t>(team - 1)]) << team;
}

}  // namespace
}  // namespace bornes::test::r6_02
