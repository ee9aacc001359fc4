// Bots think on threads of their own, a few at a time. Addresses take turns, and a crowd makes each
// think for a shorter time: however many tables somebody has, the bots of others are not kept
// waiting by them.
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
    // Answers go through `post`. A bot that looks ahead thinks for `time_ms`, whatever it holds;
    // after a decline, as long again. Where others wait it is their share of it.
    BotPool(int threads, int time_ms, Post post);
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    // `whose` is the address that the table belongs to. The answer comes before `until` even if
    // that leaves no time to think.
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
    std::vector<Action> actions_of(Bot& bot, const Job& job, std::size_t own_crowd) const;
    Budget budget(const Job& job, std::size_t own_crowd) const;

    const int time_ms_;
    const Post post_;
    std::mutex mutex_;
    std::condition_variable work_;
    platform::FairQueue<Job> jobs_;
    std::atomic<std::size_t> lanes_ = 0;  // addresses that wait; for who thinks meanwhile
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace bornes::server
