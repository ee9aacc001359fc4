// Turns sets of cards into lists of actions, ten bits at a time and without branches. For each
// group of ten bits, a table has the numbers of the set bits, packed into one word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bornes/action.h"
#include "bornes/hand.h"

namespace bornes::detail {

static_assert(std::endian::native == std::endian::little, "packed words are written as bytes");
static_assert(sizeof(Action) == 1);

inline constexpr int kGroupBits = 10;

// For each group, the numbers of its set bits in ascending order, one byte each. A hand has at most
// seven kinds of card, so groups with more than eight bits do not occur.
inline constexpr auto kBitNumbers = [] {
    std::array<std::uint64_t, 1U << kGroupBits> table{};
    for (unsigned group = 0; group < table.size(); ++group) {
        int found = 0;
        for (unsigned number = 0; number < kGroupBits && found < 8; ++number)
            if ((group >> number & 1) != 0) table[group] |= std::uint64_t{number} << 8 * found++;
    }
    return table;
}();

// Appends to a list. It keeps the end of the list in a register until the list is complete.
class ActionWriter {
public:
    explicit ActionWriter(ActionList& list) : list_(list), end_(list.restart()) {}

    // Lists one action per card of the set. `first` is the action for card number 0.
    void cards(Action first, CardSet set) {
        group(first.code(), set & ((1U << kGroupBits) - 1));
        group(first.code() + unsigned{kGroupBits}, set >> kGroupBits);
    }
    void hazards(Team team, unsigned set) {
        group(Action::attack(Card::accident, team).code(), set);
    }
    void finish() { list_.end_at(end_); }

private:
    void group(unsigned first, unsigned set) {
        constexpr std::uint64_t every_byte = 0x0101010101010101U;
        end_ = ActionList::write_word(end_, kBitNumbers[set] + every_byte * first);
        end_ += std::popcount(set) - ActionList::kWord;
    }

    ActionList& list_;
    Action* end_;
};

}  // namespace bornes::detail
