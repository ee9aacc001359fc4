#include "record/record_text.h"

#include <gtest/gtest.h>

#include <span>

#include "support/table.h"
#include "support/words.h"

namespace bornes::test {

std::string deck_line(std::string_view rules, std::string_view first_cards) {
    const Rules made = rules_of(rules);
    const DeckOrder deck = deck_beginning_with(made, first_cards);
    return "deck " + text_of(std::span(deck).first(static_cast<std::size_t>(made.deck_size()))) +
           "\n";
}

std::string fault_of(std::string_view bytes) {
    const auto read = read_record(bytes);
    // Removes "FILE:", which is empty here.
    return read ? "" : to_text(read.fault(), "").substr(1);
}

Record record_of(std::string_view bytes) {
    EXPECT_EQ(fault_of(bytes), "");
    auto read = read_record(bytes);
    return read ? *read : Record{};
}

}  // namespace bornes::test
