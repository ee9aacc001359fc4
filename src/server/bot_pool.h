// Bots think on threads of their own, a few at a time.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bornes/bot.h"
#include "journal/journal.h"
#include "tables/surroundings.h"

namespace bornes::server {

class BotPool {
public:
    using Thoughts = tables::Surroundings::Thoughts;
    using Decided = tables::Surroundings::Decided;
    using Post = journal::Journal::Post;
    // Answers go through `post`. A bot that looks ahead thinks for `time_ms`, whatever it holds;
    // after a decline, as long again.
    BotPool(int threads, int time_ms, Post post);
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    void think(const Thoughts& thoughts, Decided done);

private:
    struct Job {
        Thoughts thoughts;
        Decided done;
    };
    void run();
    std::vector<Action> actions_of(Bot& bot, const Thoughts& thoughts) const;

    const int time_ms_;
    const Post post_;
    std::mutex mutex_;
    std::condition_variable work_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace bornes::server
