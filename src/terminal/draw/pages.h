// Screens that fill the window for a while: score sheet, help, passing the keyboard, too small.
#pragma once

#include <string>
#include <vector>

#include "terminal/draw/canvas.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

// Lines of text with their style, for pages that scroll.
struct PageLine {
    std::string text;
    Style style;
};
// The rules of a game in short; with the keys of the full screen, they are its help.
std::vector<PageLine> rules_lines(const Voice& voice, const Rules& rules, int width);
std::vector<PageLine> help_lines(const Voice& voice, const Rules& rules, int width, bool online);

void draw_page(Canvas& canvas, std::string_view title, const std::vector<PageLine>& lines,
               int scroll, std::string_view keys);
void draw_score_sheet(Canvas& canvas, const Voice& voice, const Game& game, const Board& board,
                      std::string_view comment, std::string_view keys);
void draw_pass(Canvas& canvas, const Voice& voice, const std::string& name);
void draw_too_small(Canvas& canvas, const Voice& voice);
// A coup fourré crosses the whole screen.
void draw_blade(Canvas& canvas, std::string_view text);

}  // namespace bornes::terminal
