// A language that nobody speaks, made from the reference: half as long again and full of accents.
// It shows where a screen has no room for longer words, and where a word does not come from the
// catalogue. Players do not find it in any list; `--lang en-XA` speaks it.
#pragma once

#include "catalogue.h"

namespace bornes::words {

inline constexpr std::string_view kPseudo = "en-XA";

Catalogue pseudo_language(const Catalogue& reference);

}  // namespace bornes::words
