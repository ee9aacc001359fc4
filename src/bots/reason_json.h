// The one JSON shape of reasons, for pages and reviews.
#pragma once

#include <string>

#include "bornes/bot.h"

namespace bornes::bots {

// Appends a reason: {"code":"answers-hazard","card":"stop","team":null,"figure":0}. The code says
// which of the other fields have a meaning.
void append_json(std::string& out, const Reason& reason);

}  // namespace bornes::bots
