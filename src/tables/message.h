// What a table says to its listeners (docs/protocol.md). The views in here are the only way out for
// anything that is on the cards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "protocol/table_messages.h"
#include "tables/state.h"

namespace bornes::tables {

using protocol::Answer;

// How much of a table one listener has been told.
struct Seen {
    static constexpr std::uint32_t kNothing = UINT32_MAX;
    std::uint32_t number = 0;
    std::uint32_t table_version = kNothing;
    std::uint32_t deal_version = kNothing;

    friend bool operator==(const Seen&, const Seen&) = default;
};

// The state with what is new to the listener, who may be the host.
protocol::StateMessage state_message(const State& state, Recipient recipient, bool host,
                                     const Seen& seen, Millis now);
// What a listener that got the state has seen.
Seen seen_all(const State& state, Recipient recipient);

// TABLE, as the lobby shows it too.
protocol::TableMessage table_message(const State& state);
void append_table(std::string& out, const State& state);

}  // namespace bornes::tables
