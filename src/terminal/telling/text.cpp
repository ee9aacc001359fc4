#include "terminal/telling/text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bornes/utf8.h"

namespace bornes::terminal {
namespace {

constexpr char32_t kReplacement = 0xfffd;

// Wide and combining characters of names. The C locale of a test knows none of them, so this does
// not ask the locale.
bool is_one_cell(char32_t c) {
    if (c < 0x20 || (c >= 0x7f && c < 0xa0)) return false;
    if (c < 0x300) return true;
    const bool combining = (c >= 0x300 && c < 0x370) || (c >= 0x200b && c < 0x2010) ||
                           (c >= 0x202a && c < 0x202f) || (c >= 0x2060 && c < 0x2070) ||
                           (c >= 0x20d0 && c < 0x2100) || (c >= 0xfe00 && c < 0xfe10);
    const bool wide = (c >= 0x1100 && c < 0x1160) || (c >= 0x2e80 && c < 0xa4d0) ||
                      (c >= 0xac00 && c < 0xd7a4) || (c >= 0xf900 && c < 0xfb00) ||
                      (c >= 0xfe30 && c < 0xfe70) || (c >= 0xff00 && c < 0xff61) || c >= 0x1f000;
    return !combining && !wide;
}

char32_t take_code_point(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t size = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    char32_t c = size == 1 ? first : first & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i)
        c = c << 6 | (static_cast<unsigned char>(text[i]) & 0x3fU);
    text.remove_prefix(size);
    return c;
}

constexpr std::array<std::pair<std::u32string_view, char>, 29> kFolds{{
    {U"àâä", 'a'},   {U"çÇ", 'c'}, {U"éèêë", 'e'}, {U"îï", 'i'},  {U"ôö", 'o'},
    {U"ùûü", 'u'},   {U"ÀÂ", 'A'}, {U"ÉÈÊ", 'E'},  {U"’‘", '\''}, {U"“”«»", '"'},
    {U"…·", '.'},    {U"×✕", 'x'}, {U"–—─╌", '-'}, {U"│┃║", '|'}, {U"╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛", '+'},
    {U"▲", '^'},     {U"●", 'o'},  {U"◆", '#'},    {U"⌂━═", '='}, {U"←", '<'},
    {U"→▶", '>'},    {U"↑", '^'},  {U"↓", 'v'},    {U"✓", '*'},   {U"▟◢▐◖▛", '['},
    {U"▙◣▌◗▜", ']'}, {U"▄", '_'},  {U"█▀", '#'},   {U"╱", '/'},
}};

// French sets signs off by a blank: no line begins with one, nor ends with an opening quote.
bool keeps_together(std::string_view before, std::string_view after) {
    constexpr std::array<std::string_view, 5> signs{":", ";", "!", "?", "»"};
    return before.ends_with("«") || std::any_of(signs.begin(), signs.end(),
                                                [&](auto sign) { return after.starts_with(sign); });
}

// Where the text may be broken for the first time.
std::size_t end_of_word(std::string_view text) {
    std::size_t end = text.find(' ');
    while (end != std::string_view::npos &&
           keeps_together(text.substr(0, end), text.substr(end + 1)))
        end = text.find(' ', end + 1);
    return std::min(end, text.size());
}

}  // namespace

std::u32string cells_of(std::string_view text) {
    std::u32string cells;
    if (invalid_utf8(text) != std::string_view::npos) return U"\ufffd";
    while (!text.empty()) {
        const char32_t c = take_code_point(text);
        cells.push_back(is_one_cell(c) ? c : kReplacement);
    }
    return cells;
}

int width_of(std::string_view text) { return static_cast<int>(cells_of(text).size()); }

void append_utf8(std::string& out, char32_t c) {
    const auto byte = [&](char32_t value) { out.push_back(static_cast<char>(value)); };
    const auto tail = [&](int shift) { byte(0x80 | (c >> shift & 0x3f)); };
    if (c < 0x80) return byte(c);
    if (c < 0x800) {
        byte(0xc0 | c >> 6);
        return tail(0);
    }
    if (c < 0x10000) {
        byte(0xe0 | c >> 12);
    } else {
        byte(0xf0 | c >> 18);
        tail(12);
    }
    tail(6);
    tail(0);
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = end_of_word(text);
        const std::string_view word = text.substr(0, end);
        if (!line.empty() && width_of(line) + 1 + width_of(word) > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        if (!line.empty()) line += ' ';
        line += word;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

char ascii_of(char32_t c) {
    if (c < 0x80) return static_cast<char>(c);
    for (const auto& [letters, plain] : kFolds)
        if (letters.find(c) != std::u32string_view::npos) return plain;
    return '?';
}

std::string ascii_of(std::string_view text) {
    std::string out;
    for (const char32_t c : cells_of(text)) out.push_back(ascii_of(c));
    return out;
}

std::string simplified(std::string_view text) {
    std::string out;
    for (const char c : ascii_of(text)) {
        const bool upper = c >= 'A' && c <= 'Z';
        const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (kept) {
            out += static_cast<char>(upper ? c - 'A' + 'a' : c);
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

}  // namespace bornes::terminal
