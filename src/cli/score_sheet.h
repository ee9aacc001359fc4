// The score sheet of a game, as it is printed on paper and as JSON.
#pragma once

#include <string>

#include "played_record.h"

namespace bornes::cli {

// One column a team, the rows of the printed sheet for every hand, and who has won.
std::string score_sheet(const PlayedRecord& played);
// One object on one line.
std::string score_json(const PlayedRecord& played);

}  // namespace bornes::cli
