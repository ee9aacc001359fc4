// Text for a terminal: code points, each one cell wide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::terminal {

// The code points of UTF-8. Characters that are not one cell wide (combining marks, wide letters,
// control characters) become U+FFFD, so that no name can shift the text beside it.
std::u32string cells_of(std::string_view text);
int width_of(std::string_view text);
// The blanks that pad a text to a width.
std::string padding(std::string_view text, int width);
void append_utf8(std::string& out, char32_t code_point);

// Lines of at most `width` cells, broken between words where possible.
std::vector<std::string> wrapped(std::string_view text, int width);

// The nearest text in plain ASCII: "é" becomes "e", "▲" becomes "^".
char ascii_of(char32_t code_point);
std::string ascii_of(std::string_view text);
// The same for several lines. Keeps the codes of colours.
std::string ascii_lines(std::string_view text);
// Lower-case ASCII with single blanks and no punctuation: "Panne d’essence" becomes
// "panne d essence".
std::string simplified(std::string_view text);

}  // namespace bornes::terminal
