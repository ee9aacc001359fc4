#include "terminal/online/plain_room.h"

#include <ostream>
#include <utility>

#include "platform/signals.h"
#include "terminal/online/waiting_room.h"
#include "terminal/plain/remote_command.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {

using Kind = Command::Kind;

bool PlainRoom::run() {
    bool seats_told = false;
    state_told_ = room_state(voice_, game_);  // "connecting" was already printed
    while (!game_.dealt() && game_.refused().empty()) {
        if (game_.table() && !seats_told) tell_seats();
        seats_told = game_.table().has_value();
        tell_news();
        if (!step()) return false;
    }
    tell_news();
    if (held_) in_.put_back(*held_);
    return game_.dealt();
}

// Programs write their commands in advance. A command that comes too early waits, and all
// later commands wait behind it.
bool PlainRoom::step() {
    std::string line;
    if (held_ && !is_too_early(command_from(*held_, voice_.language())))
        return obey(command_from(*std::exchange(held_, std::nullopt), voice_.language()));
    const bool patient = !in_.from_terminal() && (!game_.table() || game_.waits_for_answer());
    if (held_ || patient) {
        constexpr int moment = 250;
        platform::Bell::wait(-1, game_.bell(), moment);
        game_.advance();
        return platform::SignalWatch::caught() == 0;
    }
    switch (in_.next(game_.bell(), line)) {
        case Lines::Heard::bell: game_.advance(); return true;
        case Lines::Heard::end: say(voice_(Word::terminal_plain_end_of_input)); return false;
        case Lines::Heard::line: break;
    }
    if (!is_too_early(command_from(line, voice_.language())))
        return obey(command_from(line, voice_.language()));
    held_ = line;
    return true;
}

bool PlainRoom::is_too_early(const Command& command) const {
    if (in_.from_terminal()) return false;
    switch (command.kind) {
        case Kind::start: return room_state(voice_, game_) != voice_(Word::online_room_full);
        case Kind::quit:
        case Kind::nothing:
        case Kind::status:
        case Kind::help: return false;
        default: return !is_for_remote_table(command);
    }
}

bool PlainRoom::obey(const Command& command) {
    switch (command.kind) {
        case Kind::quit: return false;
        case Kind::nothing: return true;
        case Kind::start: game_.start(); return true;
        case Kind::status: tell_seats(); return true;
        default: break;
    }
    if (!is_for_remote_table(command)) {
        say(voice_(Word::online_plain_help));
    } else if (const std::string answer = obey_remotely(game_, command, voice_, View::kSpectator);
               !answer.empty()) {
        say(answer);
    }
    return true;
}

void PlainRoom::tell_news() {
    for (const std::vector<Remark> remarks = game_.remarks(); remarks_told_ < remarks.size();
         ++remarks_told_)
        say(remarks[remarks_told_].text);
    const std::string state = room_state(voice_, game_);
    if (state != state_told_ && !state.empty()) say(state);
    state_told_ = state;
    out_ << std::flush;
}

void PlainRoom::tell_seats() {
    if (!game_.table()) return;
    say(room_rules(voice_, *game_.table()) + ".");
    for (int seat = 0; seat < static_cast<int>(game_.table()->seats.size()); ++seat)
        say(voice_(phrase::online_seat_line{.figure = seat + 1, .who = game_.who_sits(seat)}));
}

void PlainRoom::say(std::string_view text) {
    out_ << (ascii_ ? ascii_of(text) : std::string(text)) << '\n';
}

}  // namespace bornes::terminal
