// The one JSON shape of reasons, for pages and reviews.
#pragma once

#include <string>

#include "bornes/bot.h"

namespace bornes::bots {

// {"code":"answers-hazard","card":"stop","team":null,"figure":0}; the code says which of them
// mean something.
void append_json(std::string& out, const Reason& reason);

}  // namespace bornes::bots
