#include "server/bot_pool.h"

#include <algorithm>
#include <array>
#include <memory>
#include <random>

namespace bornes::server {
namespace {

using Time = std::chrono::duration<double, std::milli>;

constexpr Time kLeast{5};  // less time is useless

}  // namespace

BotPool::BotPool(int threads, int time_ms, Post post) : time_ms_(time_ms), post_(std::move(post)) {
    threads_.reserve(static_cast<std::size_t>(threads));
    const std::lock_guard lock(mutex_);  // no thread reads threads_ before all of them exist
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

void BotPool::think(const std::string& whose, const BotTurn& turn, Clock::time_point until,
                    Decided done) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push(whose, {whose, turn, until, std::move(done)});
        lanes_ = jobs_.lanes();
    }
    work_.notify_one();
}

void BotPool::run() {
    std::random_device random;
    std::array<std::unique_ptr<Bot>, kLevels.size()> bots;
    for (;;) {
        Job job;
        std::size_t own_waiting = 0;
        {
            std::unique_lock lock(mutex_);
            work_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
            if (stopping_) return;
            job = jobs_.pop();
            lanes_ = jobs_.lanes();
            own_waiting = jobs_.waiting(job.whose);
        }
        const Level level = job.turn.level;
        auto& bot = bots[static_cast<std::size_t>(level)];
        if (!bot) bot = make_bot(level, (std::uint64_t{random()} << 32U) | random());
        post_([actions = actions_of(*bot, job, own_waiting), done = std::move(job.done)] {
            done(actions);
        });
    }
}

// All waiting bots together should take about as long as one bot alone. More may arrive while this
// bot thinks.
Budget BotPool::budget(const Job& job, std::size_t own_waiting) const {
    const Clock::time_point begin = Clock::now();
    const Time left = std::max<Time>((job.until - begin) / 2, kLeast / 5);
    return Budget::of_time([this, begin, left, own_waiting](double share) {
        const std::size_t waiting = std::max(own_waiting, lanes_.load());
        const double threads = static_cast<double>(threads_.size());
        const double part = std::min(1.0, threads / static_cast<double>(waiting + 1));
        const Time time = std::min(left, std::max<Time>(Time(time_ms_) * part, kLeast));
        return Clock::now() - begin >= time * share;
    });
}

std::vector<Action> BotPool::actions_of(Bot& bot, const Job& job, std::size_t own_waiting) const {
    const BotTurn& turn = job.turn;
    std::vector<Action> actions{bot.think(turn.first, budget(job, own_waiting)).action};
    if (turn.declined && actions.front().is_decline())
        actions.push_back(bot.think(*turn.declined, budget(job, own_waiting)).action);
    return actions;
}

}  // namespace bornes::server
