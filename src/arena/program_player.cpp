#include "arena/program_player.h"

#include <fmt/format.h>

#include "bornes/notation.h"
#include "bornes/utf8.h"
#include "protocol/bot_messages.h"
#include "protocol/json_fields.h"

namespace bornes::arena {
namespace {

using namespace std::chrono_literals;

constexpr auto kTimeToStart = 10s;
constexpr auto kTimeToRead = 2s;  // time to take a message that has no deadline
constexpr auto kTimeToEnd = 2s;
constexpr int kMostLateInARow = 3;
constexpr int kMostUnasked = 1000;            // lines before one question
constexpr std::size_t kLongestCommand = 200;  // characters of a command in a message

// Exit statuses of the shell that runs the command.
constexpr int kMayNotBeRun = 126;
constexpr int kNotFound = 127;

}  // namespace

ProgramPlayer::ProgramPlayer(const std::string& command, const protocol::Hello& hello,
                             int deadline_ms, Listener listener) try
    : deadline_ms_(deadline_ms), listener_(std::move(listener)), child_(command) {
    const std::string fault = greet(hello);
    if (!fault.empty())
        throw NotStarted(fmt::format("`{}` {}", printable(command, kLongestCommand), fault));
    playing_ = true;
} catch (const std::system_error& fault) {
    throw NotStarted(fmt::format("`{}` could not be started: {}",
                                 printable(command, kLongestCommand), fault.what()));
}

ProgramPlayer::~ProgramPlayer() { quit(); }

// Returns what the program did instead of answering `ready`, or an empty string if it answered.
std::string ProgramPlayer::greet(const protocol::Hello& hello) {
    // The result does not matter: a program that did not take the line will not answer either.
    child_.write_line(protocol::hello_message(hello), Clock::now() + kTimeToRead);
    switch (child_.read_line(Clock::now() + kTimeToStart)) {
        case ChildProcess::Reading::line: break;
        case ChildProcess::Reading::late:
            return fmt::format("gave no answer to `hello` within {} s", kTimeToStart.count());
        case ChildProcess::Reading::ended: return ending_before_ready();
        case ChildProcess::Reading::endless: return "answered `hello` with a line without end";
    }
    try {
        read_ready();
        return {};
    } catch (const protocol::JsonFault& why) {
        return fmt::format("did not answer `hello` with `ready`: {}", why.what());
    }
}

void ProgramPlayer::read_ready() { events_ = protocol::ready_from_json(child_.line()).events; }

std::string ProgramPlayer::ending_before_ready() {
    if (!child_.has_ended_by(Clock::now() + kTimeToEnd))
        return "closed its standard output before saying `ready`";
    const int status = child_.exit_status().value_or(0);
    if (status == kNotFound) return "could not be started: there is no such program (status 127)";
    if (status == kMayNotBeRun) return "could not be started: it is not executable (status 126)";
    return fmt::format("{} before saying `ready`", child_.how_it_ended());
}

Move ProgramPlayer::move(const View& view, const ActionList& legal) {
    const Move stopgap{legal[0], true};
    if (!playing_) {
        fault(FaultKind::gone, "the program is no longer there");
        return stopgap;
    }
    if (!skip_unasked_lines()) return stopgap;
    const auto until = Clock::now() + std::chrono::milliseconds(deadline_ms_);
    if (!child_.write_line(protocol::act_message(view, legal, deadline_ms_), until)) {
        give_up_gone("does not read what it is sent");
        return stopgap;
    }
    const std::optional<Action> action = answer(legal, until);
    return action ? Move{*action, false} : stopgap;
}

// Skips lines that came before the question, because they cannot be its answer. Returns false if
// they never end.
bool ProgramPlayer::skip_unasked_lines() {
    for (int unasked = 0;
         child_.has_more() && child_.read_line(Clock::now()) == ChildProcess::Reading::line;) {
        if (owed_ > 0) {
            --owed_;
            continue;
        }
        fault(FaultKind::unasked,
              fmt::format("a line that nobody asked for: {}", backquoted(child_.line())));
        if (++unasked == kMostUnasked) {
            give_up(FaultKind::gone, "lines without end that nobody asked for");
            return false;
        }
    }
    return true;
}

std::optional<Action> ProgramPlayer::answer(const ActionList& legal, Clock::time_point until) {
    std::optional<std::string> line = next_line(until);
    for (; line && owed_ > 0; --owed_) line = next_line(until);
    if (line) {
        late_in_a_row_ = 0;
        return action_in(*line, legal);
    }
    ++owed_;
    if (playing_ && ++late_in_a_row_ == kMostLateInARow)
        give_up(FaultKind::gone, fmt::format("silent {} times in a row", kMostLateInARow));
    return std::nullopt;
}

std::optional<std::string> ProgramPlayer::next_line(Clock::time_point until) {
    switch (child_.read_line(until)) {
        case ChildProcess::Reading::line: return child_.line();
        case ChildProcess::Reading::late:
            fault(FaultKind::late, fmt::format("no answer within {} ms", deadline_ms_));
            break;
        case ChildProcess::Reading::ended: give_up_gone("closed its standard output"); break;
        case ChildProcess::Reading::endless:
            give_up(FaultKind::not_json, "a line without end");
            break;
    }
    return std::nullopt;
}

std::optional<Action> ProgramPlayer::action_in(const std::string& line, const ActionList& legal) {
    FaultKind kind = FaultKind::not_json;
    try {
        const boost::json::object message = protocol::object_from_line(line);
        kind = FaultKind::not_an_action;
        if (const std::string_view type = protocol::text_field(message, "type"); type != "action")
            throw protocol::JsonFault(
                fmt::format("\"type\" is {} and not `action`", backquoted(type)));
        const std::string_view text = protocol::text_field(message, "action");
        const auto parsed = action_from_text(text);
        if (!parsed)
            throw protocol::JsonFault(
                fmt::format("{} is not an action: {}", backquoted(text), parsed.fault().why()));
        kind = FaultKind::not_legal;
        const Action action = *parsed;
        // Our parser reads two spaces as one, but other hosts compare the texts.
        if (!legal.contains(action) || to_text(action) != text)
            throw protocol::JsonFault(fmt::format("{} is not one of `legal`", backquoted(text)));
        return action;
    } catch (const protocol::JsonFault& why) {
        fault(kind, why.what());
        return std::nullopt;
    }
}

void ProgramPlayer::saw(int seat, Action action) {
    if (events_) send(protocol::event_message(seat, action));
}

void ProgramPlayer::hand_is_over(const Board& board) { send(protocol::hand_over_message(board)); }

void ProgramPlayer::game_is_over(const Board& board) { send(protocol::game_over_message(board)); }

void ProgramPlayer::send(const std::string& line) {
    if (playing_ && !child_.write_line(line, Clock::now() + kTimeToRead))
        give_up_gone("does not read what it is sent");
}

void ProgramPlayer::quit() {
    if (playing_) {
        // The program may already have ended after the game, so the result does not matter.
        child_.write_line(protocol::quit_message(), Clock::now() + kTimeToRead);
        if (!child_.close_and_wait(Clock::now() + kTimeToEnd))
            fault(FaultKind::not_ended, "the program goes on after `quit`");
        else if (child_.exit_status() != 0)
            fault(FaultKind::not_ended, fmt::format("the program {}", child_.how_it_ended()));
    }
    playing_ = false;
    child_.kill();
}

void ProgramPlayer::fault(FaultKind kind, const std::string& why) {
    if (listener_) listener_(kind, why);
    const bool lost_a_move = kind < FaultKind::gone;
    if (playing_ && lost_a_move) send(protocol::error_message(why));
}

void ProgramPlayer::give_up(FaultKind kind, const std::string& why) {
    playing_ = false;
    fault(kind, why);
    child_.kill();
}

void ProgramPlayer::give_up_gone(std::string_view unless_ended) {
    const bool ended = child_.has_ended_by(Clock::now() + kTimeToEnd);
    give_up(FaultKind::gone,
            fmt::format("the program {}", ended ? child_.how_it_ended() : unless_ended));
}

}  // namespace bornes::arena
