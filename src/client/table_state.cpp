#include "client/table_state.h"

#include "bornes/utf8.h"
#include "protocol/json_fault.h"
#include "protocol/overloaded.h"

namespace bornes::client {
namespace {

namespace event = protocol::event;
using protocol::JsonFault;
using protocol::SeatIndex;

constexpr std::size_t kLongestName = 40;  // a foreign server may send longer ones

Seat seat_of(const protocol::SeatState& message) {
    Seat seat;
    seat.kind = message.kind;
    if (message.name) seat.name = printable(*message.name, kLongestName);
    seat.level = message.level.value_or(Level::casual);
    seat.away = message.away;
    seat.ready = message.ready;
    return seat;
}

// The reader only knows that no table has more than six seats.
int seat_at(SeatIndex seat, std::size_t players) {
    if (static_cast<std::size_t>(seat) >= players) throw JsonFault("there is no such seat");
    return seat;
}

News of_figure(News::Kind kind, int figure) {
    News news;
    news.kind = kind;
    news.figure = figure;
    return news;
}

// Uses the current name at the table.
News of_seat(News::Kind kind, SeatIndex seat, const TableState& table) {
    News news;
    news.kind = kind;
    news.seat = seat_at(seat, table.seats.size());
    news.text = table.seats[static_cast<std::size_t>(news.seat)].name;
    return news;
}

News move_of(const event::Moved& moved, const TableState& table) {
    News news;
    news.kind = News::Kind::move;
    news.seat = seat_at(moved.seat, table.seats.size());
    news.action = moved.action;
    news.by_clock = moved.by == protocol::By::clock;
    return news;
}

}  // namespace

TableState table_state(const protocol::TableMessage& message) {
    const RulesResult made = make_rules(message.edition, message.players, message.house);
    if (!made) throw JsonFault(std::string(sentence(made.fault)));
    TableState table;
    table.id = message.id;
    table.rules = {made.rules, message.house};
    table.edition = message.edition;
    table.phase = message.phase;
    table.game = message.game;
    table.clock_s = message.clock_s;
    table.hints = message.hints;
    for (const protocol::SeatState& seat : message.seats) table.seats.push_back(seat_of(seat));
    if (table.seats.size() != made.rules.players)
        throw JsonFault("there are not as many seats as players");
    return table;
}

namespace {

fair::FairDeal attempt_of(const protocol::DealAttempt& message, int players) {
    fair::FairDeal deal;
    deal.game = message.game;
    deal.hand = message.hand;
    deal.attempt = message.attempt;
    deal.version = message.version.value_or(1);
    if (deal.version > 1) {
        if (!message.dealer || !message.after || !message.people || !message.asked)
            throw JsonFault("the deal has no terms");
        if (*message.dealer > players) throw JsonFault("there is no such seat");
        deal.dealer = *message.dealer - 1;
        deal.after = *message.after;
        deal.people = *message.people;
    }
    const auto at = [&](SeatIndex seat) {
        return static_cast<std::size_t>(seat_at(seat, static_cast<std::size_t>(players)));
    };
    if (deal.version > 1)
        for (const SeatIndex seat : *message.asked) deal.asked[at(seat)] = true;
    deal.seed = message.seed.value_or(fair::Bytes32{});
    for (const protocol::DealSeat& part : message.seats) {
        deal.commits[at(part.seat)] = part.commit;
        deal.contributions[at(part.seat)] = part.contribution;
    }
    return deal;
}

}  // namespace

DealState deal_state(const protocol::Deal& message, int players) {
    DealState state;
    state.deal = attempt_of(message, players);
    state.commit = message.commit;
    state.has_seed = message.seed.has_value();
    state.head = message.head;
    if (message.voided)
        for (const protocol::DealAttempt& voided : *message.voided)
            state.voided.push_back(attempt_of(voided, players));
    return state;
}

std::optional<News> news_of(const protocol::Event& event, const TableState& table) {
    using Kind = News::Kind;
    const auto about = [&](Kind kind, SeatIndex seat) { return of_seat(kind, seat, table); };
    using Made = std::optional<News>;
    return std::visit(
        protocol::Overloaded{
            [&](const event::Moved& moved) -> Made { return move_of(moved, table); },
            [&](const event::Sat& sat) -> Made {
                News news = about(Kind::sat, sat.sat);
                news.text = sat.name;
                return news;
            },
            [&](const event::BotPut& put) -> Made {
                News news = about(Kind::bot, put.bot);
                news.level = put.level;
                return news;
            },
            [&](const event::Left& left) -> Made { return about(Kind::left, left.left); },
            [&](const event::Removed& gone) -> Made { return about(Kind::removed, gone.removed); },
            [&](const event::Freed& freed) -> Made { return about(Kind::freed, freed.freed); },
            [&](const event::Ready& ready) -> Made { return about(Kind::ready, ready.ready); },
            [&](const event::Away& away) -> Made { return about(Kind::away, away.away); },
            [&](const event::Back& back) -> Made { return about(Kind::back, back.back); },
            [&](const event::OtherDevice& on) -> Made { return about(Kind::device, on.device); },
            [](const event::Started& game) -> Made {
                return of_figure(Kind::started, game.started);
            },
            [](const event::Dealt& hand) -> Made { return of_figure(Kind::dealt, hand.dealt); },
            [&](const event::Voided& voided) -> Made {
                News news;
                news.kind = Kind::voided;
                for (const SeatIndex seat : voided.seats)
                    news.seats.push_back(seat_at(seat, table.seats.size()));
                return news;
            },
            [](const event::Stopped&) -> Made { return of_figure(Kind::stopped, 0); },
            [](const event::TableClosed& closed) -> Made {
                News news;
                // Codes of limits begin with `too-many-`. A refused move has a code of the engine.
                const std::string& why = closed.table_closed;
                news.text = why.starts_with("too-many-")  ? "table-ended"
                            : why == "closed-by-operator" ? "expired"
                                                          : "table-closed";
                return news;
            },
            [](const auto&) -> Made { return std::nullopt; }},
        event);
}

}  // namespace bornes::client
