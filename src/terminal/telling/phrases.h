// The phrases of online tables.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "words/words.h"

namespace bornes::terminal {

// The id of a phrase that was typed as an id or in any language.
std::optional<std::string_view> phrase_from(std::string_view simplified_text);
// All phrases, separated by commas.
std::string all_phrases(const words::Voice& voice);

}  // namespace bornes::terminal
