// Texts from the host are words separated by blanks.
#pragma once

#include <string_view>

namespace bornes::wasm {

constexpr bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

// Removes the first word of a text and returns it; empty at the end.
inline std::string_view take_word(std::string_view& text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    std::size_t end = 0;
    while (end < text.size() && !is_blank(text[end])) ++end;
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

}  // namespace bornes::wasm
