// The host's side of the protocol (docs/record-format.md): another program takes a seat.
#pragma once

#include <array>
#include <functional>
#include <stdexcept>
#include <string>

#include "arena/player.h"
#include "platform/child_process.h"

namespace bornes::arena {

// Thrown if a program cannot be started or does not answer `ready`. No game can be played with it.
// `what()` names the command and the reason.
class NotStarted : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

enum class FaultKind : std::uint8_t {
    not_started,  // no valid `ready` line
    not_json,
    not_an_action,  // JSON, but not a message with an action
    not_legal,
    late,
    gone,       // the program ended, does not read, was silent too often, or never stops writing
    unasked,    // a line that nobody asked for
    not_ended,  // did not end after `quit`, or not with status 0
};

class ProgramPlayer : public Player {
public:
    // Called for every fault of a program that has answered `ready`. The text is a sentence without
    // a full stop.
    using Listener = std::function<void(FaultKind, const std::string&)>;

    // Throws NotStarted.
    ProgramPlayer(const std::string& command, const protocol::Hello& hello, int deadline_ms,
                  Listener listener = {});
    // Sends `quit`, and kills the program if it does not end.
    ~ProgramPlayer() override;

    Move move(const View& view, const ActionList& legal) override;
    void saw(int seat, Action action) override;
    void hand_is_over(const Board& board) override;
    void game_is_over(const Board& board) override;

    // Sends any line. A bot ignores messages that it does not know.
    void send(const std::string& line);
    void quit();

private:
    using ChildProcess = platform::ChildProcess;
    using Clock = ChildProcess::Clock;

    std::string greet(const protocol::Hello& hello);
    void read_ready();
    std::string ending_before_ready();
    std::optional<Action> answer(const ActionList& legal, Clock::time_point until);
    std::optional<std::string> next_line(Clock::time_point until);
    std::optional<Action> action_in(const std::string& line, const ActionList& legal);
    bool skip_unasked_lines();
    void fault(FaultKind kind, const std::string& why);
    void give_up(FaultKind kind, const std::string& why);
    void give_up_gone(std::string_view unless_ended);

    int deadline_ms_;
    Listener listener_;
    ChildProcess child_;
    bool events_ = true;
    bool playing_ = false;
    int owed_ = 0;  // late answers that may still come
    int late_in_a_row_ = 0;
};

}  // namespace bornes::arena
