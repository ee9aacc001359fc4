// R2.3: the dealer deals one card at a time from the left, in six rounds. The rest is the draw
// pile. The player to the left of the dealer begins. The deal passes to the left.
#include <algorithm>

#include "support/table.h"
#include "support/words.h"

namespace bornes::test::r2_03 {
namespace {

TEST(R2_03_Deal, GoesRoundOneCardAtATime) {
    const Rules rules = rules_of("parker-1988, players 3");
    const DeckOrder deck = deck_beginning_with(
        rules,
        "25 roll stop 25 roll stop 25 roll stop 50 roll stop 50 roll 200 50 roll 200 100 75");
    const Position position = deal(rules, deck, 2);
    EXPECT_EQ(seat(position.board), 1);
    EXPECT_EQ(hand(position, 1), "25 25 25 50 50 50 100");  // the 100 was drawn last
    EXPECT_EQ(hand(position, 2), "roll roll roll roll roll roll");
    EXPECT_EQ(hand(position, 3), "200 200 stop stop stop stop");
    EXPECT_EQ(position.board.draw_pile_size, 101 - 3 * 6 - 1);
    EXPECT_EQ(position.board.phase, Phase::play);
    EXPECT_EQ(position.board.ply, 0);
}

TEST(R2_03_Deal, TheNextCardOfTheDeckIsTheTopOfTheDrawPile) {
    const Rules rules = rules_of("parker-1988, players 2");
    const DeckOrder deck =
        deck_beginning_with(rules, "25 roll 25 roll 25 roll 25 roll 25 roll 25 roll 100 stop 200");
    Position position = deal(rules, deck, 1);
    EXPECT_EQ(hand(position, 1), "25 25 25 25 25 25 100");
    act(position, "discard 25");
    EXPECT_EQ(hand(position, 2), "stop roll roll roll roll roll roll");
    act(position, "discard stop");
    EXPECT_EQ(hand(position, 1), "25 25 25 25 25 100 200");
}

TEST(R2_03_Deal, AnySeatMayDealFirst) {
    const Rules rules = rules_of("parker-1988, players 4");
    for (int dealer = 0; dealer < 4; ++dealer) {
        const Position position = deal(rules, sorted_deck(rules), dealer);
        EXPECT_EQ(position.board.dealer, dealer);
        EXPECT_EQ(position.board.seat, (dealer + 1) % 4);
        EXPECT_EQ(hand_size(position.board, position.board.seat + 1), 7);
    }
}

TEST(R2_03_Deal, TheDealPassesToTheLeft) {
    Table t = table("parker-1988, players 3",
                    "seat 2: 25; to act: 2; dealer: 3; draw:;"
                    "team 1 safeties: driving-ace; totals: 100 200 300");
    act(t, "discard 25");
    ASSERT_EQ(t.board.phase, Phase::hand_over);
    const Position next = deal_next(t, sorted_deck(t.board.rules));
    EXPECT_EQ(next.board.dealer, 0);
    EXPECT_EQ(seat(next.board), 2);
    EXPECT_EQ(next.board.hand_number, 2);
    EXPECT_EQ(next.board.totals[0], 200);
    EXPECT_EQ(next.board.totals[1], 200);
    EXPECT_EQ(next.board.totals[2], 300);
    EXPECT_EQ(safeties(next.board, 1), "");
}

}  // namespace
}  // namespace bornes::test::r2_03
