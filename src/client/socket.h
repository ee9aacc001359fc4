// The WebSocket of a table, with its own thread. It connects, and reconnects after every loss.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/address.h"

namespace bornes::client {

// What happened on the connection.
struct SocketEvent {
    enum class Kind : std::uint8_t {
        connected,  // send unanswered commands again
        message,    // `text`
        lost,       // `text`: why; it reconnects by itself
        refused,    // `text`: why; it does not try again
    };
    Kind kind = Kind::message;
    std::string text{};
};

class Socket {
public:
    // Calls `wake` on the socket's thread when `take` has something to return.
    Socket(Address address, std::string table, std::string token, std::function<void()> wake);
    ~Socket();
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // Drops the text if there is no connection.
    void send(std::string text);
    // Sets the last number that was received, so that the server continues there after a loss.
    void set_seen(std::uint32_t number);
    // When the next attempt to reconnect starts. Nothing while connected or connecting.
    std::optional<std::chrono::steady_clock::time_point> next_try() const;
    // Starts the next attempt now.
    void try_now();
    // Returns the events since the last call.
    std::vector<SocketEvent> take();

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace bornes::client
