// The shuffle and the text of a deal: the test vectors of docs/fair-deals.md.
#include "fair/deal.h"

#include <gtest/gtest.h>

#include "fair/counting.h"

namespace bornes::fair {
namespace {

FairDeal example() {
    FairDeal deal;
    deal.hand = 2;
    deal.seed = counting_from(0);
    deal.contributions[0] = counting_from(32);
    deal.contributions[2] = counting_from(64);
    for (const std::size_t seat : {0U, 2U})
        deal.commits[seat] = commitment(*deal.contributions[seat]);
    return deal;
}

std::string first_cards(const DeckOrder& deck, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text.append(i == 0 ? "" : " ").append(id(deck[i]));
    return text;
}

TEST(FairDeal, Vectors) {
    EXPECT_EQ(to_hex(commitment(counting_from(0))),
              "17103cc3641e50cd4a37b38e2ffc233aee6b809464952b630fb3e43f43292dc6");
    const Bytes32 key = deal_key("kXq0Zc1m2n3b4v5c6x7z8A", example());
    EXPECT_EQ(to_hex(key), "a48dd3d79ffcd8b9c3cfb41a6e9a14db3b5476c47a9faa19ff6151db5e5a9230");
    const Rules rules = make_rules(Edition::parker_1988, 4, {}).rules;
    const DeckOrder deck = fair_deck(rules, key);
    EXPECT_TRUE(is_deck_of(rules, deck));
    EXPECT_EQ(first_cards(deck, 8), "spare-tire out-of-gas 75 50 25 flat-tire 50 roll");
}

TEST(FairDeal, EveryInputMatters) {
    const Bytes32 key = deal_key("t", example());
    FairDeal other = example();
    other.attempt = 2;
    EXPECT_NE(deal_key("t", other), key);
    other = example();
    std::swap(other.contributions[0], other.contributions[1]);
    EXPECT_NE(deal_key("t", other), key);
    EXPECT_NE(deal_key("u", example()), key);
}

TEST(FairDeal, EveryPlaceIsEquallyLikely) {
    const Rules rules = make_rules(Edition::parker_1988, 4, {}).rules;
    constexpr int kDeals = 4000;
    int rolls_on_top = 0;
    for (int i = 0; i < kDeals; ++i) {
        FairDeal deal;
        deal.hand = i;
        if (fair_deck(rules, deal_key("t", deal))[0] == Card::roll) ++rolls_on_top;
    }
    // 14 of 106; six standard deviations either way.
    EXPECT_NEAR(rolls_on_top, kDeals * 14.0 / 106, 6 * 21.4);
}

TEST(FairDeal, ItsTextIsReadStrictly) {
    EXPECT_EQ(fair_deal_from_text(to_text(example())), example());
    EXPECT_EQ(fair_deal_from_text(to_text(example()) + " "), std::nullopt);
    EXPECT_EQ(fair_deal_from_text("game 1 hand 1 attempt 1 seed 00"), std::nullopt);
    EXPECT_EQ(fair_deal_from_text(""), std::nullopt);
}

}  // namespace
}  // namespace bornes::fair
