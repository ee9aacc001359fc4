// Handles SIGTERM and SIGINT, which end the server even if something hangs, and SIGHUP, which makes
// it read its certificate again.
#pragma once

#include <functional>
#include <thread>

#include "platform/bell.h"

namespace bornes::server {

class Ending {
public:
    // Construct it before all other threads, so that none of them receives the signals. The first
    // signal calls `stop` on a separate thread. At a second signal, or if this object still exists
    // some seconds later, the process ends at once; everything acknowledged is stored. SIGHUP calls
    // `renew`. If the terminal from which the server was started has closed, SIGHUP ends the server
    // too.
    Ending(std::function<void()> stop, std::function<void()> renew);
    ~Ending();
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

private:
    void run();

    // Waits for a signal that ends the server. Returns false if the server has ended by itself.
    bool wait_for_end();

    const std::function<void()> stop_;
    const std::function<void()> renew_;
    const bool ends_with_terminal_;
    platform::Descriptor signals_;
    platform::Bell over_;
    std::thread thread_;
};

}  // namespace bornes::server
