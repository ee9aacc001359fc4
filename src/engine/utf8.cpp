#include "bornes/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace bornes {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";  // U+FFFD
constexpr std::string_view kEllipsis = "\xe2\x80\xa6";     // U+2026

constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

// The length in bytes of a code point with this first byte; 0 if no code point begins with it.
constexpr std::size_t sequence_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xc2 && first < 0xe0) return 2;
    if (first >= 0xe0 && first < 0xf0) return 3;
    if (first >= 0xf0 && first < 0xf5) return 4;
    return 0;
}

// The second byte reveals overlong forms, surrogates and numbers past U+10FFFF.
constexpr bool fit_together(unsigned char first, unsigned char second) {
    switch (first) {
        case 0xe0: return second >= 0xa0;
        case 0xed: return second < 0xa0;
        case 0xf0: return second >= 0x90;
        case 0xf4: return second < 0x90;
        default: return true;
    }
}

// The size of the well-formed code point at the start of the bytes, or 0 if there is none.
std::size_t code_point_size(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    const std::size_t size = sequence_length(first);
    if (size > bytes.size()) return 0;
    for (std::size_t i = 1; i < size; ++i)
        if (!continues(bytes[i])) return 0;
    if (size > 1 && !fit_together(first, static_cast<unsigned char>(bytes[1]))) return 0;
    return size;
}

// Characters that are invisible, or that reverse the text after them: control characters, direction
// marks, and blanks other than spaces. The joiner U+200D is allowed, because emoji need it.
constexpr std::array<std::pair<char32_t, char32_t>, 15> kInvisible{{{0x0000, 0x001f},
                                                                    {0x007f, 0x009f},
                                                                    {0x00ad, 0x00ad},
                                                                    {0x061c, 0x061c},
                                                                    {0x115f, 0x1160},
                                                                    {0x180e, 0x180e},
                                                                    {0x200b, 0x200c},
                                                                    {0x200e, 0x200f},
                                                                    {0x2028, 0x202e},
                                                                    {0x2060, 0x206f},
                                                                    {0x2800, 0x2800},
                                                                    {0x3164, 0x3164},
                                                                    {0xfeff, 0xfeff},
                                                                    {0xfff9, 0xfffb},
                                                                    {0xe0000, 0xe007f}}};

char32_t number_of(std::string_view code_point) {
    if (code_point.size() == 1) return static_cast<unsigned char>(code_point[0]);
    // The longer the code point, the fewer bits of its number are in the first byte.
    char32_t number = static_cast<unsigned char>(code_point[0]) & (0x7fU >> code_point.size());
    for (const char byte : code_point.substr(1))
        number = number << 6U | (static_cast<unsigned char>(byte) & 0x3fU);
    return number;
}

bool is_invisible(std::string_view code_point) {
    const char32_t number = number_of(code_point);
    return std::any_of(kInvisible.begin(), kInvisible.end(), [&](const auto& range) {
        return range.first <= number && number <= range.second;
    });
}

}  // namespace

std::size_t invalid_utf8(std::string_view bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
        if (static_cast<unsigned char>(bytes[at]) < 0x80) {
            ++at;
            continue;
        }
        const std::size_t size = code_point_size(bytes.substr(at));
        if (size == 0) return at;
        at += size;
    }
    return std::string_view::npos;
}

std::size_t code_points(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text)
        if (!continues(byte)) ++count;
    return count;
}

std::string printable(std::string_view bytes, std::size_t most) {
    std::string text;
    for (std::size_t count = 0; !bytes.empty(); ++count) {
        if (count == most) return text.append(kEllipsis);
        const std::size_t size = code_point_size(bytes);
        const std::string_view code_point = bytes.substr(0, size);
        text.append(size == 0 || is_invisible(code_point) ? kReplacement : code_point);
        bytes.remove_prefix(size == 0 ? 1 : size);
    }
    return text;
}

std::string backquoted(std::string_view bytes) {
    constexpr std::size_t most = 40;
    std::string text = "`";
    text.append(printable(bytes, most)).append("`");
    return text;
}

}  // namespace bornes
