#include "terminal/online/waiting_room.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/draw/look.h"
#include "terminal/screen/readers.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {

using client::Seat;
using client::TablePhase;

namespace {

// Returns the level of the bot to put on the seat next, or nothing to free the seat after the last
// level.
std::optional<Level> next_level(const Seat& seat) {
    if (seat.kind != Seat::Kind::bot) return kLevels.front();
    const auto next = static_cast<std::size_t>(seat.level) + 1;
    return next < kLevels.size() ? std::optional(kLevels[next]) : std::nullopt;
}

std::size_t taken_seats(const client::TableState& table) {
    return static_cast<std::size_t>(
        std::count_if(table.seats.begin(), table.seats.end(),
                      [](const Seat& seat) { return seat.kind != Seat::Kind::free; }));
}

bool is_full(const client::TableState& table) { return taken_seats(table) == table.seats.size(); }

bool has_only_players(const client::TableState& table) {
    return std::all_of(table.seats.begin(), table.seats.end(),
                       [](const Seat& seat) { return seat.kind == Seat::Kind::player; });
}

}  // namespace

std::string room_rules(const Voice& voice, const client::TableState& table) {
    std::string text(voice(words::name_of(table.edition)));
    if (table.clock_s != 0)
        text.append(" · ").append(voice(phrase::online_room_clock{.figure = table.clock_s}));
    if (!table.hints) text.append(" · ").append(voice(Word::online_room_no_hints));
    return text;
}

std::string room_state(const Voice& voice, const OnlineGame& game) {
    if (!game.refused().empty() || !game.connected()) return game.trouble(voice);
    if (!game.table()) return {};
    if (game.table()->phase != TablePhase::open)
        return std::string(voice(Word::online_room_dealing));
    if (is_full(*game.table())) {
        const std::string_view full = voice(Word::online_room_full);
        if (game.viewer() != View::kSpectator) return std::string(full);
        return fmt::format("{} {}", voice(Word::online_spectating), full);
    }
    return voice(phrase::online_waiting_for_players{
        .figure = static_cast<int>(taken_seats(*game.table())),
        .players = static_cast<int>(game.table()->seats.size())});
}

bool WaitingRoom::run() {
    while (!game_.dealt() && game_.refused().empty()) {
        constexpr int tick = 1000;  // redraws a countdown
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) { draw(canvas); }, tick);
        if (key && !handle(*key)) return false;
    }
    return game_.dealt();
}

bool WaitingRoom::handle(Key key) {
    const Request request = request_of(key, situation());
    if (request == Request::quit) return false;
    if (request == Request::retry) game_.retry();
    if (!game_.table()) return true;
    const int seats = static_cast<int>(game_.table()->seats.size());
    switch (request) {
        case Request::number:
            if (key.digit() <= seats) game_.sit(key.digit() - 1);
            break;
        case Request::give_up_seat: game_.leave(); break;
        case Request::say: say_something(); break;
        case Request::move_seat: game_.move_seat(); break;
        case Request::accept: game_.start(); break;
        case Request::up: selected_ = (selected_ + seats - 1) % seats; break;
        case Request::down: selected_ = (selected_ + 1) % seats; break;
        default: handle_selected(request);
    }
    return true;
}

Situation WaitingRoom::situation() const {
    Situation situation = situation_of(game_, Mode::room);
    if (!game_.table()) return situation;
    const client::TableState& table = *game_.table();
    situation.seats = static_cast<int>(table.seats.size());
    const auto forbid = [&](Request request) { situation.impossible.add(request); };
    if (has_only_players(table)) forbid(Request::number);  // a bot gives up its seat
    if (game_.viewer() == View::kSpectator) forbid(Request::give_up_seat);
    if (!table.host || !is_full(table)) forbid(Request::accept);
    if (!table.host) forbid(Request::put_bot);
    const Seat& seat = table.seats[static_cast<std::size_t>(selected_)];
    const bool nobody_else = selected_ == game_.viewer() || seat.kind == Seat::Kind::free;
    if (!table.host || nobody_else) forbid(Request::remove);
    return situation;
}

// Sends what only the host may request. The server refuses everybody else.
void WaitingRoom::handle_selected(Request request) {
    const Seat& seat = game_.table()->seats[static_cast<std::size_t>(selected_)];
    if (request == Request::put_bot) game_.put_bot(selected_, next_level(seat));
    if (request != Request::remove) return;
    if (seat.kind == Seat::Kind::player)
        game_.remove(selected_);
    else
        game_.put_bot(selected_, std::nullopt);
}

void WaitingRoom::say_something() {
    const auto draw_question = [&](Canvas& canvas, const Choice& choice) {
        draw(canvas);
        const Size size = canvas.size();
        constexpr int height = 10;
        draw_choice(canvas, {0, size.height - 1 - height, size.width, height}, choice);
    };
    if (const auto phrase = ask_phrase(stage_, voice_, draw_question)) game_.say(*phrase);
}

void WaitingRoom::draw(Canvas& canvas) const {
    const Size size = canvas.size();
    const Rect all{0, 0, size.width, size.height};
    canvas.put_centred(all, 2, "B   O   R   N   E   S", {.ink = Ink::accent, .bold = true});
    canvas.put_centred(all, 3, voice_(Word::online_room_title), {.ink = Ink::faint});
    int y = 5;
    if (game_.table()) {
        canvas.put_centred(all, y, room_rules(voice_, *game_.table()), {});
        draw_seats(canvas, y + 2);
        y += 3 + static_cast<int>(game_.table()->seats.size());
    }
    canvas.put_centred(all, y + 1, room_state(voice_, game_), {.ink = Ink::accent, .bold = true});
    const std::string share = voice_(phrase::online_share_link{.link = link_});
    const bool fits = width_of(share) <= size.width;
    canvas.put_centred(all, y + 3, fits ? share : link_, {.ink = Ink::faint});
    const std::vector<Remark> remarks = game_.remarks();
    const int room = size.height - 2 - (y + 5);
    const int shown = std::clamp(static_cast<int>(remarks.size()), 0, std::max(0, room));
    for (int i = 0; i < shown; ++i)
        canvas.put_centred(all, y + 5 + i,
                           remarks[remarks.size() - static_cast<std::size_t>(shown - i)].text,
                           {.bold = i + 1 == shown});
    canvas.put_within(1, size.height - 1, size.width - 2,
                      keys_line(voice_, situation(), size.width), {.ink = Ink::faint});
}

// Shows the car of each team, so that partners can be recognised.
void WaitingRoom::draw_seats(Canvas& canvas, int y) const {
    constexpr int width = 44;
    const client::TableState& table = *game_.table();
    const int left = (canvas.size().width - width) / 2;
    for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat, ++y) {
        const int team = table.rules.rules.team_of(seat);
        const bool free = table.seats[static_cast<std::size_t>(seat)].kind == Seat::Kind::free;
        const bool own = seat == game_.viewer();
        if (seat == selected_) canvas.put(left - 2, y, "▶", {.ink = Ink::accent});
        canvas.put(left, y, fmt::format("{}", seat + 1), {.ink = Ink::faint});
        canvas.put(left + 4, y, car_of(team), {.ink = ink_of_team(team), .bold = true});
        canvas.put_within(left + 9, y, width - 9, game_.who_sits(seat),
                          {.ink = free ? Ink::faint : Ink::text, .bold = own});
    }
}

}  // namespace bornes::terminal
