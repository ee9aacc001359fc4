// The WebSocket of a table, on a thread of its own: it connects, and comes back after every loss.
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

struct Heard {
    enum class Kind : std::uint8_t {
        connected,  // send again what was not answered
        message,    // `text`
        lost,       // `text`: why; it tries again by itself
        refused,    // `text`: why; there is no use in trying again
    };
    Kind kind = Kind::message;
    std::string text{};
};

class Socket {
public:
    // `wake` is called, on the socket's thread, when there is something to take.
    Socket(Address address, std::string table, std::string token, std::function<void()> wake);
    ~Socket();
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // What cannot be sent now is dropped.
    void send(std::string text);
    // The last number that was heard: where to go on after a loss.
    void set_seen(std::uint32_t number);
    // When a lost connection is tried again; nothing while there is one, or while it is tried.
    std::optional<std::chrono::steady_clock::time_point> next_try() const;
    // Tries now instead of then.
    void try_now();
    // Everything heard since the last time.
    std::vector<Heard> take();

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace bornes::client
