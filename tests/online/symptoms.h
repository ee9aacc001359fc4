// How and when a server shows that something is wrong.
#pragma once

#include <chrono>
#include <string>
#include <thread>

#include "server/server_process.h"

namespace bornes::tests {

using Clock = std::chrono::steady_clock;
using std::chrono::seconds;

// How long it takes until the condition holds, at most a minute.
template <typename Condition>
std::chrono::duration<double> time_until(Condition condition) {
    const auto begin = Clock::now();
    while (!condition() && Clock::now() - begin < seconds(60))
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return Clock::now() - begin;
}

// The status code of the answer to a GET.
inline std::string status(const ServerProcess& server, const char* path) {
    return http_get(server.port(), path).substr(9, 3);
}

}  // namespace bornes::tests
