// Bots think on threads of their own, a few at a time.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bornes/bot.h"

namespace bornes::server {

class BotPool {
public:
    using Post = std::function<void(std::function<void()>)>;
    // Answers go through `post`. A bot that looks ahead thinks for `time_ms`, whatever it holds.
    BotPool(int threads, int time_ms, Post post);
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    void think(const View& view, Level level, std::function<void(Action)> done);

private:
    struct Job {
        View view;
        Level level;
        std::function<void(Action)> done;
    };
    void run();

    const int time_ms_;
    const Post post_;
    std::mutex mutex_;
    std::condition_variable work_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace bornes::server
