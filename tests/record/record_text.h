// Parts of records as text.
#pragma once

#include <string>
#include <string_view>

#include "bornes/record.h"

namespace bornes::test {

inline constexpr std::string_view kTwoPlayers = "bornes-record 1\nrules parker-1988\nplayers 2\n";

// "deck roll stop 25 25 ...\n": the named cards, then the rest of the deck in the order of the card
// table. `rules` is a text for rules_of().
std::string deck_line(std::string_view rules, std::string_view first_cards);

// "LINE:COLUMN: why", or "" if the reader accepts the bytes.
std::string fault_of(std::string_view bytes);

// The record of valid bytes.
Record record_of(std::string_view bytes);

}  // namespace bornes::test
