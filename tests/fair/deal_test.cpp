// The shuffle and the text of a deal: the test vectors of docs/fair-deals.md.
#include "fair/deal.h"
#include "bornes/settings.h"

#include <gtest/gtest.h>

#include "fair/bytes.h"
#include "fair/counting.h"
#include "fair/names.h"

namespace bornes::fair {
namespace {

const Game kGame{"kXq0Zc1m2n3b4v5c6x7z8A", Edition::parker_1988, 4, {}};

// Hand 2 of game 1. Seats 1 and 3 contribute to it.
FairDeal example(int version) {
    FairDeal deal;
    deal.version = version;
    deal.hand = 2;
    if (version > 1) {
        deal.dealer = 0;
        deal.after = counting_from(96);
        deal.people = digest_of({"Ann", "bot casual", "Bob", "bot master"}, 4);
        deal.asked = {true, false, true, false};
    }
    deal.seed = counting_from(0);
    deal.contributions[0] = counting_from(32);
    deal.contributions[2] = counting_from(64);
    for (const std::size_t seat : {0U, 2U})
        deal.commits[seat] = part_commitment(version, promise_of(kGame, deal),
                                             static_cast<int>(seat), *deal.contributions[seat]);
    return deal;
}

std::string first_cards(const DeckOrder& deck, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text.append(i == 0 ? "" : " ").append(id(deck[i]));
    return text;
}

// People type ids on command lines: `bornes admin show ID`.
TEST(RandomId, IsNeverTakenForAnOption) {
    for (int i = 0; i < 2000; ++i) {
        const std::string id = random_id();
        EXPECT_EQ(id.size(), 22U);
        EXPECT_NE(id.front(), '-');
    }
}

TEST(FairDeal, VectorsOfVersion1) {
    EXPECT_EQ(to_hex(promise_of(kGame, example(1))),
              "17103cc3641e50cd4a37b38e2ffc233aee6b809464952b630fb3e43f43292dc6");
    EXPECT_EQ(to_hex(deal_key(kGame, example(1))),
              "a48dd3d79ffcd8b9c3cfb41a6e9a14db3b5476c47a9faa19ff6151db5e5a9230");
    const Dealt dealt = deal_out(kGame, example(1), 0);
    EXPECT_TRUE(is_deck_of(kGame.rules(), dealt.deck));
    EXPECT_EQ(first_cards(dealt.deck, 8), "spare-tire out-of-gas 75 50 25 flat-tire 50 roll");
}

TEST(FairDeal, VectorsOfVersion2) {
    const FairDeal deal = example(2);
    EXPECT_EQ(to_hex(promise_of(kGame, deal)),
              "089387d98b6fbb2769d9d99d123de31b125500ed861bb2d4dbc6153f85878247");
    EXPECT_EQ(to_hex(*deal.commits[2]),
              "ead4c94fe9d351086fce73f17e45355a4563f16dbd67c684bff933c8da967b5b");
    EXPECT_EQ(to_hex(deal_key(kGame, deal)),
              "362fe49ab2a737c5332d1f69c06fd98e553c1998b9c967a18cff79571783424d");
    const Dealt dealt = deal_out(kGame, deal, 0);
    EXPECT_EQ(dealt.dealer, 1);
    EXPECT_EQ(first_cards(dealt.deck, 8),
              "100 75 roll end-of-limit gasoline speed-limit speed-limit 50");
}

TEST(FairDeal, EveryInputMatters) {
    for (const int version : {1, 2}) {
        const Bytes32 key = deal_key(kGame, example(version));
        FairDeal other = example(version);
        other.attempt = 2;
        EXPECT_NE(deal_key(kGame, other), key);
        other = example(version);
        std::swap(other.contributions[0], other.contributions[1]);
        EXPECT_NE(deal_key(kGame, other), key);
        Game elsewhere = kGame;
        elsewhere.table = "u";
        EXPECT_NE(deal_key(elsewhere, example(version)), key);
    }
}

TEST(FairDeal, Version2BindsAllThatDecidesWhoGetsWhichCard) {
    const Bytes32 promise = promise_of(kGame, example(2));
    const auto differs = [&](auto change) {
        FairDeal other = example(2);
        change(other);
        return promise_of(kGame, other) != promise;
    };
    EXPECT_TRUE(differs([](FairDeal& deal) { ++deal.game; }));
    EXPECT_TRUE(differs([](FairDeal& deal) { ++deal.hand; }));
    EXPECT_TRUE(differs([](FairDeal& deal) { ++deal.attempt; }));
    EXPECT_TRUE(differs([](FairDeal& deal) { ++deal.dealer; }));
    EXPECT_TRUE(differs([](FairDeal& deal) { deal.after[0] ^= 1; }));
    EXPECT_TRUE(differs([](FairDeal& deal) { deal.people[0] ^= 1; }));
    EXPECT_TRUE(differs([](FairDeal& deal) { deal.asked[1] = true; }));
    Game other = kGame;
    ASSERT_FALSE(set_house_rule(other.house, "goal", "6000"));
    EXPECT_NE(promise_of(other, example(2)), promise);
    other = kGame;
    other.edition = Edition::parker_1962;
    EXPECT_NE(promise_of(other, example(2)), promise);
}

TEST(FairDeal, EverySeatIsEquallyLikelyToDealFirst) {
    constexpr int kDeals = 4000;
    std::array<int, 4> dealt{};
    FairDeal deal = example(2);
    deal.hand = 1;
    deal.dealer = FairDeal::kDealerFromDeal;
    for (int i = 0; i < kDeals; ++i) {
        deal.game = i + 1;
        ++dealt[static_cast<std::size_t>(deal_out(kGame, deal, 0).dealer)];
    }
    for (const int count : dealt) EXPECT_NEAR(count, kDeals / 4, 6 * 27.4);
}

TEST(FairDeal, EveryPlaceIsEquallyLikely) {
    constexpr int kDeals = 4000;
    int rolls_on_top = 0;
    for (int i = 0; i < kDeals; ++i) {
        FairDeal deal;
        deal.hand = i + 2;
        if (deal_out(kGame, deal, 0).deck[0] == Card::roll) ++rolls_on_top;
    }
    // 14 of 106 cards, within six standard deviations.
    EXPECT_NEAR(rolls_on_top, kDeals * 14.0 / 106, 6 * 21.4);
}

TEST(FairDeal, ItsTextIsReadStrictly) {
    for (const int version : {1, 2}) {
        const std::string text = to_text(example(version));
        EXPECT_EQ(fair_deal_from_text(text), example(version));
        EXPECT_EQ(fair_deal_from_text(text + " "), std::nullopt);
        EXPECT_EQ(fair_deal_from_text(" " + text), std::nullopt);
    }
    EXPECT_EQ(fair_deal_from_text("game 1 hand 1 attempt 1 seed 00"), std::nullopt);
    EXPECT_EQ(fair_deal_from_text(""), std::nullopt);
}

}  // namespace
}  // namespace bornes::fair
