// What a table sends to its listeners (docs/protocol.md). The views in these messages are the only
// way in which cards leave a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "protocol/table_messages.h"
#include "tables/state.h"

namespace bornes::tables {

using protocol::Answer;

// How much of a table a listener has received.
struct Seen {
    static constexpr std::uint32_t kNothing = UINT32_MAX;
    std::uint32_t number = 0;
    std::uint32_t table_version = kNothing;
    std::uint32_t deal_version = kNothing;

    friend bool operator==(const Seen&, const Seen&) = default;
};

// Returns the state with everything that is new to the listener. `host`: the listener is the host.
protocol::StateMessage state_message(const State& state, Recipient recipient, bool host,
                                     const Seen& seen, Millis now);
// Returns what a listener has seen after receiving the state.
Seen seen_all(const State& state, Recipient recipient);

// Returns TABLE, which the lobby shows too.
protocol::TableMessage table_message(const State& state);
void append_table(std::string& out, const State& state);

}  // namespace bornes::tables
