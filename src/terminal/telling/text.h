// Text as a terminal has it: code points, each one cell wide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::terminal {

// The code points of UTF-8. What is no single cell wide (combining marks, wide letters, control
// characters) becomes U+FFFD, so that names from elsewhere cannot shift what stands beside them.
std::u32string cells_of(std::string_view text);
int width_of(std::string_view text);
// Blanks that make up for what a text lacks in width.
std::string padding(std::string_view text, int width);
void append_utf8(std::string& out, char32_t code_point);

// Lines of at most `width` cells, broken between words where possible.
std::vector<std::string> wrapped(std::string_view text, int width);

// The nearest that plain ASCII has: "é" is "e", "▲" is "^".
char ascii_of(char32_t code_point);
std::string ascii_of(std::string_view text);
// The same for text of several lines; the codes of colours stay as they are.
std::string ascii_lines(std::string_view text);
// Small letters of ASCII, single blanks, no punctuation: "Panne d’essence" is "panne d essence".
std::string simplified(std::string_view text);

}  // namespace bornes::terminal
