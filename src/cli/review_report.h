// Prints a review for people: the profile of the game, and who lost what and why.
#pragma once

#include <string>

#include "blocks.h"
#include "bornes/review.h"
#include "words/words.h"

namespace bornes::cli {

// The report in lines of at most `width` cells.
std::string review_report(const Record& record, const review::Review& review,
                          const words::Voice& voice, const Paint& paint, int width);
// The same, with the width and the colours of standard output.
std::string review_report(const Record& record, const review::Review& review,
                          const words::Voice& voice);

}  // namespace bornes::cli
