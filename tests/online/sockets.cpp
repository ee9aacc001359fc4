#include "online/sockets.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace bornes::tests {
namespace {

constexpr std::uint8_t kMasked = 0x80;

sockaddr_in here(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

Socket make_socket() { return Socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)); }

void send_at_once(const Socket& socket) {
    const int yes = 1;
    ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

}  // namespace

Socket::Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

Socket& Socket::operator=(Socket&& other) noexcept {
    close();
    descriptor_ = std::exchange(other.descriptor_, -1);
    return *this;
}

Socket Socket::listen() {
    Socket socket = make_socket();
    const sockaddr_in address = here(0);
    if (::bind(socket.descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) !=
            0 ||
        ::listen(socket.descriptor_, 256) != 0)
        return {};
    return socket;
}

Socket Socket::connect(std::uint16_t port) {
    Socket socket = make_socket();
    const sockaddr_in address = here(port);
    if (::connect(socket.descriptor_, reinterpret_cast<const sockaddr*>(&address),
                  sizeof address) != 0)
        return {};
    send_at_once(socket);
    return socket;
}

std::uint16_t Socket::port() const {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    ::getsockname(descriptor_, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

Socket Socket::accept() const {
    Socket socket(::accept4(descriptor_, nullptr, nullptr, SOCK_CLOEXEC));
    if (socket.open()) send_at_once(socket);
    return socket;
}

void Socket::reset() {
    const linger at_once{1, 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close();
}

void Socket::close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
}

bool Socket::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool Socket::receive(std::string& bytes) const {
    std::array<char, 16384> block{};
    const ssize_t got = ::recv(descriptor_, block.data(), block.size(), 0);
    if (got <= 0) return false;
    bytes.append(block.data(), static_cast<std::size_t>(got));
    return true;
}

bool Socket::wait_for_bytes(std::chrono::milliseconds most) const {
    pollfd wait{descriptor_, POLLIN, 0};
    return ::poll(&wait, 1, static_cast<int>(most.count())) > 0;
}

Frame frame_at_front(std::string_view bytes) {
    if (bytes.size() < 2) return {};
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    std::size_t length = byte(1) & 0x7fU;
    std::size_t header = 2;
    if (length >= 126) {
        const std::size_t more = length == 126 ? 2 : 8;
        if (bytes.size() < header + more) return {};
        length = 0;
        for (std::size_t i = 0; i < more; ++i) length = length << 8U | byte(header + i);
        header += more;
    }
    if ((byte(1) & kMasked) != 0) header += 4;
    if (bytes.size() < header + length) return {};
    return {header + length, byte(0), bytes.substr(header, length)};
}

std::string client_frame(std::uint8_t first, std::string_view payload) {
    std::string bytes{static_cast<char>(first)};
    if (payload.size() < 126) {
        bytes += static_cast<char>(kMasked | payload.size());
    } else {
        bytes += static_cast<char>(kMasked | 126U);
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size() & 0xffU);
    }
    bytes.append(4, '\0');
    return bytes.append(payload);
}

}  // namespace bornes::tests
