// Pictures made of block characters, and colour where the terminal has it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

enum class Tint { plain, faint, red, amber, green, blue };

// Wraps a text in the codes of a colour, or leaves it as it is: where standard output is no
// terminal, or NO_COLOR is set (https://no-color.org).
class Paint {
public:
    Paint();
    explicit Paint(bool colour) : colour_(colour) {}
    std::string operator()(Tint tint, std::string_view text) const;

private:
    bool colour_;
};

// Columns of so many rows, filled from below to their share of the height, from 0 to 1: the top row
// first. Each row has eight steps.
std::vector<std::string> columns_of(const std::vector<double>& shares, int rows);

// How wide the terminal at standard output is, at most `most`; 80 where there is none.
int columns_on_output(int most);

}  // namespace bornes::cli
