// R7.6: 300 for the team that completed the trip, if the draw pile was empty at that moment. This
// includes a team that had just drawn the last card.
#include "support/table.h"

namespace bornes::test::r7_06 {
namespace {

Table about_to_complete(const std::string& draw) {
    return table("parker-1988, players 4",
                 "seat 1: 100; seat 4: 25; team 1 battle: roll; team 2 distance: 25;"
                 "team 1 distance: 200 200 100 100 100 100 100; draw: " +
                     draw);
}

TEST(R7_06_DelayedAction, WithAnEmptyDrawPile) {
    Table t = about_to_complete("");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).delayed_action, 300);
    EXPECT_EQ(score_of(t, 2).delayed_action, 0);
}

TEST(R7_06_DelayedAction, NotWithOneCardLeft) {
    Table t = about_to_complete("25");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).delayed_action, 0);
}

TEST(R7_06_DelayedAction, WithTheLastCardJustDrawn) {
    Table t = table("parker-1988, players 4",
                    "seat 1: 25; seat 4: 25; to act: 4; team 1 battle: roll; draw: 100;"
                    "team 1 distance: 200 200 100 100 100 100 100; team 2 distance: 25");
    act(t, "discard 25");
    EXPECT_EQ(t.board.draw_pile_size, 0);
    act(t, "play 100");  // the card that was just drawn
    EXPECT_EQ(score_of(t, 1).delayed_action, 300);
}

TEST(R7_06_DelayedAction, GoesByTheMomentOfCompletion) {
    // R10.19: 700 was reached with cards to draw, 1000 without.
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; draw:; extended by: 1; team 1 battle: roll;"
                    "team 1 distance: 200 200 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).delayed_action, 300);
}

}  // namespace
}  // namespace bornes::test::r7_06
