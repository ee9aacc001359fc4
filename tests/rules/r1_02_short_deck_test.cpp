// R1.2: the short deck has 101 cards, one less of each of the five hazards.
#include "support/table.h"

namespace bornes::test::r1_02 {
namespace {

TEST(R1_02_ShortDeck, HasOneLessOfEachHazard) {
    const Rules rules = rules_of("parker-1988, players 2");
    EXPECT_EQ(rules.deck_size(), 101);
    EXPECT_EQ(rules.count(Card::accident), 2);
    EXPECT_EQ(rules.count(Card::out_of_gas), 2);
    EXPECT_EQ(rules.count(Card::flat_tire), 2);
    EXPECT_EQ(rules.count(Card::stop), 4);
    EXPECT_EQ(rules.count(Card::speed_limit), 3);
}

TEST(R1_02_ShortDeck, HasEverythingElseInFull) {
    const Rules rules = rules_of("parker-1988, players 2");
    for (int i = 0; i < kCardKinds; ++i)
        if (!is_hazard(card_at(i))) {
            EXPECT_EQ(rules.count(card_at(i)), count_in_full_deck(card_at(i)));
        }
}

TEST(R1_02_ShortDeck, IsNotTheFullDeck) {
    const Rules short_rules = rules_of("parker-1988, players 2");
    const Rules full_rules = rules_of("parker-1988, players 4");
    EXPECT_FALSE(is_deck_of(short_rules, sorted_deck(full_rules)));
    EXPECT_FALSE(is_deck_of(full_rules, sorted_deck(short_rules)));
}

}  // namespace
}  // namespace bornes::test::r1_02
