// R3.1: draw until you hold seven cards, or the draw pile is empty.
#include "support/table.h"

namespace bornes::test::r3_01 {
namespace {

TEST(R3_01_Draw, OneCardInAnOrdinaryTurn) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 25 25 25 25 25 25 25; seat 2: 50 50 50 50 50 50; draw: stop roll");
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(hand(t, 2), "50 50 50 50 50 50 stop");
    EXPECT_EQ(hand(t, 1), "25 25 25 25 25 25");
    EXPECT_EQ(t.board.draw_pile_size, 1);
}

TEST(R3_01_Draw, NothingFromAnEmptyPile) {
    Table t = table("parker-1988, players 2", "seat 1: 25 25; seat 2: 50 50; draw:");
    act(t, "discard 25");
    EXPECT_EQ(hand(t, 2), "50 50");
    EXPECT_EQ(hand_size(t, 2), 2);
}

TEST(R3_01_Draw, AsFarAsThePileGoes) {
    Table t = table("parker-1988, players 2",
                    "seat 1: stop; seat 2: right-of-way 50 50 50 50 50; draw: 75;"
                    "team 2 battle: roll");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(hand(t, 2), "50 50 50 50 50 75");  // two cards are missing, but only one is left
    EXPECT_EQ(t.board.draw_pile_size, 0);
}

}  // namespace
}  // namespace bornes::test::r3_01
