// Plain sockets of the machine itself, for tests. None is handed down to servers that a test
// starts.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace bornes::tests {

class Socket {
public:
    Socket() = default;
    explicit Socket(int descriptor) : descriptor_(descriptor) {}
    ~Socket() { close(); }
    Socket(Socket&& other) noexcept;
    Socket& operator=(Socket&& other) noexcept;

    static Socket listen();
    static Socket connect(std::uint16_t port);  // not open() if nobody listens

    bool open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    std::uint16_t port() const;
    Socket accept() const;
    // At once: the other side sees a connection that broke.
    void reset();
    void close();

    // False if the connection is gone.
    bool send(std::string_view bytes) const;
    // Appends what has come; false if the connection is gone.
    bool receive(std::string& bytes) const;
    bool wait_for_bytes(std::chrono::milliseconds most) const;

private:
    int descriptor_ = -1;
};

// A WebSocket frame at the front of the bytes.
struct Frame {
    std::size_t size = 0;  // with its header; 0: not all of it is there
    std::uint8_t first = 0;
    std::string_view payload;  // as it is on the wire

    static constexpr std::uint8_t kText = 0x81;
    static constexpr std::uint8_t kClose = 0x88;
    static constexpr std::uint8_t kPing = 0x89;
    static constexpr std::uint8_t kPong = 0x8a;
};
Frame frame_at_front(std::string_view bytes);
// As a client sends it (masked with zeros, which changes nothing).
std::string client_frame(std::uint8_t first, std::string_view payload);

}  // namespace bornes::tests
