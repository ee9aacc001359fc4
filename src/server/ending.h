// SIGTERM and SIGINT: the server ends, whatever else hangs.
#pragma once

#include <functional>
#include <thread>

#include "platform/bell.h"

namespace bornes::server {

class Ending {
public:
    // To be made before all other threads, so that none of them gets the signals. The first signal
    // has `stop` called, on a thread of its own. If the object still exists some seconds later, or
    // at a second signal, the process ends at once: what was acknowledged is stored.
    explicit Ending(std::function<void()> stop);
    ~Ending();
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

private:
    void run();

    const std::function<void()> stop_;
    platform::Descriptor signals_;
    platform::Bell over_;
    std::thread thread_;
};

}  // namespace bornes::server
