// A review for people: the profile of the game, who lost what and why.
#pragma once

#include <string>

#include "bornes/review.h"
#include "words/words.h"

namespace bornes::cli {

std::string review_report(const Record& record, const review::Review& review,
                          const words::Voice& voice);

}  // namespace bornes::cli
