// What a table says to its listeners (docs/protocol.md). The views in here are the only way out for
// anything that is on the cards.
#pragma once

#include <cstdint>
#include <string>

#include "tables/state.h"

namespace bornes::tables {

// How much of a table one listener has been told.
struct Seen {
    static constexpr std::uint32_t kNothing = UINT32_MAX;
    std::uint32_t number = 0;
    std::uint32_t table_version = kNothing;
    std::uint32_t deal_version = kNothing;

    friend bool operator==(const Seen&, const Seen&) = default;
};

// `{"type":"state",…}` with what is new to the listener. `answer` is an object, or empty.
void append_state(std::string& out, const State& state, Recipient recipient, const Seen& seen,
                  Millis now, std::string_view answer);
// What a listener that got the state has seen.
Seen seen_all(const State& state, Recipient recipient);

// TABLE, as the lobby shows it too.
void append_table(std::string& out, const State& state);

std::string ok_answer(std::string_view id, std::uint32_t number);
std::string refusal_answer(std::string_view id, std::string_view code, std::string_view message,
                           std::uint32_t number);
// A message of nothing but an answer.
std::string answer_message(std::string_view answer);

}  // namespace bornes::tables
