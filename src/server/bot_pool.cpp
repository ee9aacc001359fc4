#include "server/bot_pool.h"

#include <array>
#include <memory>
#include <random>

#include "bornes/allowance.h"

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

void BotPool::think(const Thoughts& thoughts, Decided done) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({thoughts, std::move(done)});
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
        const Level level = job.thoughts.level;
        auto& bot = bots[static_cast<std::size_t>(level)];
        if (!bot) bot = make_bot(level, (std::uint64_t{random()} << 32U) | random());
        post_([actions = actions_of(*bot, job.thoughts), done = std::move(job.done)] {
            done(actions);
        });
    }
}

std::vector<Action> BotPool::actions_of(Bot& bot, const Thoughts& thoughts) const {
    const Allowance allowance = Allowance::of_time(time_ms_);
    std::vector<Action> actions{bot.think(thoughts.first, allowance.from_now()).action};
    if (thoughts.declined && actions.front().is_decline())
        actions.push_back(bot.think(*thoughts.declined, allowance.from_now()).action);
    return actions;
}

}  // namespace bornes::server
