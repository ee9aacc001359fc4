#include "server/guest_name.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bornes/utf8.h"

namespace bornes::server {
namespace {

constexpr std::size_t kLongest = 24;

// Characters that a name may contain but that are invisible: blanks, joiners, and variation
// selectors.
constexpr std::array<std::pair<char32_t, char32_t>, 14> kBlank{{{0x0020, 0x0020},
                                                                {0x00a0, 0x00a0},
                                                                {0x034f, 0x034f},
                                                                {0x1680, 0x1680},
                                                                {0x17b4, 0x17b5},
                                                                {0x180b, 0x180f},
                                                                {0x2000, 0x200d},
                                                                {0x202f, 0x202f},
                                                                {0x205f, 0x205f},
                                                                {0x3000, 0x3000},
                                                                {0xfe00, 0xfe0f},
                                                                {0xffa0, 0xffa0},
                                                                {0x1d173, 0x1d17a},
                                                                {0xe0100, 0xe01ef}}};

bool is_blank(char32_t number) {
    return std::any_of(kBlank.begin(), kBlank.end(), [&](const auto& range) {
        return range.first <= number && number <= range.second;
    });
}

// Removes the first code point of well-formed UTF-8 and returns it.
char32_t take_code_point(std::string_view& text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const std::size_t size = byte(0) < 0x80 ? 1 : byte(0) < 0xe0 ? 2 : byte(0) < 0xf0 ? 3 : 4;
    char32_t number = size == 1 ? byte(0) : byte(0) & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i) number = number << 6U | (byte(i) & 0x3fU);
    text.remove_prefix(size);
    return number;
}

bool shows_something(std::string_view text) {
    while (!text.empty())
        if (!is_blank(take_code_point(text))) return true;
    return false;
}

}  // namespace

std::optional<std::string> guest_name(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    if (invalid_utf8(text) != std::string_view::npos) return std::nullopt;
    // A name must be printable as it is: no control characters, and not too long.
    if (printable(text, kLongest) != text) return std::nullopt;
    if (!shows_something(text)) return std::nullopt;
    return std::string(text);
}

}  // namespace bornes::server
