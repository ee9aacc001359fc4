// The rules of the game that is being played, in short, and the keys.
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
// The same and the keys of the full screen.
std::vector<HelpLine> help_lines(const Voice& voice, const Rules& rules, int width, bool online);

}  // namespace bornes::terminal
