// The one JSON shape of positions and views (docs/record-format.md), for referee, bots and pages.
#pragma once

#include <string>

#include "bornes/position.h"

namespace bornes {

// One object without a line end, appended: the referee's position, all hands shown.
void append_json(std::string& out, const Position& position);
// The same as one seat may see it.
void append_json(std::string& out, const View& view);

}  // namespace bornes
