// A player who plays one game to its end, and reconnects whenever the connection breaks.
#pragma once

#include <string>
#include <vector>

#include "load/player.h"
#include "online/web_socket.h"

namespace bornes::tests {

class GameClient {
public:
    GameClient(std::uint16_t port, std::string table, std::string token, int seat);

    // Returns whether the game ended in time.
    bool play(std::chrono::seconds most);

    const std::string& token() const { return player_.token(); }
    // The last `state` that was received.
    const std::string& last_state() const { return last_state_; }
    // The ids of acknowledged moves.
    const std::vector<std::string>& acknowledged() const { return acknowledged_; }
    std::uint64_t errors() const { return player_.errors; }
    int connections() const { return connections_; }

private:
    // Plays until the connection breaks or the game is over.
    bool converse(WebSocket& socket, std::chrono::steady_clock::time_point end);

    const std::uint16_t port_;
    load::Player player_;
    std::string last_state_;
    std::vector<std::string> acknowledged_;
    int connections_ = 0;
};

}  // namespace bornes::tests
