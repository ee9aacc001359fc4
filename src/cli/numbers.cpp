#include "numbers.h"

#include <fmt/format.h>

#include <charconv>

#include "bornes/utf8.h"

namespace bornes::cli {

namespace {

bool is_plain(const std::string& text) {
    const bool padded = text.size() > 1 && text[0] == '0' && text[1] != '.';
    return !padded && text.find_first_not_of("0123456789.") == std::string::npos;
}

// A validator of texts that are all of one plain number from `min` to `max`.
template <typename Number>
CLI::Validator number_from(Number min, Number max, std::string_view what) {
    const auto check = [=](const std::string& text) -> std::string {
        Number number{};
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (is_plain(text) && error == std::errc() && stop == end && number >= min && number <= max)
            return {};
        return fmt::format("{} is not a {} from {} to {}", backquoted(text), what, min, max);
    };
    return {check, ""};
}

}  // namespace

CLI::Validator whole_number(std::uint64_t min, std::uint64_t max) {
    return number_from(min, max, "whole number");
}

CLI::Validator decimal_number(double min, double max) { return number_from(min, max, "number"); }

}  // namespace bornes::cli
