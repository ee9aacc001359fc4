#include "terminal/online/online_menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "client/join.h"
#include "terminal/online/connection_telling.h"
#include "terminal/screen/menu.h"
#include "terminal/screen/setup_menu.h"

namespace bornes::terminal {
namespace {

constexpr std::size_t kLongestLink = 400;
constexpr std::size_t kLongestGuest = 24;  // docs/protocol.md

MenuRow row_of(const Voice& voice, const client::TableState& table) {
    const auto taken = std::count_if(
        table.seats.begin(), table.seats.end(),
        [](const client::Seat& seat) { return seat.kind != client::Seat::Kind::free; });
    std::vector<std::string> names;
    for (const client::Seat& seat : table.seats)
        if (seat.kind == client::Seat::Kind::player) names.push_back(seat.name);
    return {std::string(voice(words::name_of(table.edition))),
            voice(phrase::web_seats_taken{.figure = static_cast<int>(taken),
                                          .players = static_cast<int>(table.seats.size())}),
            listed(voice, names)};
}

std::string link_of_server(const client::Address& server) { return server.origin() + "/"; }

// The link of one of the server's tables, or of the server itself for a new table.
std::optional<std::string> ask_public_table(Stage& stage, const Voice& voice,
                                            const client::Address& server) {
    stage.show([&](Canvas& canvas) {
        draw_menu_head(canvas, voice(phrase::online_connecting{.host = server.authority()}));
    });
    std::vector<MenuRow> rows{{std::string(voice(Word::terminal_menu_make_table)), {}, {}}};
    std::vector<client::TableState> tables;
    try {
        tables = client::public_tables(server);
    } catch (const client::ConnectionFault& fault) {
        rows.front().about = voice(phrase::online_cannot_connect{.host = server.authority(),
                                                                 .why = tell_fault(voice, fault)});
    } catch (const client::JoinRefused& refused) {
        rows.front().about =
            voice(phrase::online_refused{.host = server.authority(), .why = refused.what()});
    }
    for (const client::TableState& table : tables) rows.push_back(row_of(voice, table));
    const auto picked =
        Menu(stage, voice, voice(phrase::terminal_menu_tables{.host = server.authority()}),
             std::move(rows))
            .ask();
    if (!picked) return std::nullopt;
    if (*picked == 0) return link_of_server(server);
    return fmt::format("{}/t/{}", server.origin(), tables[*picked - 1].id);
}

std::optional<std::string> ask_name(Stage& stage, const Voice& voice,
                                    const client::Address& server) {
    return ask_line(stage, voice, voice(Word::terminal_ask_name), usual_guest_name(server),
                    kLongestGuest);
}

// A table of the list, or a new one. The settings of a new one stay when the person goes back.
std::optional<OnlineOptions> ask_at_server(Screen& screen, const Voice& voice, const Setup& setup,
                                           const client::Address& server) {
    Stage stage(screen, voice);
    SetupMenu menu(screen, voice, setup, protocol::Terms{});
    while (const auto link = ask_public_table(stage, voice, server)) {
        const bool makes = *link == link_of_server(server);
        if (makes && menu.run() != SetupMenu::End::start) continue;
        if (const auto name = ask_name(stage, voice, server))
            return OnlineOptions{*link, makes ? menu.table() : protocol::Options{}, *name};
    }
    return std::nullopt;
}

}  // namespace

std::optional<OnlineOptions> ask_table(Screen& screen, const Voice& voice, const Setup& setup) {
    Stage stage(screen, voice);
    std::string question(voice(Word::terminal_ask_link));
    std::string link = "http://";
    while (const auto typed = ask_line(stage, voice, question, link, kLongestLink)) {
        link = *typed;
        question = voice(Word::terminal_ask_link);
        const auto address = client::address_from(link);
        if (!address) {
            question = voice(phrase::online_not_a_link{.link = link});
        } else if (!client::table_in(*address)) {
            if (auto chosen = ask_at_server(screen, voice, setup, *address)) return chosen;
        } else if (const auto name = ask_name(stage, voice, *address)) {
            return OnlineOptions{link, {}, *name};
        }
    }
    return std::nullopt;
}

}  // namespace bornes::terminal
