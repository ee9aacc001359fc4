// The bot's side of the protocol (docs/record-format.md): one line in, one line out.
#pragma once

#include <boost/json/fwd.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/allowance.h"
#include "bornes/bot.h"
#include "protocol/table.h"

namespace bornes::arena {

// The answer to one message of the host.
struct Answer {
    std::string line;       // empty: no answer
    std::string complaint;  // for standard error; empty: the message was understood
    bool quit = false;
};

class BotProgram {
public:
    // Takes the host's seed unless `seed` is given.
    BotProgram(Level level, Allowance budget, std::optional<std::uint64_t> seed);

    // Accepts any bytes. Answers within about half of the deadline.
    Answer hear(std::string_view line);

private:
    using Clock = std::chrono::steady_clock;

    Answer greet(const boost::json::object& message);
    Answer act(const boost::json::object& message, Clock::time_point since);
    Allowance budget_within(int left_ms) const;
    void take_seat(std::uint64_t seed);

    Level level_;
    Allowance budget_;
    std::optional<std::uint64_t> seed_;
    protocol::Table table_;
    std::unique_ptr<Bot> bot_;
    std::unique_ptr<Bot> quick_;  // the same level without looking ahead, for when time is short
};

}  // namespace bornes::arena
