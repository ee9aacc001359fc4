// Decides what a command leads to: a change for the journal, or a refusal. Changes nothing itself.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "protocol/commands.h"
#include "protocol/table_messages.h"
#include "tables/state.h"

namespace bornes::tables {

using protocol::Command;
namespace command = protocol::command;

// The guest who sends a command.
struct Asker {
    GuestId guest;
    std::string name;
};

struct Refused {
    std::string code;     // of docs/protocol.md, or of the engine
    std::string message;  // a sentence
};

// The refusal of a command that the journal did not store.
Refused not_stored();
// The refusal of a code that moves no seat.
Refused wrong_code();
// The refusal of a second seat.
Refused already_seated();
// The refusal of a command that only players of the table may give.
Refused no_seat();

// The answers to a command. `number` is the recipient's number (docs/protocol.md).
protocol::Answer ok_answer(const std::string& id, std::uint32_t number);
protocol::Answer refusal_answer(const std::string& id, const Refused& refusal,
                                std::uint32_t number);

// The state is already as the command requests: it succeeds, and nothing is stored.
struct Unchanged {};

using Verdict = std::variant<Change, Refused, Unchanged>;

// What a verdict depends on besides the state.
struct Circumstances {
    Millis now = 0;
    // For `replace`: when the player of that seat was last seen connected.
    Millis last_present = 0;
    // Makes seeds.
    std::function<fair::Bytes32()> seed;
};
inline constexpr Millis kAbsence = 120'000;
// How long others must wait for a connected player before a bot may take over.
inline constexpr Millis kIdleness = 300'000;

Verdict judge(const State& state, const Asker& asker, const Command& command,
              const Circumstances& circumstances);

// A seat that moves to another device of its player.
struct SeatMove {
    int seat = 0;
    GuestId from;  // the guest who holds the seat now
};
// The asker is the player on the new device.
Verdict judge(const State& state, const Asker& asker, const SeatMove& move);

// Returns the actions of a row: the move, and the automatic coup fourré if the table has that
// option and the caller is not next.
std::vector<Act> with_automatic_call(const State& state, std::vector<Act> acts);

}  // namespace bornes::tables
