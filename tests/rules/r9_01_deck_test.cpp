// R9.1: `set deck full` and `set deck short`.
#include "support/table.h"

namespace bornes::test::r9_01 {
namespace {

TEST(R9_01_Deck, ChangesTheDeckOfTheEdition) {
    EXPECT_EQ(rules_of("parker-1988, players 2, set deck full").deck_size(), 106);
    EXPECT_EQ(rules_of("classic-km, players 6, set deck short").deck_size(), 101);
    EXPECT_EQ(rules_of("fundex-2010, players 4, set deck short").count(Card::stop), 4);
}

TEST(R9_01_Deck, TheDealLeavesAsManyMoreToDraw) {
    const Rules rules = rules_of("parker-1988, players 2, set deck full");
    EXPECT_EQ(deal(rules, sorted_deck(rules), 1).position.board.draw_pile_size, 106 - 13);
}

TEST(R9_01_Deck, NothingElseIsADeck) {
    HouseRules house;
    for (const char* value : {"", "106", "Full", "shorter"})
        EXPECT_TRUE(set_house_rule(house, "deck", value)) << value;
    EXPECT_EQ(house, HouseRules{});
}

}  // namespace
}  // namespace bornes::test::r9_01
