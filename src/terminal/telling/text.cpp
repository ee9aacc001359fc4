#include "terminal/telling/text.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace bornes::terminal {
namespace {

constexpr char32_t kReplacement = 0xfffd;

// Does not use the locale, because tests run in an ASCII locale.
bool is_one_cell(utf8proc_int32_t c) {
    return utf8proc_category(c) != UTF8PROC_CATEGORY_CF && utf8proc_charwidth(c) == 1;
}

// The letter without its marks: "é" is "e". All other characters stay.
char32_t without_marks(char32_t c) {
    std::array<utf8proc_int32_t, 4> parts{};
    int last_class = 0;
    const utf8proc_ssize_t count =
        utf8proc_decompose_char(static_cast<utf8proc_int32_t>(c), parts.data(), parts.size(),
                                UTF8PROC_DECOMPOSE, &last_class);
    return count > 1 && count <= std::ssize(parts) ? static_cast<char32_t>(parts[0]) : c;
}

// Replacements of characters that are not letters with marks. Signs that can appear together get
// different characters.
constexpr std::array<std::pair<std::u32string_view, char>, 33> kSigns{{{U"\u00a0\u202f", ' '},
                                                                       {U"’‘‚", '\''},
                                                                       {U"“”„«»", '"'},
                                                                       {U"·○", '.'},
                                                                       {U"…", '~'},
                                                                       {U"×✕", 'x'},
                                                                       {U"–—─╌−☁", '-'},
                                                                       {U"│┃║", '|'},
                                                                       {U"╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┣", '+'},
                                                                       {U"▲", '^'},
                                                                       {U"△", '!'},
                                                                       {U"●", 'o'},
                                                                       {U"◆", '#'},
                                                                       {U"⌂━═", '='},
                                                                       {U"←", '<'},
                                                                       {U"→▶", '>'},
                                                                       {U"↑", '^'},
                                                                       {U"↓", 'v'},
                                                                       {U"✓", '*'},
                                                                       {U"▟◢▐◖▛", '['},
                                                                       {U"▙◣▌◗▜", ']'},
                                                                       {U"▁▂▃▄", '_'},
                                                                       {U"█▀▇▆▅", '#'},
                                                                       {U"☀", '+'},
                                                                       {U"☂", ','},
                                                                       {U"†", 't'},
                                                                       {U"±", '~'},
                                                                       {U"╱", '/'},
                                                                       {U"¡", '!'},
                                                                       {U"¿", '?'},
                                                                       {U"ß", 's'},
                                                                       {U"ᵉ", 'e'},
                                                                       {U"°º", 'o'}}};

// In a text, which may become longer, these replacements come first.
constexpr std::array<std::pair<char32_t, std::string_view>, 3> kLongSigns{
    {{U'ß', "ss"}, {U'…', "..."}, {U'±', "+-"}}};

std::string_view long_sign(char32_t c) {
    for (const auto& [sign, plain] : kLongSigns)
        if (sign == c) return plain;
    return {};
}

// French has a blank before some signs. No line may begin with such a sign, nor end with an opening
// quote.
bool keeps_together(std::string_view before, std::string_view after) {
    constexpr std::array<std::string_view, 5> signs{":", ";", "!", "?", "»"};
    return before.ends_with("«") || std::any_of(signs.begin(), signs.end(),
                                                [&](auto sign) { return after.starts_with(sign); });
}

// The first place where the text can be broken.
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
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (auto left = static_cast<utf8proc_ssize_t>(text.size()); left > 0;) {
        utf8proc_int32_t c = 0;
        const utf8proc_ssize_t size = utf8proc_iterate(at, left, &c);
        if (size < 0) return {kReplacement};
        cells.push_back(is_one_cell(c) ? static_cast<char32_t>(c) : kReplacement);
        at += size;
        left -= size;
    }
    return cells;
}

int width_of(std::string_view text) { return static_cast<int>(cells_of(text).size()); }

std::string padding(std::string_view text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - width_of(text))), ' ');
}

void append_utf8(std::string& out, char32_t c) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t size =
        utf8proc_encode_char(static_cast<utf8proc_int32_t>(c), bytes.data());
    out.append(bytes.begin(), bytes.begin() + size);
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
    c = without_marks(c);
    if (c < 0x80) return static_cast<char>(c);
    for (const auto& [signs, plain] : kSigns)
        if (signs.find(c) != std::u32string_view::npos) return plain;
    return '?';
}

std::string ascii_of(std::string_view text) {
    std::string out;
    int longer = 0;  // how many characters were added; the next gap between columns gives them back
    for (const char32_t c : cells_of(text)) {
        if (const std::string_view plain = long_sign(c); !plain.empty()) {
            out += plain;
            longer += static_cast<int>(plain.size()) - 1;
        } else if (longer > 0 && c == U' ' && out.ends_with(' ')) {
            --longer;
        } else {
            out.push_back(ascii_of(c));
        }
    }
    return out;
}

std::string ascii_lines(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find_first_of("\n\x1b"), text.size());
        out += ascii_of(text.substr(0, plain));
        text.remove_prefix(plain);
        const std::size_t code = text.starts_with('\x1b') ? text.find('m') + 1 : 1;
        const std::size_t kept = std::min(code, text.size());
        out += text.substr(0, kept);
        text.remove_prefix(kept);
    }
    return out;
}

std::string simplified(std::string_view text) {
    std::string out;
    for (const char32_t cell : cells_of(text)) {
        const auto small = utf8proc_tolower(static_cast<utf8proc_int32_t>(cell));
        const char c = ascii_of(static_cast<char32_t>(small));
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            out += c;
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

}  // namespace bornes::terminal
