// A WebSocket to a table, and the requests that lead there.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "online/sockets.h"

namespace bornes::tests {

// Creates a guest, and returns its token.
std::string new_guest(std::uint16_t port, const std::string& name);
// Creates a table, and returns its id. `headers` are added to the request.
std::string new_table(std::uint16_t port, const std::string& token, const std::string& options,
                      const std::string& headers = "");

class WebSocket {
public:
    // Not open() if the connection failed.
    WebSocket(std::uint16_t port, const std::string& table, const std::string& token,
              std::uint32_t seen);

    bool open() const { return socket_.open(); }
    void send(const std::string& text);
    // The next message. Returns nothing if none came in time or the connection is gone; open() says
    // which.
    std::optional<std::string> receive(std::chrono::milliseconds most);

private:
    std::optional<std::string> take();

    Socket socket_;
    std::string bytes_;
};

}  // namespace bornes::tests
