#include "online/web_socket.h"

#include <fmt/format.h>

#include <stdexcept>

#include "server/server_process.h"

namespace bornes::tests {
namespace {

constexpr std::chrono::seconds kTimeout{5};

std::string between(const std::string& text, const std::string& before, char after) {
    const std::size_t at = text.find(before);
    if (at == std::string::npos) throw std::runtime_error("unexpected answer: " + text);
    const std::size_t begin = at + before.size();
    return text.substr(begin, text.find(after, begin) - begin);
}

}  // namespace

std::string new_guest(std::uint16_t port, const std::string& name) {
    return between(http_post(port, "/api/guest", fmt::format(R"({{"name":"{}"}})", name)),
                   "Set-Cookie: bornes=", ';');
}

std::string new_table(std::uint16_t port, const std::string& token, const std::string& options,
                      const std::string& headers) {
    const std::string who = "Authorization: Bearer " + token + "\r\n" + headers;
    return between(http_post(port, "/api/tables", options, who), R"("id":")", '"');
}

WebSocket::WebSocket(std::uint16_t port, const std::string& table, const std::string& token,
                     std::uint32_t seen)
    : socket_(Socket::connect(port)) {
    if (!open()) return;
    const std::string who = token.empty() ? "" : "Authorization: Bearer " + token + "\r\n";
    socket_.send(
        fmt::format("GET /api/tables/{}/socket?protocol=2&seen={} HTTP/1.1\r\nHost: localhost\r\n{}"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                    "Sec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                    table, seen, who));
    while (open() && bytes_.find("\r\n\r\n") == std::string::npos)
        if (!socket_.wait_for_bytes(kTimeout) || !socket_.receive(bytes_)) socket_.close();
    if (!bytes_.starts_with("HTTP/1.1 101")) socket_.close();
    if (open()) bytes_.erase(0, bytes_.find("\r\n\r\n") + 4);
}

void WebSocket::send(const std::string& text) {
    if (!socket_.send(client_frame(Frame::kText, text))) socket_.close();
}

std::optional<std::string> WebSocket::take() {
    for (Frame frame = frame_at_front(bytes_); frame.size > 0; frame = frame_at_front(bytes_)) {
        const std::string payload(frame.payload);
        const std::uint8_t kind = frame.first;
        bytes_.erase(0, frame.size);
        if (kind == Frame::kText) return payload;
        if (kind == Frame::kPing) socket_.send(client_frame(Frame::kPong, payload));
        if (kind == Frame::kClose) socket_.close();
    }
    return std::nullopt;
}

std::optional<std::string> WebSocket::receive(std::chrono::milliseconds most) {
    for (;;) {
        if (auto message = take()) return message;
        if (!open() || !socket_.wait_for_bytes(most)) return std::nullopt;
        if (!socket_.receive(bytes_)) socket_.close();
    }
}

}  // namespace bornes::tests
