// What the terminal behind a standard stream can show.
#pragma once

namespace bornes::platform {

// The columns of the window: $COLUMNS if it is set to a number, otherwise what the terminal says,
// and 80 where there is none.
int columns_of(int descriptor);

// https://no-color.org: whether $NO_COLOR is set to anything but an empty text.
bool colour_unwanted();
// Whether colours may be written to the descriptor: to a terminal that has them, unless they are
// unwanted.
bool shows_colour(int descriptor);

}  // namespace bornes::platform
