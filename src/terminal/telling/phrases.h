// Phrases of an online table, as they are typed and listed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "words/words.h"

namespace bornes::terminal {

// The id of a phrase that was typed, in any language or as its id.
std::optional<std::string_view> phrase_from(std::string_view simplified_text);
// All of them, with commas.
std::string all_phrases(const words::Voice& voice);

}  // namespace bornes::terminal
