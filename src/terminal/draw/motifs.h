// Drawings of cards, three rows each: a motif for each family of hazard, remedy and safety, and a
// stone for distances. Every glyph has an ASCII sign of its own (telling/text.h), so that the
// drawings can be told apart there too.
#pragma once

#include <array>
#include <string>

#include "bornes/hand.h"

namespace bornes::terminal {

using Motif = std::array<std::string, 3>;

Motif motif_of(Card card);

}  // namespace bornes::terminal
