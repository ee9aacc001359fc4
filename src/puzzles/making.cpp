#include "puzzles/making.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace bornes::puzzles {
namespace {

using namespace std::chrono_literals;

constexpr auto kIdle = 200ms;

class Workshop {
public:
    Workshop(const MakerSettings& settings, int first, int end, std::atomic<bool>& stop)
        : settings_(settings), end_(end), stop_(stop), next_(first), wanted_(first) {}
    ~Workshop() {
        stop_ = true;
        for (std::thread& thread : threads_) thread.join();
    }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    void open(int threads) {
        for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
    }
    bool finished() const { return wanted_ == end_; }
    // The next puzzle in order, or nothing if it does not come within the idle time.
    std::optional<Puzzle> take() {
        std::unique_lock lock(mutex_);
        ready_.wait_for(lock, kIdle, [&] { return done_.contains(wanted_); });
        const auto found = done_.find(wanted_);
        if (found == done_.end()) return std::nullopt;
        Puzzle puzzle = std::move(found->second);
        done_.erase(found);
        ++wanted_;
        return puzzle;
    }

private:
    void work() {
        for (int number = next_++; number < end_ && !stop_; number = next_++) {
            auto puzzle = make_puzzle(settings_, number, stop_);
            if (!puzzle) return;
            const std::lock_guard lock(mutex_);
            done_.emplace(number, std::move(*puzzle));
            ready_.notify_one();
        }
    }

    const MakerSettings& settings_;
    int end_;
    std::atomic<bool>& stop_;
    std::atomic<int> next_;
    int wanted_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::map<int, Puzzle> done_;
    std::vector<std::thread> threads_;
};

}  // namespace

void make_puzzles(const MakerSettings& settings, int first, int end, int threads,
                  std::atomic<bool>& stop, const std::function<void(const Puzzle&)>& accept,
                  const std::function<void()>& idle) {
    Workshop workshop(settings, first, end, stop);
    workshop.open(threads);
    while (!workshop.finished() && !stop) {
        if (const auto puzzle = workshop.take()) accept(*puzzle);
        idle();
    }
}

}  // namespace bornes::puzzles
