// The bot's side of the protocol (docs/record-format.md): a line in, a line out.
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

// What a host gets to hear of a message.
struct Answer {
    std::string line;       // empty: nothing to say
    std::string complaint;  // for standard error; empty: all was understood
    bool quit = false;
};

class BotProgram {
public:
    // The host's seed is taken unless one is given here.
    BotProgram(Level level, Allowance budget, std::optional<std::uint64_t> seed);

    // Any bytes may come in. Says what it has to say in about half of a deadline.
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
    std::unique_ptr<Bot> quick_;  // the same without looking ahead, for which there may be no time
};

}  // namespace bornes::arena
