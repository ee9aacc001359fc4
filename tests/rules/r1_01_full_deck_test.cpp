// R1.1: the full deck has 106 cards of nineteen kinds.
#include "support/table.h"
#include "support/words.h"

namespace bornes::test::r1_01 {
namespace {

constexpr std::string_view kTable =
    "25 50 75 100 200 accident out-of-gas flat-tire stop speed-limit "
    "repairs gasoline spare-tire roll end-of-limit "
    "driving-ace extra-tank puncture-proof right-of-way";

TEST(R1_01_FullDeck, HasTheCardsOfTheTable) {
    const Rules rules = rules_of("parker-1988, players 4");
    EXPECT_EQ(rules.deck_size(), 106);
    const std::vector<int> counts{10, 10, 10, 12, 4, 3, 3, 3, 5, 4, 6, 6, 6, 14, 6, 1, 1, 1, 1};
    const std::vector<Card> kinds = cards_from(kTable);
    ASSERT_EQ(kinds.size(), counts.size());
    int sum = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        EXPECT_EQ(rules.count(kinds[i]), counts[i]) << id(kinds[i]);
        sum += rules.count(kinds[i]);
    }
    EXPECT_EQ(sum, 106);
}

TEST(R1_01_FullDeck, KindsAreSortedAsInTheTable) {
    const std::vector<Card> kinds = cards_from(kTable);
    ASSERT_EQ(kinds.size(), std::size_t{kCardKinds});
    for (int i = 0; i < kCardKinds; ++i) EXPECT_EQ(kinds[static_cast<std::size_t>(i)], card_at(i));
}

TEST(R1_01_FullDeck, EveryKindHasOneFamily) {
    for (int i = 0; i < kCardKinds; ++i) {
        const Card card = card_at(i);
        EXPECT_EQ(is_distance(card) + is_hazard(card) + is_remedy(card) + is_safety(card), 1)
            << id(card);
    }
    EXPECT_TRUE(is_distance(Card::km200));
    EXPECT_TRUE(is_hazard(Card::speed_limit));
    EXPECT_TRUE(is_remedy(Card::roll));
    EXPECT_TRUE(is_safety(Card::right_of_way));
}

TEST(R1_01_FullDeck, MilesAreThoseOnTheCard) {
    for (const char* miles : {"25", "50", "75", "100", "200"})
        EXPECT_EQ(miles_of(*from_id<Card>(miles)), std::stoi(miles));
    EXPECT_EQ(miles_of(Card::roll), 0);
}

TEST(R1_01_FullDeck, OneChangedCardMakesItInvalid) {
    const Rules rules = rules_of("classic-km, players 2");
    DeckOrder deck = sorted_deck(rules);
    EXPECT_TRUE(is_deck_of(rules, deck));
    deck.front() = Card::right_of_way;
    EXPECT_FALSE(is_deck_of(rules, deck));
    deck.front() = static_cast<Card>(200);
    EXPECT_FALSE(is_deck_of(rules, deck));
    for (std::size_t place = 0; place < deck.size(); ++place)
        for (const Card other : kValues<Card>) {
            deck = sorted_deck(rules);
            const bool same = deck[place] == other;
            deck[place] = other;
            EXPECT_EQ(is_deck_of(rules, deck), same) << place << ": " << id(other);
        }
}

}  // namespace
}  // namespace bornes::test::r1_01
