#include "arena/program_player.h"

#include <fmt/format.h>

#include "arena/json_fields.h"
#include "arena/messages.h"
#include "bornes/notation.h"
#include "bornes/utf8.h"

namespace bornes::arena {
namespace {

using namespace std::chrono_literals;

constexpr auto kTimeToStart = 10s;
constexpr auto kTimeToRead = 2s;  // for news, which no deadline is set for
constexpr auto kTimeToEnd = 2s;
constexpr int kMostLateInARow = 3;

}  // namespace

ProgramPlayer::ProgramPlayer(const std::string& command, const Hello& hello, int deadline_ms,
                             Listener listener)
    : deadline_ms_(deadline_ms), listener_(std::move(listener)), child_(command) {
    greet(hello);
}

ProgramPlayer::~ProgramPlayer() { quit(); }

void ProgramPlayer::greet(const Hello& hello) {
    playing_ = true;
    send(hello_message(hello));
    playing_ = playing_ && read_ready();
    if (!playing_) child_.kill();
}

bool ProgramPlayer::read_ready() {
    const auto line =
        next_line(Clock::now() + kTimeToStart, FaultKind::not_started,
                  fmt::format("no answer to `hello` within {} s", kTimeToStart.count()));
    if (!line) return false;
    try {
        const boost::json::object ready = object_from_line(*line);
        const std::string_view type = text_field(ready, "type");
        if (type != "ready")
            throw JsonFault(fmt::format("\"type\" is {} and not `ready`", backquoted(type)));
        if (ready.contains("name")) name_ = text_field(ready, "name");
        if (ready.contains("version")) version_ = text_field(ready, "version");
        const boost::json::value* events = ready.if_contains("events");
        events_ = events == nullptr || !events->is_bool() || events->get_bool();
        return true;
    } catch (const JsonFault& why) {
        fault(FaultKind::not_started, fmt::format("the answer to `hello`: {}", why.what()));
        return false;
    }
}

Move ProgramPlayer::move(const View& view, const ActionList& legal) {
    const Move stopgap{legal[0], true};
    if (!playing_) {
        fault(FaultKind::gone, "the program is no longer there");
        return stopgap;
    }
    pass_over_unasked();
    const auto until = Clock::now() + std::chrono::milliseconds(deadline_ms_);
    if (!child_.write_line(act_message(view, legal, deadline_ms_), until)) {
        give_up(FaultKind::gone, "the program does not read what it is sent");
        return stopgap;
    }
    const std::optional<Action> action = answer(legal, until);
    return action ? Move{*action, false} : stopgap;
}

// What has come before the question is asked cannot be the answer to it.
void ProgramPlayer::pass_over_unasked() {
    while (child_.has_more() && child_.read_line(Clock::now()) == ChildProcess::Reading::line) {
        if (owed_ > 0)
            --owed_;
        else
            fault(FaultKind::unasked,
                  fmt::format("a line that nobody asked for: {}", backquoted(child_.line())));
    }
}

std::optional<Action> ProgramPlayer::answer(const ActionList& legal, Clock::time_point until) {
    const std::string late = fmt::format("no answer within {} ms", deadline_ms_);
    std::optional<std::string> line = next_line(until, FaultKind::late, late);
    for (; line && owed_ > 0; --owed_) line = next_line(until, FaultKind::late, late);
    if (line) {
        late_in_a_row_ = 0;
        return action_in(*line, legal);
    }
    ++owed_;
    if (playing_ && ++late_in_a_row_ == kMostLateInARow)
        give_up(FaultKind::gone, fmt::format("silent {} times in a row", kMostLateInARow));
    return std::nullopt;
}

std::optional<std::string> ProgramPlayer::next_line(Clock::time_point until, FaultKind when_late,
                                                    const std::string& what) {
    switch (child_.read_line(until)) {
        case ChildProcess::Reading::line: return child_.line();
        case ChildProcess::Reading::late: fault(when_late, what); break;
        case ChildProcess::Reading::ended: give_up(FaultKind::gone, "the program ended"); break;
        case ChildProcess::Reading::endless:
            give_up(FaultKind::not_json, "a line without end");
            break;
    }
    return std::nullopt;
}

std::optional<Action> ProgramPlayer::action_in(const std::string& line, const ActionList& legal) {
    FaultKind kind = FaultKind::not_json;
    try {
        const boost::json::object message = object_from_line(line);
        kind = FaultKind::not_an_action;
        if (const std::string_view type = text_field(message, "type"); type != "action")
            throw JsonFault(fmt::format("\"type\" is {} and not `action`", backquoted(type)));
        const std::string_view text = text_field(message, "action");
        const auto parsed = action_from_text(text);
        if (const auto* wrong = std::get_if<TextFault>(&parsed)) throw JsonFault(wrong->why);
        kind = FaultKind::not_legal;
        if (!legal.contains(std::get<Action>(parsed)))
            throw JsonFault(fmt::format("{} is not one of `legal`", backquoted(text)));
        return std::get<Action>(parsed);
    } catch (const JsonFault& why) {
        fault(kind, why.what());
        return std::nullopt;
    }
}

void ProgramPlayer::saw(int seat, Action action) {
    if (events_) send(event_message(seat, action));
}

void ProgramPlayer::hand_is_over(const Board& board) { send(hand_over_message(board)); }

void ProgramPlayer::game_is_over(const Board& board) { send(game_over_message(board)); }

void ProgramPlayer::send(const std::string& line) {
    if (playing_ && !child_.write_line(line, Clock::now() + kTimeToRead))
        give_up(FaultKind::gone, "the program does not read what it is sent");
}

void ProgramPlayer::quit() {
    if (playing_) {
        send(R"({"type":"quit"})");
        if (playing_ && !child_.ends_by(Clock::now() + kTimeToEnd))
            fault(FaultKind::not_ended, "the program goes on after `quit`");
    }
    playing_ = false;
    child_.kill();
}

void ProgramPlayer::fault(FaultKind kind, const std::string& why) {
    if (listener_) listener_(kind, why);
    const bool lost_a_move = kind < FaultKind::gone;
    if (playing_ && lost_a_move) send(error_message(why));
}

void ProgramPlayer::give_up(FaultKind kind, const std::string& why) {
    playing_ = false;
    fault(kind, why);
    child_.kill();
}

}  // namespace bornes::arena
