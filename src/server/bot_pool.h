// A few threads on which bots think. Addresses take turns, and many waiting bots share the thinking
// time. So one address with many tables does not delay the bots of others.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bornes/bot.h"
#include "journal/journal.h"
#include "platform/fair_queue.h"
#include "tables/services.h"

namespace bornes::server {

class BotPool {
public:
    using BotTurn = tables::Services::BotTurn;
    using Decided = tables::Services::Decided;
    using Post = journal::Journal::Post;
    using Clock = std::chrono::steady_clock;
    // Sends answers through `post`. A bot that searches thinks for `time_ms`, whatever its cards
    // are, and for the same time again after a decline. If others wait, it gets a share of it.
    BotPool(int threads, int time_ms, Post post);
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // `whose` is the address to which the table belongs. The answer comes before `until`, even if
    // no time is left to think.
    void think(const std::string& whose, const BotTurn& turn, Clock::time_point until,
               Decided done);

private:
    struct Job {
        std::string whose;
        BotTurn turn;
        Clock::time_point until;
        Decided done;
    };
    void run();
    std::vector<Action> actions_of(Bot& bot, const Job& job, std::size_t own_waiting) const;
    Budget budget(const Job& job, std::size_t own_waiting) const;

    const int time_ms_;
    const Post post_;
    std::mutex mutex_;
    std::condition_variable work_;
    platform::FairQueue<Job> jobs_;
    std::atomic<std::size_t> lanes_ = 0;  // waiting addresses, for the bots that are thinking
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace bornes::server
