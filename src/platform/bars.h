// Bars for reports. Their length is in columns, drawn in eighths of a column if the terminal can.
#pragma once

#include <string>

namespace bornes::platform {

// A bar of this length. Any positive length is visible. In ASCII, it consists of whole `#` columns.
std::string bar(double columns, bool ascii);

}  // namespace bornes::platform
