#include "review_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "failure.h"
#include "output.h"
#include "platform/signals.h"

namespace bornes::cli {
namespace {

using namespace std::chrono_literals;

// Shows progress in one line that is redrawn, on a terminal only.
class Progress {
public:
    Progress() : terminal_(isatty(STDERR_FILENO) != 0) {}
    ~Progress() {
        if (terminal_) tell("\r\x1b[K");
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(int done, int steps) const {
        constexpr int width = 30;
        if (!terminal_ || steps == 0) return;
        const auto full = static_cast<std::size_t>(width * done / steps);
        tell(fmt::format("\r[{}{}] {}/{}", std::string(full, '#'), std::string(width - full, '.'),
                         done, steps));
    }

private:
    bool terminal_;
};

// Each thread takes the next step, because steps do not depend on each other.
class Workers {
public:
    Workers(review::Review& review, const ReviewBudget& budget, bool without_curve)
        : review_(review), budget_(budget), without_curve_(without_curve) {
        for (int i = 0; i < std::max(1, budget.threads); ++i)
            threads_.emplace_back([this] { work(); });
    }
    ~Workers() {
        next_ = review_.steps();
        for (std::thread& thread : threads_) thread.join();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    int done() const { return done_; }

private:
    void work() {
        for (int i = next_++; i < review_.steps(); i = next_++) {
            const bool judged = !budget_.seat || *budget_.seat == review_.seat_of(i);
            const Budget budget = budget_.allowance.from_now();
            if (judged) review_.judge(i, budget);
            if (!without_curve_) review_.find_chances(i, budget);
            ++done_;
        }
    }

    review::Review& review_;
    const ReviewBudget& budget_;
    bool without_curve_;
    std::atomic<int> next_ = 0;
    std::atomic<int> done_ = 0;
    std::vector<std::thread> threads_;
};

}  // namespace

std::optional<int> ReviewBudget::rollouts() const {
    return allowance.time_ms > 0 ? std::nullopt : std::optional(allowance.rollouts);
}

review::Review run_review(const Record& record, const ReviewBudget& budget, bool without_curve) {
    const Progress shown;
    return *run_review(record, budget, without_curve, [&](int done, int steps) {
        if (platform::flag_of_interrupts())
            throw Failure(translate(words::Word::error_interrupted));
        shown.show(done, steps);
        return true;
    });
}

std::optional<review::Review> run_review(const Record& record, const ReviewBudget& budget,
                                         bool without_curve,
                                         const terminal::ReportProgress& progress) {
    review::Review review(record, budget.seed);
    {
        const Workers workers(review, budget, without_curve);
        while (workers.done() < review.steps()) {
            if (!progress(workers.done(), review.steps())) return std::nullopt;
            std::this_thread::sleep_for(20ms);
        }
    }
    return review;
}

}  // namespace bornes::cli
