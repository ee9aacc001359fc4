#include "terminal/plain/remote_command.h"

#include "terminal/telling/phrases.h"

namespace bornes::terminal {
namespace {

using Kind = Command::Kind;

// Returns false if the command needs a seat and none was given.
bool obey_about_seat(RemoteTable& table, const Command& command, int awaited) {
    const bool of_awaited = command.kind == Kind::replace && command.card.empty() && awaited >= 0;
    const std::optional<int> seat = of_awaited ? std::optional(awaited) : seat_in(command);
    if (!seat) return false;
    switch (command.kind) {
        case Kind::sit: table.sit(*seat); break;
        case Kind::bot: table.put_bot(*seat, level_in(command).value_or(Level::casual)); break;
        case Kind::free: table.put_bot(*seat, std::nullopt); break;
        case Kind::remove: table.remove(*seat); break;
        default: table.replace(*seat); break;
    }
    return true;
}

}  // namespace

bool is_for_remote_table(const Command& command) {
    switch (command.kind) {
        case Kind::say:
        case Kind::sit:
        case Kind::leave:
        case Kind::back:
        case Kind::bot:
        case Kind::free:
        case Kind::remove:
        case Kind::move:
        case Kind::replace: return true;
        default: return false;
    }
}

std::string obey_remotely(RemoteTable& table, const Command& command, const Voice& voice,
                          int awaited) {
    if (command.kind == Kind::leave) {
        table.leave();
    } else if (command.kind == Kind::back) {
        table.come_back();
    } else if (command.kind == Kind::move) {
        table.move_seat();
    } else if (command.kind == Kind::say) {
        const std::optional<std::string_view> phrase = phrase_from(command.card);
        if (!phrase) return voice(phrase::online_say_which{.phrases = all_phrases(voice)});
        table.say(*phrase);
    } else if (!obey_about_seat(table, command, awaited)) {
        return voice(phrase::terminal_plain_unknown{.word = command.line});
    }
    return {};
}

}  // namespace bornes::terminal
