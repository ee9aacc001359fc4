// Ends what hangs. A PostgreSQL whose machine answers and which itself does not would be waited for
// without end: libpq has no limit for that. Once the connection is shut down, the wait fails.
#pragma once

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace bornes::journal {

class Watchdog {
public:
    Watchdog();
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    // While it exists, somebody waits for the other end of a connection.
    class Watch;
    // From now on next to nothing is waited for.
    void hurry();

private:
    using Clock = std::chrono::steady_clock;
    struct Wait {
        int socket;
        Clock::time_point since;
    };
    using Waits = std::list<Wait>;
    void run();

    std::mutex mutex_;
    std::condition_variable changed_;
    Waits waits_;
    std::chrono::milliseconds patience_;
    bool stopping_ = false;
    std::thread thread_;
};

class [[nodiscard]] Watchdog::Watch {
public:
    // Nothing is watched without a watchdog, or without a socket (a negative one).
    Watch(Watchdog* watchdog, int socket);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    Watchdog* watchdog_;
    Waits::iterator wait_;
};

}  // namespace bornes::journal
