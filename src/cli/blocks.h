// Pictures made of block characters, and colour where the terminal has it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

enum class Tint { plain, faint, red, amber, green, blue };

// Wraps a text in the codes of a colour. Returns it unchanged if standard output is not a terminal
// or NO_COLOR is set (https://no-color.org).
class Paint {
public:
    Paint();
    explicit Paint(bool colour) : colour_(colour) {}
    std::string operator()(Tint tint, std::string_view text) const;

private:
    bool colour_;
};

// Draws a bar chart of `rows` rows and returns the rows from top to bottom. Each share, from 0 to
// 1, is one column, filled from below. A row has eight steps.
std::vector<std::string> columns_of(const std::vector<double>& shares, int rows);

// The columns of standard output (platform/tty.h), but at most `most`.
int columns_on_output(int most);

}  // namespace bornes::cli
