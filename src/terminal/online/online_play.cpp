#include "terminal/online/online_play.h"

#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <stdexcept>

#include "client/join.h"
#include "platform/user_folders.h"
#include "terminal/online/connection_telling.h"
#include "terminal/online/online_game.h"
#include "terminal/online/plain_room.h"
#include "terminal/online/waiting_room.h"
#include "terminal/plain/plain_game.h"
#include "terminal/screen/curses_screen.h"
#include "terminal/screen/full_screen.h"
#include "terminal/screen/output.h"

namespace bornes::terminal {
namespace {

// Without a name, the person gets the name of the user of this machine.
std::string login_name() {
    for (const char* variable : {"USER", "LOGNAME"}) {
        const char* name = std::getenv(variable);
        if (name != nullptr && *name != '\0') return name;
    }
    return "Guest";
}

std::filesystem::path guests_file() { return platform::state_folder() / "guests"; }

client::Address address_of(const std::string& link, const Voice& voice) {
    const auto address = client::address_from(link);
    if (address && (client::table_in(*address) || address->path == "/")) return *address;
    throw std::runtime_error(voice(phrase::online_not_a_link{.link = link}));
}

client::Joined join(const client::Address& address, const OnlineOptions& online,
                    const Voice& voice) {
    const std::string host = address.authority();
    try {
        return client::join(address, online.new_table,
                            {online.name, login_name(), guests_file(), online.code});
    } catch (const client::ConnectionFault& fault) {
        throw std::runtime_error(
            voice(phrase::online_cannot_connect{.host = host, .why = tell_fault(voice, fault)}));
    } catch (const client::JoinRefused& refused) {
        if (refused.status() == 404)
            throw std::runtime_error(std::string(voice(Word::online_no_such_table)));
        throw std::runtime_error(
            voice(phrase::online_refused{.host = host, .why = refused.what()}));
    }
}

std::string farewell(const OnlineGame& game, const Voice& voice, const std::string& name,
                     const std::string& link, bool plain) {
    const bool seated = game.table() && game.viewer() != View::kSpectator;
    std::vector<std::string> command{"bornes", "play", "--name", name};
    if (plain) command.emplace_back("--plain");
    command.push_back(link);
    if (seated) return voice(phrase::online_seat_kept{.command = shell_command(command)});
    return std::string(voice(Word::terminal_goodbye));
}

void play_lines(OnlineGame& game, const Voice& voice, bool ascii) {
    Lines lines(STDIN_FILENO);
    if (PlainRoom(lines, std::cout, game, voice, ascii).run())
        PlainGame(lines, std::cout, game, voice, ascii).run();
}

void play_on_screen(OnlineGame& game, const Voice& voice, const ScreenOptions& options,
                    const std::string& link) {
    try {
        const std::unique_ptr<Screen> screen = open_screen(only_ascii(options));
        if (!WaitingRoom(*screen, game, voice, link).run()) return;
        FullScreen(*screen, game, voice, {options.pace_ms}).run();  // until the person leaves
    } catch (const Interrupted&) {                                  // the screen is closed by now
    }
}

}  // namespace

std::string usual_guest_name(const client::Address& server) {
    const auto known = client::find_guest(guests_file(), server.origin(), "");
    return known ? known->name : login_name();
}

void play_online(const OnlineOptions& online, const ScreenOptions& screen) {
    const Speech speech = speech_of(screen);
    const bool ascii = only_ascii(screen);
    const Voice first(speech, kDefaultEdition);
    const client::Address address = address_of(online.link, first);
    if (!screen.plain) require_terminal(first);
    if (screen.plain) print(first(phrase::online_connecting{.host = address.authority()}), ascii);
    const client::Joined joined = join(address, online, first);
    const Voice voice(speech, joined.table.edition);
    if (!joined.fault.empty()) print(voice(phrase::terminal_not_kept{.why = joined.fault}), ascii);
    const std::string link = client::link_to(address, joined.table.id);
    OnlineGame game({address, joined.table.id, joined.guest.token, online.watch}, voice);
    if (screen.plain) {
        print(voice(phrase::online_share_link{.link = link}), ascii);
        play_lines(game, voice, ascii);
    } else {
        play_on_screen(game, voice, screen, link);
    }
    if (!game.refused().empty()) throw std::runtime_error(game.refused());
    print(farewell(game, voice, joined.guest.name, link, screen.plain), ascii);
    flush_output(voice);
}

}  // namespace bornes::terminal
