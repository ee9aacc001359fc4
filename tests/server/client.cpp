#include "server/client.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace bornes::tests {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

Socket connect_from(const char* address, std::uint16_t port) {
    Socket socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in from{};
    from.sin_family = AF_INET;
    ::inet_pton(AF_INET, address, &from.sin_addr);
    ::bind(socket.descriptor(), reinterpret_cast<const sockaddr*>(&from), sizeof from);
    sockaddr_in to = from;
    ::inet_pton(AF_INET, "127.0.0.1", &to.sin_addr);
    to.sin_port = htons(port);
    ::connect(socket.descriptor(), reinterpret_cast<const sockaddr*>(&to), sizeof to);
    return socket;
}

Client::Client(std::uint16_t port, const std::string& table, const std::string& token,
               const std::string& query, const std::string& headers)
    : socket_(Socket::connect(port)) {
    // "?seen=5" is appended to the version. "?protocol=1" replaces it.
    const std::string asked = query.find("protocol") != std::string::npos
                                  ? query
                                  : "?protocol=2" + (query.empty() ? "" : "&" + query.substr(1));
    const std::string who = token.empty() ? "" : "Authorization: Bearer " + token + "\r\n";
    socket_.send(fmt::format(
        "GET /api/tables/{}/socket{} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{}{}\r\n",
        table, asked, who, headers));
    const auto until = Clock::now() + std::chrono::seconds(5);
    while (bytes_.find("\r\n\r\n") == std::string::npos && fill(until)) {
    }
    const std::size_t end = bytes_.find("\r\n\r\n");
    answer_ = bytes_.substr(0, end);
    bytes_.erase(0, end == std::string::npos ? end : end + 4);
}

bool Client::fill(Clock::time_point until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (closed_ || left.count() <= 0 || !socket_.wait_for_bytes(left)) return false;
    closed_ = !socket_.receive(bytes_);
    return !closed_;
}

bool Client::send_frame(std::uint8_t first, const std::string& payload) {
    return socket_.send(client_frame(first, payload));
}

std::string Client::order(const std::string& id, const std::string& what, const std::string& more) {
    send(fmt::format(R"({{"id":"{}","do":"{}"{}{}}})", id, what, more.empty() ? "" : ",", more));
    return until(fmt::format(R"("answer":{{"id":"{}")", id));
}

std::string Client::receive(std::chrono::milliseconds most) {
    const auto until = Clock::now() + most;
    for (;;) {
        const Frame frame = frame_at_front(bytes_);
        if (frame.size == 0) {
            if (!fill(until)) return "";
            continue;
        }
        const std::string payload(frame.payload);
        bytes_.erase(0, frame.size);
        if (frame.first == Frame::kText) return payload;
        if (frame.first == Frame::kPing) {
            ++pings;
            if (polite) send_frame(Frame::kPong, payload);
        }
        if (frame.first == Frame::kClose && payload.size() >= 2) {
            code_ =
                static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
            if (polite) send_frame(Frame::kClose, payload.substr(0, 2));
        }
    }
}

std::string Client::until(const std::string& part) {
    for (std::string message = receive(); !message.empty(); message = receive())
        if (message.find(part) != std::string::npos) return message;
    return "";
}

int Client::close_code(std::chrono::milliseconds most) {
    const auto until = Clock::now() + most;
    while (Clock::now() < until && !closed_) receive(std::chrono::milliseconds(100));
    return closed_ ? code_ : -1;
}

std::string let_play(Client& client, load::Player& player) {
    const auto now = load::Player::Clock::now();
    std::string message = client.receive(std::chrono::milliseconds(1));
    if (message.empty()) return message;
    for (const std::string& reply : player.hear(message, now)) client.send(reply);
    if (const auto next = player.take_move(now)) client.send(*next);
    return message;
}

}  // namespace bornes::tests
