// Reviews a record on all processors, with progress on standard error.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <thread>

#include "bornes/allowance.h"
#include "bornes/review.h"
#include "terminal/reports.h"

namespace bornes::cli {

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
