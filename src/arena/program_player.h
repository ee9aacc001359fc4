// The host's side of the protocol (docs/record-format.md): another program in a seat.
#pragma once

#include <array>
#include <functional>
#include <string>

#include "arena/child_process.h"
#include "arena/player.h"

namespace bornes::arena {

enum class FaultKind : std::uint8_t {
    not_started,  // no `ready` line in time, or not one
    not_json,
    not_an_action,  // JSON, but not a message with an action
    not_legal,
    late,
    gone,       // the program ended, or does not read
    unasked,    // a line that nobody asked for
    not_ended,  // did not end after `quit`
};

class ProgramPlayer : public Player {
public:
    // Told of every fault; the text is a sentence without a full stop.
    using Listener = std::function<void(FaultKind, const std::string&)>;

    ProgramPlayer(const std::string& command, const Hello& hello, int deadline_ms,
                  Listener listener = {});
    // Says `quit`, and ends the program if it does not go by itself.
    ~ProgramPlayer() override;

    Move move(const View& view, const ActionList& legal) override;
    void saw(int seat, Action action) override;
    void hand_is_over(const Board& board) override;
    void game_is_over(const Board& board) override;

    // Any line: what a bot does not know it passes over.
    void send(const std::string& line);
    void quit();
    // What the `ready` line says.
    const std::string& name() const { return name_; }
    const std::string& version() const { return version_; }

private:
    void greet(const Hello& hello);
    bool read_ready();
    std::optional<Action> answer(const ActionList& legal, Clock::time_point until);
    std::optional<std::string> next_line(Clock::time_point until, FaultKind when_late,
                                         const std::string& what);
    std::optional<Action> action_in(const std::string& line, const ActionList& legal);
    void pass_over_unasked();
    void fault(FaultKind kind, const std::string& why);
    void give_up(FaultKind kind, const std::string& why);

    int deadline_ms_;
    Listener listener_;
    ChildProcess child_;
    std::string name_;
    std::string version_;
    bool events_ = true;
    bool playing_ = false;
    int owed_ = 0;  // answers that are late, and may still come
    int late_in_a_row_ = 0;
};

}  // namespace bornes::arena
