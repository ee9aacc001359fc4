#include "server/bot_pool.h"

#include <array>
#include <memory>
#include <random>

namespace bornes::server {

BotPool::BotPool(int threads, int time_ms, Post post) : time_ms_(time_ms), post_(std::move(post)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(const View& view, Level level, std::function<void(Action)> done) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({view, level, std::move(done)});
    }
    work_.notify_one();
}

void BotPool::run() {
    std::random_device random;
    std::array<std::unique_ptr<Bot>, kLevels.size()> bots;
    for (;;) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            work_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
            if (stopping_) return;
            job = std::move(jobs_.front());
            jobs_.pop_front();
        }
        auto& bot = bots[static_cast<std::size_t>(job.level)];
        if (!bot) bot = make_bot(job.level, (std::uint64_t{random()} << 32U) | random());
        const Action action = bot->think(job.view, Budget::of_time(time_ms_)).action;
        post_([action, done = std::move(job.done)] { done(action); });
    }
}

}  // namespace bornes::server
