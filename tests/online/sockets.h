// Plain local sockets for tests. Servers that a test starts do not inherit them.
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
    // Closes at once, so that the other side sees a broken connection.
    void reset();
    void close();

    // Returns false if the connection is gone.
    bool send(std::string_view bytes) const;
    // Appends the bytes that have arrived. Returns false if the connection is gone.
    bool receive(std::string& bytes) const;
    bool wait_for_bytes(std::chrono::milliseconds most) const;

private:
    int descriptor_ = -1;
};

// The WebSocket frame at the front of the bytes.
struct Frame {
    std::size_t size = 0;  // including its header; 0: the frame is incomplete
    std::uint8_t first = 0;
    std::string_view payload;  // as on the wire

    static constexpr std::uint8_t kText = 0x81;
    static constexpr std::uint8_t kClose = 0x88;
    static constexpr std::uint8_t kPing = 0x89;
    static constexpr std::uint8_t kPong = 0x8a;
};
Frame frame_at_front(std::string_view bytes);
// A frame as a client sends it. It is masked with zeros, which changes nothing.
std::string client_frame(std::uint8_t first, std::string_view payload);

}  // namespace bornes::tests
