// Pages that fill the window: score sheet, help, passing the keyboard, a window that is too small.
#pragma once

#include <string>

#include "terminal/draw/canvas.h"
#include "terminal/telling/help.h"

namespace bornes::terminal {

void draw_page(Canvas& canvas, std::string_view title, const std::vector<HelpLine>& lines,
               int scroll, std::string_view keys);
void draw_score_sheet(Canvas& canvas, const Voice& voice, const Game& game, const Board& board,
                      std::string_view comment, std::string_view keys);
void draw_pass(Canvas& canvas, const Voice& voice, const std::string& name, std::string_view keys);
void draw_too_small(Canvas& canvas, const Voice& voice);
// Draws a coup fourré as a blade across the whole screen.
void draw_blade(Canvas& canvas, std::string_view text);

}  // namespace bornes::terminal
