// How a language writes numbers. It is read from one example: the smallest number that the language
// groups, plus a half. English has "1,000.5". Spanish has "10.000,5", because it writes 1000
// without a separator.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::words {

class NumberStyle {
public:
    // The default style: no separators, and a decimal point.
    NumberStyle() = default;
    // Returns nothing unless the text is a 1 and zeros with one separator before the last three,
    // followed by the decimal sign and a 5.
    static std::optional<NumberStyle> parse(std::string_view smallest_grouped);

    // Writes a number in the style of the language. `digits` may have a minus sign and a decimal
    // point.
    std::string write(std::string_view digits) const;

private:
    std::string separator_;
    std::string point_ = ".";
    std::size_t fewest_digits_ = 0;  // numbers with fewer digits are not grouped
};

}  // namespace bornes::words
