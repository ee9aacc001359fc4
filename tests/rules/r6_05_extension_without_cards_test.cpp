// R6.5: an extension may be called with no card left anywhere. The hand then ends at once, and
// nobody has completed the trip.
#include "support/table.h"

namespace bornes::test::r6_05 {
namespace {

Table at_700_with(const std::string& lines) {
    Table t = table("parker-1962, players 2",
                    "team 1 battle: roll; team 1 distance: 200 200 100 100; draw:;" + lines);
    act(t, "play 100");
    return t;
}

TEST(R6_05_ExtensionWithoutCards, EndsTheHandWithNobodyCompleting) {
    Table t = at_700_with("seat 1: 100");
    EXPECT_LEGAL(t, "extend");
    act(t, "extend");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(t.board.completed_by, kNoTeam);
    EXPECT_EQ(t.board.target(), 1000);
    EXPECT_EQ(score_of(t, 1).total(), 700);
    EXPECT_EQ(score_of(t, 2).extension, 200);  // nobody completes: R8.9
}

TEST(R6_05_ExtensionWithoutCards, FinishingIsTheBetterChoice) {
    Table t = at_700_with("seat 1: 100");
    act(t, "finish");
    EXPECT_EQ(score_of(t, 1).trip_completed, 400);
    EXPECT_EQ(score_of(t, 1).delayed_action, 300);
}

TEST(R6_05_ExtensionWithoutCards, WithCardsInHandsTheHandContinues) {
    Table t = at_700_with("seat 1: 100 100 100 100; seat 2: 25");
    act(t, "extend");
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_EQ(seat(t), 2);
    act(t, {"discard 25", "play 100", "play 100", "play 100"});
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(t.board.completed_by, 0);
    EXPECT_EQ(score_of(t, 1).extension, 200);
    EXPECT_EQ(score_of(t, 1).delayed_action, 300);
}

}  // namespace
}  // namespace bornes::test::r6_05
