// A proxy in front of one or more servers, as between real players and a host. It chooses a running
// server, and disturbs WebSockets as configured.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "bornes/random.h"
#include "online/sockets.h"

namespace bornes::tests {

// How often, per thousand frames.
struct Habits {
    std::uint32_t delay = 0;      // by up to 100 ms
    std::uint32_t duplicate = 0;  // the frame arrives twice
    std::uint32_t swallow = 0;    // nothing arrives any more; the connection breaks a second later
    std::uint32_t cut = 0;        // breaks in the middle of the frame
};

class UnrulyProxy {
public:
    UnrulyProxy(std::vector<std::uint16_t> servers, Habits habits);
    ~UnrulyProxy();
    UnrulyProxy(const UnrulyProxy&) = delete;
    UnrulyProxy& operator=(const UnrulyProxy&) = delete;

    std::uint16_t port() const { return listener_.port(); }
    int delayed() const { return delayed_; }
    int duplicated() const { return duplicated_; }
    int swallowed() const { return swallowed_; }
    int cut() const { return cut_; }

private:
    class Line;
    void accept();
    Socket connect(Random& random) const;

    const std::vector<std::uint16_t> servers_;
    const Habits habits_;
    const Socket listener_;
    std::atomic<bool> stopping_ = false;
    std::atomic<int> delayed_ = 0;
    std::atomic<int> duplicated_ = 0;
    std::atomic<int> swallowed_ = 0;
    std::atomic<int> cut_ = 0;
    std::mutex mutex_;
    std::condition_variable ended_;
    int lines_ = 0;
    std::thread thread_;
};

}  // namespace bornes::tests
