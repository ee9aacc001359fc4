#include "number_style.h"

#include <algorithm>

namespace bornes::words {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::optional<NumberStyle> NumberStyle::parse(std::string_view smallest_grouped) {
    const auto first = std::find_if_not(smallest_grouped.begin(), smallest_grouped.end(), is_digit);
    const auto last = std::find_if(first, smallest_grouped.end(), is_digit);
    const std::string_view head(smallest_grouped.begin(), first);
    const auto point = std::find_if_not(last, smallest_grouped.end(), is_digit);
    const auto fraction = std::find_if(point, smallest_grouped.end(), is_digit);
    const std::string_view tail(last, point);
    if ((head != "1" && head != "10") || first == last || tail != "000" || point == fraction ||
        std::string_view(fraction, smallest_grouped.end()) != "5")
        return std::nullopt;
    NumberStyle style;
    style.point_.assign(point, fraction);
    style.separator_.assign(first, last);
    style.fewest_digits_ = head.size() + tail.size();
    return style;
}

std::string NumberStyle::write(std::string_view digits) const {
    const std::size_t sign = digits.starts_with('-') ? 1 : 0;
    const std::size_t whole = std::min(digits.find('.'), digits.size());
    std::string text(digits);
    if (whole < digits.size()) text.replace(whole, 1, point_);
    if (separator_.empty() || whole - sign < fewest_digits_) return text;
    for (std::size_t at = whole; at > sign + 3;) {
        at -= 3;
        text.insert(at, separator_);
    }
    return text;
}

}  // namespace bornes::words
