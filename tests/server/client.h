// A client of docs/protocol.md for tests. It can do what clients should do, and what they should
// not.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "load/player.h"
#include "online/web_socket.h"

namespace bornes::tests {

// A connection from another address of this machine, such as "127.0.0.2".
Socket connect_from(const char* address, std::uint16_t port);

class Client {
public:
    // `headers` are added to those that a WebSocket needs. Without a token, the client is a
    // spectator.
    Client(std::uint16_t port, const std::string& table, const std::string& token = "",
           const std::string& query = "", const std::string& headers = "");

    // The status line and headers of the response.
    const std::string& answer() const { return answer_; }
    bool open() const { return answer_.starts_with("HTTP/1.1 101"); }

    bool send(const std::string& text) { return send_frame(Frame::kText, text); }
    // Sends {"id":…,"do":…} with more fields, and returns the answer.
    std::string order(const std::string& id, const std::string& what, const std::string& more = "");
    bool send_frame(std::uint8_t first, const std::string& payload);
    bool send_bytes(const std::string& bytes) { return socket_.send(bytes); }

    int descriptor() const { return socket_.descriptor(); }

    // The next message; empty if none came or the connection is closed.
    std::string receive(std::chrono::milliseconds most = std::chrono::seconds(5));
    // All messages up to the first that contains `part`; empty if none does.
    std::string until(const std::string& part);
    // Reads until the connection is closed. Returns the close code of the server, 0 if it sent
    // none, or -1 if the connection stays open.
    int close_code(std::chrono::milliseconds most = std::chrono::seconds(5));
    // Whether the client answers pings.
    bool polite = true;
    int pings = 0;

private:
    bool fill(std::chrono::steady_clock::time_point until);

    Socket socket_;
    std::string answer_;
    std::string bytes_;  // received but not parsed yet
    int code_ = 0;
    bool closed_ = false;
};

// Lets a player of the load generator handle the next message, and returns the message. Returns an
// empty text if none has come.
std::string let_play(Client& client, load::Player& player);

}  // namespace bornes::tests
