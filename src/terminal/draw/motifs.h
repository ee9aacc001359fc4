// Drawings of cards, three rows each. A hazard, its remedy and its safety share a motif; distances
// have a stone. Each glyph has an ASCII sign of its own (telling/text.h), so that the drawings also
// differ in ASCII.
#pragma once

#include <array>
#include <string>

#include "bornes/hand.h"

namespace bornes::terminal {

using Motif = std::array<std::string, 3>;

Motif motif_of(Card card);

}  // namespace bornes::terminal
