// Where the parts of the table stand in a window of a given size.
#pragma once

#include "bornes/board.h"
#include "terminal/draw/canvas.h"

namespace bornes::terminal {

struct TableLayout {
    Rect road;
    Rect teams;
    Rect messages;
    Rect hand;
    Rect prompt;  // one row, or two where there is room
};

TableLayout layout_of(const Board& board, Size size);

// A window with room for large cards and for a box for each of six teams.
bool is_roomy(Size size);

// How high the parts are.
int road_height(const Board& board, bool broad);
int teams_height(const Board& board, bool roomy);
int hand_height(bool roomy);

}  // namespace bornes::terminal
