// How a language writes whole numbers, read from the smallest number that it groups: "1,000" in
// English, "10.000" in Spanish, which writes 1000 without a separator.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::words {

class NumberStyle {
public:
    // Numbers without separators.
    NumberStyle() = default;
    // Returns nothing if the text is not a 1 and zeros with one separator before the last three.
    static std::optional<NumberStyle> parse(std::string_view smallest_grouped);

    // The digits of a whole number, perhaps after a minus sign, with separators.
    std::string write(std::string_view digits) const;

private:
    std::string separator_;
    std::size_t fewest_digits_ = 0;  // of a number that is grouped
};

}  // namespace bornes::words
