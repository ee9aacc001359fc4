#include "text.h"

namespace bornes::detail {

std::optional<int> number_from(std::string_view text) {
    constexpr std::size_t most_digits = 9;
    if (text.empty() || text.size() > most_digits) return std::nullopt;
    if (text[0] == '0' && text.size() > 1) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

}  // namespace bornes::detail
