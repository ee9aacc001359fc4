// Text that people wrote: check UTF-8, count its code points, and print it safely.
#pragma once

#include <string>
#include <string_view>

namespace bornes {

// Returns the offset of the first byte that is not part of well-formed UTF-8, or npos if there is
// none. Overlong forms, surrogates and numbers past U+10FFFF are not well formed.
std::size_t invalid_utf8(std::string_view bytes);

// Returns the number of code points. The text must be well-formed UTF-8.
std::size_t code_points(std::string_view text);

// Makes any bytes fit to be printed in one line of a terminal. Invisible characters (control
// characters, marks of direction) and bytes that are not UTF-8 become U+FFFD. A text of more than
// `most` code points is cut, and ends with an ellipsis.
std::string printable(std::string_view bytes, std::size_t most);

// Quotes a word of the input for a message: `word`, made printable and shortened.
std::string backquoted(std::string_view bytes);

}  // namespace bornes
