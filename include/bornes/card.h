// The nineteen kinds of card, and which answers which (docs/rules.md, R1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "bornes/ids.h"

namespace bornes {

// The kinds of card, in the order of the card table of R1. Every sorted list of cards follows it.
enum class Card : std::uint8_t {
    km25,
    km50,
    km75,
    km100,
    km200,
    accident,
    out_of_gas,
    flat_tire,
    stop,
    speed_limit,
    repairs,
    gasoline,
    spare_tire,
    roll,
    end_of_limit,
    driving_ace,
    extra_tank,
    puncture_proof,
    right_of_way,
};

// What a card does. The order is that of the card table.
enum class Family : std::uint8_t { distance, hazard, remedy, safety };
template <>
inline constexpr std::array<std::string_view, 4> kIds<Family>{"distance", "hazard", "remedy",
                                                              "safety"};

inline constexpr int kCardKinds = 19;
inline constexpr int kHazards = 5;
inline constexpr int kSafeties = 4;
// Every distance is a multiple of 25, so the engine counts in steps of 25.
inline constexpr int kStep = 25;

// One line of R1.1.
struct CardFacts {
    std::string_view id;
    Family family;
    std::uint8_t count;      // in a full deck
    std::uint8_t steps = 0;  // of a distance card
};
inline constexpr std::array<CardFacts, kCardKinds> kCards{{
    {"25", Family::distance, 10, 1},     {"50", Family::distance, 10, 2},
    {"75", Family::distance, 10, 3},     {"100", Family::distance, 12, 4},
    {"200", Family::distance, 4, 8},     {"accident", Family::hazard, 3},
    {"out-of-gas", Family::hazard, 3},   {"flat-tire", Family::hazard, 3},
    {"stop", Family::hazard, 5},         {"speed-limit", Family::hazard, 4},
    {"repairs", Family::remedy, 6},      {"gasoline", Family::remedy, 6},
    {"spare-tire", Family::remedy, 6},   {"roll", Family::remedy, 14},
    {"end-of-limit", Family::remedy, 6}, {"driving-ace", Family::safety, 1},
    {"extra-tank", Family::safety, 1},   {"puncture-proof", Family::safety, 1},
    {"right-of-way", Family::safety, 1},
}};

namespace detail {

// One column of kCards, for code that looks up one fact often.
template <auto CardFacts::*member>
inline constexpr auto kCardColumn = [] {
    std::array<std::remove_cvref_t<decltype(kCards[0].*member)>, kCardKinds> column{};
    for (std::size_t i = 0; i < column.size(); ++i) column[i] = kCards[i].*member;
    return column;
}();

}  // namespace detail

template <>
inline constexpr auto kIds<Card> = detail::kCardColumn<&CardFacts::id>;

// The place of a card in the card table, from 0.
constexpr int index(Card card) { return static_cast<int>(card); }
// The card at a place of the card table. `index` must be from 0 to kCardKinds - 1.
constexpr Card card_at(int index) { return static_cast<Card>(index); }

// What kind of card it is.
constexpr Family family_of(Card card) { return kCards[static_cast<std::size_t>(card)].family; }
// Whether the card is a distance card.
constexpr bool is_distance(Card card) { return card <= Card::km200; }
// Whether the card is a hazard, the speed limit included.
constexpr bool is_hazard(Card card) { return card >= Card::accident && card <= Card::speed_limit; }
// Whether the card is a remedy, the end of limit included.
constexpr bool is_remedy(Card card) { return card >= Card::repairs && card <= Card::end_of_limit; }
// Whether the card is a safety.
constexpr bool is_safety(Card card) { return card >= Card::driving_ace; }

// The distance of a card in steps of kStep miles; 0 if it is not a distance card.
constexpr int steps_of(Card card) {
    return detail::kCardColumn<&CardFacts::steps>[static_cast<std::size_t>(card)];
}
// The distance of a card in miles; 0 if it is not a distance card.
constexpr int miles_of(Card card) { return kStep * steps_of(card); }

// How many of a kind a full deck holds (R1.1).
constexpr int count_in_full_deck(Card card) {
    return detail::kCardColumn<&CardFacts::count>[static_cast<std::size_t>(card)];
}
inline constexpr int kFullDeck = [] {
    int cards = 0;
    for (const CardFacts& facts : kCards) cards += facts.count;
    return cards;
}();
inline constexpr int kShortDeck = kFullDeck - kHazards;  // R1.2: one card fewer per hazard

// The place of a hazard among the hazards, from 0. `hazard` must be a hazard.
constexpr int hazard_index(Card hazard) { return index(hazard) - index(Card::accident); }
// The place of a safety among the safeties, from 0. `safety` must be a safety.
constexpr int safety_index(Card safety) { return index(safety) - index(Card::driving_ace); }
// The hazard at a place. `i` must be from 0 to kHazards - 1.
constexpr Card hazard_at(int i) { return card_at(index(Card::accident) + i); }
// The safety at a place. `i` must be from 0 to kSafeties - 1.
constexpr Card safety_at(int i) { return card_at(index(Card::driving_ace) + i); }

// The safety that answers a hazard: right-of-way answers two of them (R1.3). `hazard` must be a
// hazard.
constexpr Card safety_against(Card hazard) {
    return hazard == Card::speed_limit ? Card::right_of_way : safety_at(hazard_index(hazard));
}
// The remedy that answers a hazard. `hazard` must be a hazard.
constexpr Card remedy_for(Card hazard) { return card_at(index(hazard) + kHazards); }
// The hazard that a remedy answers. `remedy` must be a remedy.
constexpr Card hazard_of(Card remedy) { return card_at(index(remedy) - kHazards); }

}  // namespace bornes
