// A pseudo-language made from the reference: about 50 % longer and full of accents. It shows where
// a screen has no room for longer words, and which words do not come from the catalogue. No list
// shows it to players; `--lang en-XA` selects it.
#pragma once

#include "catalogue.h"

namespace bornes::words {

inline constexpr std::string_view kPseudo = "en-XA";

Catalogue pseudo_language(const Catalogue& reference);

}  // namespace bornes::words
