// One player of a load test, without sockets: it takes messages and returns what to send.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/random.h"

namespace bornes::load {

class Player {
public:
    using Clock = std::chrono::steady_clock;

    Player(std::string table, std::string token, int seat, bool creator, std::uint64_t seed);

    const std::string& table() const { return table_; }
    const std::string& token() const { return token_; }
    std::uint32_t seen() const { return seen_; }

    // Takes a message of the server. Returns what to send now.
    std::vector<std::string> hear(std::string_view message, Clock::time_point now);
    // The commands that were not answered before the connection broke.
    std::vector<std::string> resend() const;
    // Returns the chosen move as a command. Call this when the thinking pause is over.
    std::optional<std::string> take_move(Clock::time_point now);
    bool has_move() const { return !move_.empty(); }

    struct Answered {
        std::string id;
        double ms = 0;
    };
    std::vector<Answered> answered;  // acknowledged moves; the caller removes them
    std::uint64_t refused = 0;
    std::uint64_t errors = 0;
    std::string last_error;  // the refusal as received
    std::uint64_t games = 0;

private:
    struct Sent {
        std::string id;
        std::string text;
        bool move = false;
        Clock::time_point at;
    };
    std::string order(std::string_view what, const std::string& more, Clock::time_point now);
    void take_answer(std::string_view message, Clock::time_point now);
    std::vector<std::string> take_seat(Clock::time_point now);
    // Returns what the table waits for, if its phase has changed.
    std::vector<std::string> keep_going(std::string_view message, Clock::time_point now);
    void choose_move(std::string_view message);

    std::string table_;
    std::string token_;
    int seat_;
    bool creator_;
    Random random_;
    std::string prefix_;
    std::uint32_t seen_ = 0;
    int ids_ = 0;
    std::vector<Sent> unanswered_;
    std::string move_;
    bool seated_ = false;
    bool started_ = false;
    std::string last_ready_;  // the hand for which `ready` was sent
};

}  // namespace bornes::load
