// Reads a record and reviews it on all processors, with progress on standard error.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <thread>

#include "bornes/allowance.h"
#include "bornes/review.h"
#include "input.h"
#include "terminal/model/kept_game.h"
#include "terminal/reports.h"

namespace bornes::cli {

// The place is a file, `-` for standard input, or the link of a table. Throws a Failure if it
// cannot be read. A record that is too long for a review is cut, and `fault` says so.
terminal::ReadableRecord read_for_review(const std::string& file);

struct ReviewBudget {
    Allowance allowance = Allowance::of_rollouts(review::kUsualRollouts);
    std::uint64_t seed = 1;
    std::optional<int> seat;  // counts from 0: judge only the decisions of this seat
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));

    // Empty if the budget is a time.
    std::optional<int> rollouts() const;
};
// Shows progress on standard error. Throws a Failure at an interrupt. Without the curve, the review
// has no chances before each action.
review::Review run_review(const Record& record, const ReviewBudget& budget,
                          bool without_curve = false);
// The same, but the caller shows the progress. Returns nothing if the caller stopped it.
std::optional<review::Review> run_review(const Record& record, const ReviewBudget& budget,
                                         bool without_curve,
                                         const terminal::ReportProgress& progress);

}  // namespace bornes::cli
