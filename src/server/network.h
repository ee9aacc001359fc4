// Sockets, timers and signals. Of Boost.Beast the rest of the server knows at most the messages
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

// The one thread that everything but the journal and the bots runs on.
class Network {
public:
    Network();
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    // From any thread.
    void post(std::function<void()> task);
    // Calls `ring` once, in so many milliseconds; again, it takes the place of the last time.
    void set_alarm(std::int64_t in_ms, std::function<void()> ring);

    // Binds all addresses, or throws std::runtime_error; the port that was bound first.
    std::uint16_t listen(const Settings& settings, Api& api, Limits& limits, Metrics& metrics);
    // From any thread: reads the certificate again, if the server has one.
    void renew_certificate();
    // Runs until stop() has been called, and sockets have had a moment to be closed.
    void run();
    // From any thread. `before` is called before sockets are closed.
    void stop(std::function<void()> before);

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace bornes::server
