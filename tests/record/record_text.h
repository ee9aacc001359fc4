// Records as text, in pieces.
#pragma once

#include <string>
#include <string_view>

#include "bornes/record.h"

namespace bornes::test {

inline constexpr std::string_view kTwoPlayers = "bornes-record 1\nrules parker-1988\nplayers 2\n";

// "deck roll stop 25 25 ...\n": the cards named, then the others of the deck in the order of their
// table. The rules as rules_of() takes them.
std::string deck_line(std::string_view rules, std::string_view first_cards);

// "LINE:COLUMN: why", or "" if a reader accepts the bytes.
std::string fault_of(std::string_view bytes);

// The record of bytes that a reader accepts.
Record record_of(std::string_view bytes);

}  // namespace bornes::test
