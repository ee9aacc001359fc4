#include "client/table_json.h"

#include <array>
#include <boost/json.hpp>
#include <limits>
#include <variant>

#include "arena/json_fields.h"
#include "bornes/notation.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"

namespace bornes::client {
namespace {

namespace json = boost::json;
using arena::array_field;
using arena::field;
using arena::JsonFault;
using arena::number_field;
using arena::object_of;
using arena::text_field;

constexpr int kLargest = std::numeric_limits<int>::max();
constexpr std::size_t kLongestName = 40;  // a server need not be ours

TablePhase phase_of(std::string_view name) {
    constexpr std::array<std::string_view, 6> names{"open",    "committing", "opening",
                                                    "playing", "hand-over",  "game-over"};
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<TablePhase>(i);
    throw JsonFault("there is no such phase of a table");
}

bool is_true(const json::object& from, std::string_view name) {
    const json::value* value = from.if_contains(name);
    return value != nullptr && value->is_bool() && value->get_bool();
}

Level level_of(const json::object& from) {
    return from_id<Level>(text_field(from, "level")).value_or(Level::casual);
}

Seat seat_from(const json::object& from) {
    Seat seat;
    const std::string_view kind = text_field(from, "kind");
    if (kind == "bot") {
        seat.kind = Seat::Kind::bot;
        seat.level = level_of(from);
    } else if (kind == "player") {
        seat.kind = Seat::Kind::player;
        seat.name = printable(text_field(from, "name"), kLongestName);
    }
    seat.away = is_true(from, "away");
    seat.ready = is_true(from, "ready");
    return seat;
}

arena::Table rules_from(const json::object& from) {
    arena::Table table;
    const auto edition = from_id<Edition>(text_field(from, "rules"));
    if (!edition) throw JsonFault("there are no such rules");
    for (const auto& [name, value] : arena::object_field(from, "set")) {
        const std::string why = set_house_rule(table.house, name, arena::text_of(value, "set"));
        if (!why.empty()) throw JsonFault(why);
    }
    const RulesResult made =
        make_rules(*edition, number_field(from, "players", kMinPlayers, kMaxPlayers), table.house);
    if (!made) throw JsonFault(std::string(sentence(made.fault)));
    table.rules = made.rules;
    return table;
}

tables::Bytes32 bytes_of(const json::value& value, std::string_view name) {
    const auto bytes = tables::from_hex(arena::text_of(value, name));
    if (!bytes) throw JsonFault("that is not 64 hex digits");
    return *bytes;
}

struct Named {
    std::string_view name;
    News::Kind kind;
};
// Events that are about one seat.
constexpr std::array kSeatEvents{
    Named{"sat", News::Kind::sat},         Named{"left", News::Kind::left},
    Named{"removed", News::Kind::removed}, Named{"bot", News::Kind::bot},
    Named{"freed", News::Kind::freed},     Named{"ready", News::Kind::ready},
    Named{"away", News::Kind::away},       Named{"back", News::Kind::back},
};

News move_from(const json::object& event, int players) {
    News news;
    news.kind = News::Kind::move;
    news.seat = number_field(event, "seat", 1, players) - 1;
    const auto action = action_from_text(text_field(event, "action"));
    if (!std::holds_alternative<Action>(action)) throw JsonFault("that is not an action");
    news.action = std::get<Action>(action);
    const json::value* by = event.if_contains("by");
    news.by_clock = by != nullptr && *by == "clock";
    return news;
}

News of_figure(News::Kind kind, int figure) {
    News news;
    news.kind = kind;
    news.figure = figure;
    return news;
}

}  // namespace

TableState table_from_json(const json::object& from) {
    TableState table;
    table.id = text_field(from, "id");
    table.rules = rules_from(from);
    table.edition = table.rules.rules.edition;
    table.phase = phase_of(text_field(from, "phase"));
    table.game = number_field(from, "game", 1, kLargest);
    table.clock_s = number_field(from, "clock", 0, kLargest);
    table.hints = is_true(from, "hints");
    for (const json::value& seat : array_field(from, "seats"))
        table.seats.push_back(seat_from(object_of(seat, "seats")));
    if (table.seats.size() != table.rules.rules.players)
        throw JsonFault("there are not as many seats as players");
    return table;
}

DealState deal_from_json(const json::object& from, int players) {
    DealState state;
    state.deal.game = number_field(from, "game", 1, kLargest);
    state.deal.hand = number_field(from, "hand", 1, kLargest);
    state.deal.attempt = number_field(from, "attempt", 1, kLargest);
    state.commit = bytes_of(field(from, "commit"), "commit");
    if (const json::value* seed = from.if_contains("seed")) {
        state.deal.seed = bytes_of(*seed, "seed");
        state.has_seed = true;
    }
    for (const json::value& value : array_field(from, "seats")) {
        const json::object& seat = object_of(value, "seats");
        const auto at = static_cast<std::size_t>(number_field(seat, "seat", 1, players) - 1);
        if (const json::value& commit = field(seat, "commit"); !commit.is_null())
            state.deal.commits[at] = bytes_of(commit, "commit");
        if (const json::value* opened = seat.if_contains("contribution"))
            state.deal.contributions[at] = bytes_of(*opened, "contribution");
    }
    return state;
}

std::optional<News> news_from_json(const json::object& event, const TableState& table) {
    const int players = table.rules.rules.players;
    if (event.contains("action")) return move_from(event, players);
    for (const Named& named : kSeatEvents) {
        if (!event.contains(named.name)) continue;
        News news;
        news.kind = named.kind;
        news.seat = number_field(event, named.name, 1, players) - 1;
        news.text = table.seats[static_cast<std::size_t>(news.seat)].name;
        if (named.kind == News::Kind::sat) news.text = text_field(event, "name");
        if (named.kind == News::Kind::bot) news.level = level_of(event);
        return news;
    }
    if (event.contains("started"))
        return of_figure(News::Kind::started, number_field(event, "started", 1, kLargest));
    if (event.contains("dealt"))
        return of_figure(News::Kind::dealt, number_field(event, "dealt", 1, kLargest));
    if (!event.contains("void")) return std::nullopt;
    News news;
    news.kind = News::Kind::voided;
    for (const json::value& seat : array_field(event, "void"))
        news.seats.push_back(arena::whole_number(seat, "void", 1, players) - 1);
    return news;
}

}  // namespace bornes::client
