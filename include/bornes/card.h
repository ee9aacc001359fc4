// The nineteen kinds of card, and which answers which (docs/rules.md, R1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bornes {

// In the order of the card table of R1: every sorted list of cards follows it.
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

inline constexpr int kCardKinds = 19;
inline constexpr int kFullDeck = 106;   // R1.1
inline constexpr int kShortDeck = 101;  // R1.2
inline constexpr int kHazards = 5;
inline constexpr int kSafeties = 4;

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card_at(int index) { return static_cast<Card>(index); }

constexpr bool is_distance(Card card) { return card <= Card::km200; }
constexpr bool is_hazard(Card card) { return card >= Card::accident && card <= Card::speed_limit; }
constexpr bool is_remedy(Card card) { return card >= Card::repairs && card <= Card::end_of_limit; }
constexpr bool is_safety(Card card) { return card >= Card::driving_ace; }

// Every distance is a multiple of 25, so the engine counts in steps of 25.
inline constexpr int kStep = 25;
constexpr int steps_of(Card card) {
    constexpr std::array<std::uint8_t, kCardKinds> steps{1, 2, 3, 4, 8};
    return steps[static_cast<std::size_t>(index(card))];
}
constexpr int miles_of(Card card) { return kStep * steps_of(card); }

constexpr int hazard_index(Card hazard) { return index(hazard) - index(Card::accident); }
constexpr int safety_index(Card safety) { return index(safety) - index(Card::driving_ace); }
constexpr Card hazard_at(int i) { return card_at(index(Card::accident) + i); }
constexpr Card safety_at(int i) { return card_at(index(Card::driving_ace) + i); }

// The safety that answers a hazard: right-of-way answers two of them (R1.3).
constexpr Card safety_against(Card hazard) {
    return hazard == Card::speed_limit ? Card::right_of_way : safety_at(hazard_index(hazard));
}
// The remedy that answers a hazard.
constexpr Card remedy_for(Card hazard) { return card_at(index(hazard) + kHazards); }
// The hazard that a remedy answers.
constexpr Card hazard_of(Card remedy) { return card_at(index(remedy) - kHazards); }

// How many of a kind a full deck holds (R1.1).
constexpr int count_in_full_deck(Card card) {
    constexpr std::array<std::uint8_t, kCardKinds> counts{10, 10, 10, 12, 4, 3, 3, 3, 5, 4,
                                                          6,  6,  6,  14, 6, 1, 1, 1, 1};
    return counts[static_cast<std::size_t>(index(card))];
}

// The id used in every format: "25", "out-of-gas", "right-of-way".
std::string_view id(Card card);
std::optional<Card> card_from_id(std::string_view id);

}  // namespace bornes
