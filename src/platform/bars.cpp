#include "platform/bars.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace bornes::platform {

std::string bar(double columns, bool ascii) {
    if (columns <= 0) return {};
    if (ascii)
        return std::string(static_cast<std::size_t>(std::max(1L, std::lround(columns))), '#');
    constexpr std::array<std::string_view, 8> parts{"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const auto eighths = static_cast<std::size_t>(std::max(1L, std::lround(columns * 8)));
    std::string text;
    for (std::size_t i = 0; i < eighths / 8; ++i) text += "█";
    return text.append(parts[eighths % 8]);
}

}  // namespace bornes::platform
