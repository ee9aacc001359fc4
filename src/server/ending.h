// SIGTERM and SIGINT: the server ends, whatever else hangs. SIGHUP: it reads its certificate again.
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
    // SIGHUP has `renew` called, unless the terminal that the server was started in has gone: that
    // ends the server too.
    Ending(std::function<void()> stop, std::function<void()> renew);
    ~Ending();
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

private:
    void run();

    // Waits for the next signal that ends the server. False if the server has ended by itself.
    bool wait_for_end();

    const std::function<void()> stop_;
    const std::function<void()> renew_;
    const bool ends_with_terminal_;
    platform::Descriptor signals_;
    platform::Bell over_;
    std::thread thread_;
};

}  // namespace bornes::server
