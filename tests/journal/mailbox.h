// Answers of a journal wait here until the test takes them, so that they run on the test's thread.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace bornes::tests {

class Mailbox {
public:
    auto post() {
        return [this](std::function<void()> task) {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
            arrived_.notify_all();
        };
    }
    // Runs tasks as they arrive until the condition holds.
    template <typename Condition>
    void run_until(Condition condition) {
        while (!condition()) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                ASSERT_TRUE(arrived_.wait_for(lock, std::chrono::seconds(60),
                                              [&] { return !tasks_.empty(); }));
                task = std::move(tasks_.front());
                tasks_.pop_front();
            }
            task();
        }
    }
    // Runs all tasks that have arrived.
    void run() {
        run_until([this] {
            const std::lock_guard lock(mutex_);
            return tasks_.empty();
        });
    }

private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> tasks_;
};

}  // namespace bornes::tests
