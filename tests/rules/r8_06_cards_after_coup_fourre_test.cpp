// R8.6: cards after a coup fourré (R5.4) come at once in the card games, and at the next turn in
// the road race.
#include "support/table.h"

namespace bornes::test::r8_06 {
namespace {

int cards_in_the_turn(const std::string& edition) {
    Table t = table(edition + ", players 2",
                    "seat 1: stop; seat 2: right-of-way; team 2 battle: roll; draw: 10 cards");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    return hand_size(t, 2);
}

TEST(R8_06_CardsAfterCoupFourre, SevenInTheCardGames) {
    EXPECT_EQ(cards_in_the_turn("parker-1962"), 7);
    EXPECT_EQ(cards_in_the_turn("parker-1971-fr"), 7);
    EXPECT_EQ(cards_in_the_turn("parker-1988"), 7);
    EXPECT_EQ(cards_in_the_turn("classic-km"), 7);
}

TEST(R8_06_CardsAfterCoupFourre, SixInTheRoadRace) {
    EXPECT_EQ(cards_in_the_turn("fundex-2010"), 6);
}

TEST(R8_06_CardsAfterCoupFourre, TheRoadRaceCatchesUpAtTheNextTurn) {
    Table t =
        table("fundex-2010, players 2",
              "seat 1: stop 25; seat 2: right-of-way 50; team 2 battle: roll; draw: 10 cards");
    act(t, {"play stop on 2", "coup-fourre right-of-way", "discard 50", "discard 25"});
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(hand_size(t, 2), 7);
    EXPECT_EQ(t.board.draw_pile_size, 10 - 1 - 1 - 2);
}

}  // namespace
}  // namespace bornes::test::r8_06
