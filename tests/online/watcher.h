// A spectator at a table of a server, who receives what everybody receives.
#pragma once

#include <string>

#include "online/web_socket.h"

namespace bornes::tests {

class Watcher {
public:
    static constexpr const char* kAway = R"({"type":"notice","notice":"journal-unavailable"})";
    static constexpr const char* kBack = R"({"type":"notice","notice":"journal-available"})";

    explicit Watcher(std::uint16_t port)
        : socket_(port, new_table(port, new_guest(port, "Eve"), "{}"), "", 0) {}

    // Returns whether this message arrives within some seconds.
    bool hears(const std::string& message) {
        while (const auto heard = socket_.receive(std::chrono::seconds(15)))
            if (*heard == message) return true;
        return false;
    }

private:
    WebSocket socket_;
};

}  // namespace bornes::tests
