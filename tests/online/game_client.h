// A player who plays one game to its end, and comes back whenever the line breaks.
#pragma once

#include <string>
#include <vector>

#include "load/player.h"
#include "online/web_socket.h"

namespace bornes::tests {

class GameClient {
public:
    GameClient(std::uint16_t port, std::string table, std::string token, int seat);

    // Whether the game was over in time.
    bool play(std::chrono::seconds most);

    const std::string& token() const { return player_.token(); }
    // The last `state` that was heard.
    const std::string& last_state() const { return last_state_; }
    // The ids of moves of which the server said that they are stored.
    const std::vector<std::string>& acknowledged() const { return acknowledged_; }
    std::uint64_t errors() const { return player_.errors; }
    int connections() const { return connections_; }

private:
    // Until the connection breaks, or the game is over.
    bool converse(WebSocket& socket, std::chrono::steady_clock::time_point end);

    const std::uint16_t port_;
    load::Player player_;
    std::string last_state_;
    std::vector<std::string> acknowledged_;
    int connections_ = 0;
};

}  // namespace bornes::tests
