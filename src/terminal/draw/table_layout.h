// The places of the parts of the table in a window of a given size.
#pragma once

#include "bornes/board.h"
#include "terminal/draw/canvas.h"

namespace bornes::terminal {

struct TableLayout {
    Rect road;
    Rect teams;
    Rect messages;
    Rect hand;
    Rect prompt;  // one row, or two if there is room
};

TableLayout layout_of(const Board& board, Size size);

// Whether the window has room for large cards and for a box per team, even with six teams.
bool is_roomy(Size size);

// The heights of the parts.
int road_height(const Board& board, bool broad);
int teams_height(const Board& board, bool roomy);
int hand_height(bool roomy);

}  // namespace bornes::terminal
