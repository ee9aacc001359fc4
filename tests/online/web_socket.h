// A WebSocket to a table, and the requests that lead there.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "online/sockets.h"

namespace bornes::tests {

// A guest's token.
std::string new_guest(std::uint16_t port, const std::string& name);
// A table's id.
std::string new_table(std::uint16_t port, const std::string& token, const std::string& options);

class WebSocket {
public:
    // Not open() if there was no way.
    WebSocket(std::uint16_t port, const std::string& table, const std::string& token,
              std::uint32_t seen);

    bool open() const { return socket_.open(); }
    void send(const std::string& text);
    // The next message; nothing if none came in time, or the connection is gone: see open().
    std::optional<std::string> receive(std::chrono::milliseconds most);

private:
    std::optional<std::string> take();

    Socket socket_;
    std::string bytes_;
};

}  // namespace bornes::tests
