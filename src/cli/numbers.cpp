#include "numbers.h"

#include <fmt/format.h>

#include <charconv>
#include <type_traits>

#include "bornes/utf8.h"
#include "speech.h"

namespace bornes::cli {

namespace {

bool is_plain(const std::string& text) {
    const bool padded = text.size() > 1 && text[0] == '0' && text[1] != '.';
    return !padded && text.find_first_not_of("0123456789.") == std::string::npos;
}

// A validator that accepts only a plain number from `min` to `max`.
template <typename Number>
CLI::Validator number_from(Number min, Number max) {
    const auto check = [=](const std::string& text) -> std::string {
        Number number{};
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (is_plain(text) && error == std::errc() && stop == end && number >= min && number <= max)
            return {};
        const std::string low = fmt::format("{}", min);
        const std::string high = fmt::format("{}", max);
        if (std::is_integral_v<Number>)
            return translate(words::phrase::error_not_whole_number{
                .high = high, .low = low, .value = backquoted(text)});
        return translate(
            words::phrase::error_not_a_number{.high = high, .low = low, .value = backquoted(text)});
    };
    return {check, ""};
}

}  // namespace

CLI::Validator whole_number(std::uint64_t min, std::uint64_t max) { return number_from(min, max); }

CLI::Validator decimal_number(double min, double max) { return number_from(min, max); }

}  // namespace bornes::cli
