// Reports that the menu shows. The command line provides them, because each report is also a
// subcommand.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "bornes/record.h"
#include "bornes/review.h"
#include "words/words.h"

namespace bornes::terminal {

// Called repeatedly while a report is made. Returning false stops it.
using ReportProgress = std::function<bool(int done, int steps)>;

struct Reports {
    // Reviews a game. Returns nothing if it was stopped.
    std::function<std::optional<review::Review>(const Record&, const ReportProgress&)> review;
    // The review in lines of at most `width` cells.
    std::function<std::string(const Record&, const review::Review&, const words::Voice&, int width)>
        tell_review;
    // Sums up the saved games. Returns nothing if it was stopped.
    std::function<std::optional<std::string>(words::Speech, const ReportProgress&)> statistics;
};

}  // namespace bornes::terminal
