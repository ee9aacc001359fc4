// The short rules of the current game, as lines of a page.
#pragma once

#include <string>
#include <vector>

#include "bornes/rules.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

struct HelpLine {
    std::string text;
    bool is_title = false;
};
// The rules, in lines of at most `width` cells.
std::vector<HelpLine> rules_lines(const Voice& voice, const Rules& rules, int width);
// Adds an empty line and a title.
void add_title(std::vector<HelpLine>& lines, std::string_view title);
// Adds a point, in lines of at most `width` cells.
void add_point(std::vector<HelpLine>& lines, std::string_view text, int width);

}  // namespace bornes::terminal
