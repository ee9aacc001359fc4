// Sockets and timers. Other parts of the server see at most the messages of Boost.Beast
// (request_reading.h).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/api.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/settings.h"

namespace bornes::server {

// The single thread for everything except the journal and the bots.
class Network {
public:
    Network();
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    // May be called from any thread.
    void post(std::function<void()> task);
    // Calls `ring` once after that many milliseconds. A new call replaces the previous one.
    void set_alarm(std::int64_t in_ms, std::function<void()> ring);

    // Binds all addresses and returns the port bound first. Throws std::runtime_error.
    std::uint16_t listen(const Settings& settings, Api& api, Limits& limits, Metrics& metrics);
    // Reads the certificate again, if the server has one. May be called from any thread.
    void renew_certificate();
    // Runs until stop() is called and the sockets have had a moment to close.
    void run();
    // May be called from any thread. Calls `before` before it closes the sockets.
    void stop(std::function<void()> before);

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace bornes::server
