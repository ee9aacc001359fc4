// Bars of reports: a length in columns, drawn in eighths of a column where the terminal can.
#pragma once

#include <string>

namespace bornes::platform {

// A bar of so many columns; anything above nothing is drawn. In ASCII whole columns of `#`.
std::string bar(double columns, bool ascii);

}  // namespace bornes::platform
