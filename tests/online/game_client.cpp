#include "online/game_client.h"

#include <thread>

namespace bornes::tests {
namespace {

using Clock = std::chrono::steady_clock;

// Longer than a move of the opponent takes, and shorter than the time limit of a test.
constexpr std::chrono::milliseconds kSilence{2000};
constexpr std::chrono::milliseconds kRetry{100};

}  // namespace

GameClient::GameClient(std::uint16_t port, std::string table, std::string token, int seat)
    : port_(port),
      player_(std::move(table), std::move(token), seat, seat == 1,
              static_cast<std::uint64_t>(seat)) {}

bool GameClient::play(std::chrono::seconds most) {
    const auto end = Clock::now() + most;
    while (Clock::now() < end) {
        WebSocket socket(port_, player_.table(), player_.token(), player_.seen());
        if (socket.open()) {
            ++connections_;
            for (const std::string& text : player_.resend()) socket.send(text);
            if (converse(socket, end)) return true;
        }
        std::this_thread::sleep_for(kRetry);
    }
    return false;
}

bool GameClient::converse(WebSocket& socket, Clock::time_point end) {
    while (Clock::now() < end) {
        const auto message = socket.receive(kSilence);
        if (!message) return false;
        if (message->starts_with(R"({"type":"state")")) last_state_ = *message;
        auto replies = player_.hear(*message, Clock::now());
        for (const auto& each : player_.answered) acknowledged_.push_back(each.id);
        player_.answered.clear();
        if (message->find(R"("phase":"game-over","game")") != std::string::npos) return true;
        if (const auto move = player_.take_move(Clock::now())) replies.push_back(*move);
        for (const std::string& text : replies) socket.send(text);
    }
    return false;
}

}  // namespace bornes::tests
