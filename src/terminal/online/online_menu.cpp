#include "terminal/online/online_menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "client/join.h"
#include "terminal/online/connection_telling.h"
#include "terminal/screen/menu.h"

namespace bornes::terminal {
namespace {

constexpr std::size_t kLongestLink = 400;
constexpr std::size_t kLongestGuest = 24;  // docs/protocol.md

protocol::Options options_of(const Setup& setup) {
    protocol::Options options;
    options.edition = setup.edition;
    options.players = setup.players;
    options.house = setup.house;
    return options;
}

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
    if (*picked == 0) return server.origin() + "/";
    return fmt::format("{}/t/{}", server.origin(), tables[*picked - 1].id);
}

}  // namespace

std::optional<OnlineOptions> ask_table(Screen& screen, const Voice& voice, const Setup& setup) {
    Stage stage(screen, voice);
    std::string link = "http://";
    while (true) {
        auto typed = ask_line(stage, voice, voice(Word::terminal_ask_link), link, kLongestLink);
        if (!typed) return std::nullopt;
        link = *typed;
        const auto address = client::address_from(link);
        if (!address) continue;
        std::optional<std::string> table = link;
        if (!client::table_in(*address)) table = ask_public_table(stage, voice, *address);
        if (!table) continue;
        const auto name = ask_line(stage, voice, voice(Word::terminal_ask_name),
                                   usual_guest_name(*address), kLongestGuest);
        if (!name) continue;
        return OnlineOptions{*table, options_of(setup), *name, false};
    }
}

}  // namespace bornes::terminal
