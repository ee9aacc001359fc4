// A hand: a small multiset of cards in one word.
#pragma once

#include <bit>
#include <cstdint>

#include "bornes/card.h"

namespace bornes {

// A set of kinds of card: bit `index(card)` says whether it has the kind.
using CardSet = std::uint32_t;
// The set that has only this kind.
constexpr CardSet bit(Card card) { return CardSet{1} << index(card); }
inline constexpr CardSet kAllCards = (CardSet{1} << kCardKinds) - 1;
inline constexpr CardSet kHazardCards = CardSet{31} << index(Card::accident);

// Up to seven cards of each kind. Three planes of nineteen bits hold the binary digits of the
// counts. So "which kinds are here" takes two shifts, and adding a card is a ripple carry.
class Hand {
public:
    // A hand without cards.
    constexpr Hand() = default;

    // Which kinds of card the hand has.
    constexpr CardSet kinds() const {
        return static_cast<CardSet>(planes_ | planes_ >> kPlane | planes_ >> 2 * kPlane) &
               kAllCards;
    }
    // Whether the hand has at least one card of this kind.
    constexpr bool has(Card card) const { return (kinds() & bit(card)) != 0; }
    // Whether the hand has no card.
    constexpr bool empty() const { return planes_ == 0; }
    // How many cards of this kind the hand has.
    constexpr int count(Card card) const {
        const std::uint64_t digits = planes_ >> index(card);
        return static_cast<int>((digits & 1) + (digits >> kPlane & 1) * 2 +
                                (digits >> 2 * kPlane & 1) * 4);
    }
    // How many cards the hand has.
    constexpr int size() const {
        constexpr std::uint64_t plane = kAllCards;
        return std::popcount(planes_ & plane) + 2 * std::popcount(planes_ >> kPlane & plane) +
               4 * std::popcount(planes_ >> 2 * kPlane & plane);
    }

    // Adds a card. The hand must have fewer than seven cards of this kind. A hand of the game never
    // has more than seven cards (R3.1).
    constexpr void add(Card card) {
        const std::uint64_t ones = std::uint64_t{1} << index(card);
        const std::uint64_t twos = (planes_ & ones) << kPlane;
        const std::uint64_t fours = (planes_ & twos) << kPlane;
        planes_ ^= ones | twos | fours;
    }
    // Removes a card. The hand must have it.
    constexpr void remove(Card card) {
        const std::uint64_t ones = std::uint64_t{1} << index(card);
        const std::uint64_t twos = (~planes_ & ones) << kPlane;
        const std::uint64_t fours = (~planes_ & twos) << kPlane;
        planes_ ^= ones | twos | fours;
    }

    friend constexpr bool operator==(Hand, Hand) = default;

private:
    static constexpr int kPlane = 20;
    std::uint64_t planes_ = 0;
};

}  // namespace bornes
