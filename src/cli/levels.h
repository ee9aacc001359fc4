// The levels of the bots, as the command line names them.
#pragma once

#include <string>

#include "bornes/bot.h"

namespace bornes::cli {

// "novice, casual, ..."
std::string level_ids();
// Throws a Failure that begins with `where` if there is no such level.
Level level_of(const std::string& text, const std::string& where = {});

}  // namespace bornes::cli
