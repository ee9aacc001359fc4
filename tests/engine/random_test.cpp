// A seed gives the same numbers and the same deal everywhere.
#include "bornes/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "bornes/position.h"

namespace bornes::test {
namespace {

TEST(Random, IsSplitMix64) {
    // The first outputs of the published reference code of the generator.
    Random zero(0);
    EXPECT_EQ(zero.next(), 0xe220a8397b1dcdafU);
    EXPECT_EQ(zero.next(), 0x6e789e6aa1b965f4U);
    EXPECT_EQ(zero.next(), 0x06c45d188009454fU);
    Random seeded(1234567);
    EXPECT_EQ(seeded.next(), 6457827717110365317U);
    EXPECT_EQ(seeded.next(), 3203168211198807973U);
    EXPECT_EQ(seeded.next(), 9817491932198370423U);
}

// Chi-squared over the counts of each number. The bound is far beyond what chance gives, and the
// seed is fixed.
double chi_squared(const std::vector<int>& counts, double expected) {
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

TEST(Random, BelowIsEven) {
    for (const std::uint32_t bound : {1U, 2U, 3U, 5U, 7U, 19U, 100U, 106U}) {
        constexpr int kDraws = 100000;
        std::vector<int> counts(bound);
        Random random(bound);
        for (int i = 0; i < kDraws; ++i) ++counts.at(random.below(bound));
        const double freedom = bound - 1.0;
        EXPECT_LT(chi_squared(counts, double{kDraws} / bound),
                  freedom + 5 * std::sqrt(2 * freedom) + 1)
            << bound;
    }
}

TEST(Random, BelowRejectsWhatWouldFavourSomeNumbers) {
    // With a bound just above 2^31, nearly half of all draws are rejected. The others stay uniform.
    constexpr std::uint32_t kBound = (1U << 31) + 1;
    std::vector<int> halves(2);
    Random random(31);
    for (int i = 0; i < 100000; ++i) {
        const std::uint32_t number = random.below(kBound);
        ASSERT_LT(number, kBound);
        ++halves.at(number / ((kBound + 1) / 2));
    }
    EXPECT_LT(chi_squared(halves, 50000), 20);
}

TEST(Random, SeedsOfNeighboursDiffer) {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t run = 0; run < 100; ++run)
        for (std::uint64_t index = 0; index < 100; ++index) seeds.insert(seed_for(run, index));
    EXPECT_EQ(seeds.size(), 10000U);
}

TEST(Shuffle, EveryCardComesToEveryPlace) {
    const Rules rules = make_rules(Edition::classic_km, 2).rules;
    constexpr int kDeals = 20000;
    std::vector<int> places(kFullDeck);
    Random random(7);
    for (int i = 0; i < kDeals; ++i) {
        const DeckOrder deck = shuffled_deck(rules, random);
        for (std::size_t place = 0; place < deck.size(); ++place)
            if (deck.at(place) == Card::right_of_way) ++places.at(place);
    }
    EXPECT_LT(chi_squared(places, double{kDeals} / kFullDeck), 105 + 5 * std::sqrt(2 * 105.0));
}

TEST(Shuffle, IsADeckOfTheRules) {
    for (const Edition edition : kEditions)
        for (const int players : {2, 3, 4}) {
            const Rules rules = make_rules(edition, players).rules;
            Random random(static_cast<std::uint64_t>(players));
            EXPECT_TRUE(is_deck_of(rules, shuffled_deck(rules, random)));
        }
}

TEST(Shuffle, TheSameSeedGivesTheSameDeal) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    Random random(1);
    const DeckOrder deck = shuffled_deck(rules, random);
    Random again(1);
    EXPECT_EQ(shuffled_deck(rules, again), deck);
    EXPECT_NE(shuffled_deck(rules, again), deck);
}

}  // namespace
}  // namespace bornes::test
