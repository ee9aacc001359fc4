// Text of people: UTF-8, counted in code points, and shown without harm.
#pragma once

#include <string>
#include <string_view>

namespace bornes {

// Where the first byte stands that is not part of well-formed UTF-8 (overlong forms, surrogates and
// numbers past U+10FFFF included); npos if there is none.
std::size_t invalid_utf8(std::string_view bytes);

// How many code points well-formed UTF-8 holds.
std::size_t code_points(std::string_view text);

// Any bytes, fit to be printed in one line of a terminal: what is not seen (control characters,
// marks of direction) and what is not UTF-8 become U+FFFD, and what goes beyond `most` code points
// becomes an ellipsis.
std::string printable(std::string_view bytes, std::size_t most);

// A word of the input within a message: `word`, printable and not too long.
std::string backquoted(std::string_view bytes);

}  // namespace bornes
