#include "numbers.h"

#include <fmt/format.h>

#include <charconv>

#include "bornes/utf8.h"

namespace bornes::cli {

CLI::Validator whole_number(std::uint64_t min, std::uint64_t max) {
    const auto check = [min, max](const std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        const bool padded = text.size() > 1 && text[0] == '0';
        if (error == std::errc() && stop == end && !padded && number >= min && number <= max)
            return {};
        return fmt::format("{} is not a whole number from {} to {}", backquoted(text), min, max);
    };
    return {check, ""};
}

}  // namespace bornes::cli
