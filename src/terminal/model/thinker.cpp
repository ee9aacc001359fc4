#include "terminal/model/thinker.h"

#include <chrono>

namespace bornes::terminal {
namespace {

bool is_done(const std::shared_future<Assessment>& result) {
    return result.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

}  // namespace

void Thinker::start(Thought thought) {
    running_.remove_if([](const Running& each) { return is_done(each.result); });
    std::packaged_task<Assessment()> task(std::move(thought));
    current_ = task.get_future().share();
    running_.push_back({current_, std::jthread([task = std::move(task), &bell = bell_]() mutable {
                            task();
                            bell.ring();
                        })});
}

void Thinker::drop() { current_ = {}; }

std::optional<Assessment> Thinker::take() {
    if (!busy() || !is_done(current_)) return std::nullopt;
    const Assessment assessment = current_.get();
    current_ = {};
    return assessment;
}

}  // namespace bornes::terminal
