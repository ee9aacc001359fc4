// How a language writes numbers, read from the smallest number that it groups and a half: "1,000.5"
// in English, "10.000,5" in Spanish, which writes 1000 without a separator.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::words {

class NumberStyle {
public:
    // Numbers without separators and with a decimal point.
    NumberStyle() = default;
    // Returns nothing if the text is not a 1 and zeros with one separator before the last three,
    // then the decimal sign and a 5.
    static std::optional<NumberStyle> parse(std::string_view smallest_grouped);

    // The digits of a number, perhaps after a minus sign and perhaps with a decimal point, as the
    // language writes it.
    std::string write(std::string_view digits) const;

private:
    std::string separator_;
    std::string point_ = ".";
    std::size_t fewest_digits_ = 0;  // of a number that is grouped
};

}  // namespace bornes::words
