// Turns sets of cards into lists of actions, eight bits at a time and without a branch: of each
// byte of the set a table knows the positions of its bits, packed into one word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "bornes/action.h"
#include "bornes/hand.h"

namespace bornes {

static_assert(std::endian::native == std::endian::little, "packed words are written as bytes");
static_assert(sizeof(Action) == 1);

// For each byte, the numbers of its set bits in ascending order, a byte each.
inline constexpr auto kBitNumbers = [] {
    std::array<std::uint64_t, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        int found = 0;
        for (unsigned number = 0; number < 8; ++number)
            if (byte >> number & 1) table[byte] |= std::uint64_t{number} << 8 * found++;
    }
    return table;
}();

// Appends the action `first` + number for each bit set.
inline void append_byte(ActionList& list, unsigned first, unsigned byte) {
    constexpr std::uint64_t every_byte = 0x0101010101010101U;
    list.append_packed(kBitNumbers[byte] + every_byte * first, std::popcount(byte));
}

// `first` is the action with the card of index 0.
inline void append_cards(ActionList& list, Action first, CardSet cards) {
    append_byte(list, first.code(), cards & 255U);
    append_byte(list, first.code() + 8U, cards >> 8 & 255U);
    append_byte(list, first.code() + 16U, cards >> 16);
}

inline void append_hazards(ActionList& list, int team, unsigned hazards) {
    append_byte(list, Action::attack(Card::accident, team).code(), hazards);
}

}  // namespace bornes
