// A player in the arena: a bot of ours, or a program that speaks the protocol.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/allowance.h"
#include "bornes/bot.h"
#include "protocol/table.h"

namespace bornes::arena {

struct Move {
    Action action;
    bool fault = false;  // no legal answer came in time; the action is a stopgap
};

// One seat in one game.
class Player {
public:
    virtual ~Player() = default;
    virtual Move move(const View& view, const ActionList& legal) = 0;
    // Called for every public action.
    virtual void saw(int /*seat*/, Action /*action*/) {}
    virtual void hand_is_over(const Board& /*board*/) {}
    virtual void game_is_over(const Board& /*board*/) {}
};

// A player as named on the command line: `master`, `master@4000` (rollouts), `master@50ms`,
// `cmd:./mybot --option`.
struct PlayerName {
    std::string text;
    std::optional<Level> level;  // nothing for a command
    std::optional<Allowance> budget;
    std::string command;
};
// Returns nothing if the text names no player.
std::optional<PlayerName> player_from_text(std::string_view text);

struct Limits {
    Allowance budget;        // of our own bots, unless their name sets one
    int deadline_ms = 1000;  // of other programs
};
// Throws NotStarted (program_player.h).
std::unique_ptr<Player> make_player(const PlayerName& name, const protocol::Hello& hello,
                                    const Limits& limits);

}  // namespace bornes::arena
