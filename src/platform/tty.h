// What the terminal behind a standard stream can show.
#pragma once

namespace bornes::platform {

// The number of columns of the window: $COLUMNS if it is a number from 1 to 10000, otherwise the
// width of the terminal, otherwise 80.
int columns_of(int descriptor);

// https://no-color.org: whether $NO_COLOR is set and not empty.
bool colour_unwanted();
// Whether colours may be written to the descriptor: it is a terminal with colours, and $NO_COLOR is
// not set.
bool shows_colour(int descriptor);

}  // namespace bornes::platform
