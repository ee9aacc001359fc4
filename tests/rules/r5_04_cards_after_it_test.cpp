// R5.4: with `refill now`, the turn starts with seven cards. With `next-turn`, it draws exactly one
// card, and every other turn draws to seven as usual.
#include "support/table.h"

namespace bornes::test::r5_04 {
namespace {

Table attacked(const std::string& refill) {
    return table(
        "parker-1988, players 2, set refill " + refill,
        "seat 1: stop 25; seat 2: right-of-way extra-tank 50 50 50 50; team 2 battle: roll;"
        "draw: 75 100 200 roll 75 100");
}

TEST(R5_04_CardsAfterIt, NowDrawsTwo) {
    Table t = attacked("now");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(hand(t, 2), "50 50 50 50 75 100 extra-tank");
    act(t, {"discard 50", "discard 25"});
    EXPECT_EQ(hand_size(t, 2), 7);
    EXPECT_EQ(t.board.draw_pile_size, 2);
}

TEST(R5_04_CardsAfterIt, NextTurnDrawsOneThenTwo) {
    Table t = attacked("next-turn");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(hand(t, 2), "50 50 50 50 75 extra-tank");
    act(t, "discard 50");
    EXPECT_EQ(hand_size(t, 2), 5);
    act(t, "discard 25");
    EXPECT_EQ(hand_size(t, 2), 7);  // two drawn
    EXPECT_EQ(t.board.draw_pile_size, 2);
}

TEST(R5_04_CardsAfterIt, ASafetyInThatTurnDrawsToSeven) {
    Table t = attacked("next-turn");
    act(t, {"play stop on 2", "coup-fourre right-of-way", "play extra-tank"});
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(hand(t, 2), "50 50 50 50 75 100 200");
}

TEST(R5_04_CardsAfterIt, TwoInARow) {
    Table t = table("parker-1988, players 4, set refill next-turn",
                    "seat 1: stop; seat 4: right-of-way 50; seat 3: driving-ace 25;"
                    "team 1 battle: roll; team 2 battle: roll; draw: accident 100 100 100 100");
    // Seat 4 calls, draws the accident and plays it on the team of seats 1 and 3. Then seat 3
    // calls.
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    EXPECT_EQ(hand_size(t, 4), 6);
    act(t, {"play accident on 1", "coup-fourre driving-ace"});
    EXPECT_EQ(seat(t), 3);
    EXPECT_EQ(hand_size(t, 3), 6);
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 4);
    EXPECT_EQ(hand_size(t, 4), 7);  // two drawn
}

}  // namespace
}  // namespace bornes::test::r5_04
