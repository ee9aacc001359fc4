// Ends calls that hang. If the machine of a PostgreSQL server answers but the server does not,
// libpq waits forever. The watchdog shuts the connection down, and the call fails.
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

    // While a Watch exists, its thread waits for the other end of a connection.
    class Watch;
    // Shortens all time limits to nearly nothing, for a quick shutdown.
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
    std::chrono::milliseconds timeout_;
    bool stopping_ = false;
    std::thread thread_;
};

class [[nodiscard]] Watchdog::Watch {
public:
    // Does nothing without a watchdog, or with a negative socket.
    Watch(Watchdog* watchdog, int socket);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    Watchdog* watchdog_;
    Waits::iterator wait_;
};

}  // namespace bornes::journal
