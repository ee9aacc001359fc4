// What a table makes of a command: a change to be journalled, or a refusal. Nothing is changed
// here.
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

// Who asks. Nobody knows more about a guest than the name.
struct Asker {
    GuestId guest;
    std::string name;
};

struct Refused {
    std::string code;     // of docs/protocol.md, or of the engine
    std::string message;  // a sentence
};

// The refusal of a command that the journal did not take.
Refused not_stored();
// The refusal of a code that moves no seat.
Refused wrong_code();
// The refusal of a second seat.
Refused already_seated();
// The refusal of a command that only players of the table may give.
Refused no_seat();

// The answers to a command. `number` is the recipient's (docs/protocol.md).
protocol::Answer ok_answer(const std::string& id, std::uint32_t number);
protocol::Answer refusal_answer(const std::string& id, const Refused& refusal,
                                std::uint32_t number);

// The command asks for what is so already: it is carried out, and there is nothing to store.
struct Unchanged {};

using Verdict = std::variant<Change, Refused, Unchanged>;

// What a verdict needs to know besides the state.
struct Circumstances {
    Millis now = 0;
    // When the seat of a `replace` was last known to be connected.
    Millis last_present = 0;
    // Where seeds come from.
    std::function<fair::Bytes32()> seed;
};
inline constexpr Millis kAbsence = 120'000;
// How long others wait for a connected player before they may go on with a bot.
inline constexpr Millis kIdleness = 300'000;

Verdict judge(const State& state, const Asker& asker, const Command& command,
              const Circumstances& circumstances);

// A seat that goes to another device of its player.
struct SeatMove {
    int seat = 0;
    GuestId from;  // who holds it until then
};
// The asker is the player on the new device.
Verdict judge(const State& state, const Asker& asker, const SeatMove& move);

// The row of a move: the move, and the coup fourré that an automatic table calls for who is not
// next.
std::vector<Act> with_automatic_call(const State& state, std::vector<Act> acts);

}  // namespace bornes::tables
