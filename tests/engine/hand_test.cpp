// Compares Hand with a plain multiset.
#include "bornes/hand.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <vector>

namespace bornes::test {
namespace {

bool same(Hand hand, const std::multiset<int>& cards) {
    CardSet kinds = 0;
    for (int i = 0; i < kCardKinds; ++i) {
        if (hand.count(card_at(i)) != static_cast<int>(cards.count(i))) return false;
        if (hand.has(card_at(i)) != cards.contains(i)) return false;
        if (cards.contains(i)) kinds |= bit(card_at(i));
    }
    return hand.kinds() == kinds && hand.size() == static_cast<int>(cards.size()) &&
           hand.empty() == cards.empty();
}

RC_GTEST_PROP(Hand, IsAMultisetOfCards, (const std::vector<std::uint8_t>& steps)) {
    Hand hand;
    std::multiset<int> cards;
    for (const std::uint8_t step : steps) {
        const int kind = step % kCardKinds;
        const bool add = step / kCardKinds % 3 != 0;  // adds more often than it removes
        if (add && cards.count(kind) < 7) {
            hand.add(card_at(kind));
            cards.insert(kind);
        } else if (cards.contains(kind)) {
            hand.remove(card_at(kind));
            cards.erase(cards.find(kind));
        }
        RC_ASSERT(same(hand, cards));
    }
}

TEST(Hand, HoldsUpToSevenOfEachKindApart) {
    for (int kind = 0; kind < kCardKinds; ++kind) {
        Hand hand;
        std::multiset<int> cards;
        for (int other = 0; other < kCardKinds; ++other)
            if (other != kind) {
                hand.add(card_at(other));
                cards.insert(other);
            }
        for (int count = 0; count < 7; ++count) {
            hand.add(card_at(kind));
            cards.insert(kind);
            ASSERT_TRUE(same(hand, cards)) << kind << " x " << count + 1;
        }
        for (int count = 7; count > 0; --count) {
            hand.remove(card_at(kind));
            cards.erase(cards.find(kind));
            ASSERT_TRUE(same(hand, cards)) << kind << " x " << count - 1;
        }
    }
}

TEST(Hand, IgnoresTheOrderOfCards) {
    Hand one;
    Hand other;
    for (const Card card : {Card::km25, Card::roll, Card::km25, Card::right_of_way}) one.add(card);
    for (const Card card : {Card::right_of_way, Card::km25, Card::km25, Card::roll})
        other.add(card);
    EXPECT_EQ(one, other);
    other.remove(Card::km25);
    EXPECT_FALSE(one == other);
}

}  // namespace
}  // namespace bornes::test
