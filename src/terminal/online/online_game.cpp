#include "terminal/online/online_game.h"

#include <algorithm>
#include <utility>

#include "client/join.h"
#include "fair/bytes.h"
#include "terminal/model/players.h"
#include "terminal/online/connection_telling.h"

namespace bornes::terminal {

using client::News;
using client::Seat;
using client::TablePhase;

OnlineGame::OnlineGame(const Invitation& invitation, const Voice& voice)
    : invitation_(invitation),
      voice_(voice),
      client_(fair::random_id()),
      socket_(invitation.address, invitation.table, invitation.token, [this] { bell_.ring(); }) {}

std::string OnlineGame::name_of(int seat) const {
    const Seat& at = table()->seats[static_cast<std::size_t>(seat)];
    return at.kind == Seat::Kind::bot ? std::string(bot_name(seat)) : at.name;
}

std::string OnlineGame::who_sits(int seat) const {
    const Seat& at = table()->seats[static_cast<std::size_t>(seat)];
    switch (at.kind) {
        case Seat::Kind::free: return std::string(voice_(Word::online_seat_free));
        case Seat::Kind::bot:
            return voice_(phrase::setup_bot{.level = voice_(words::name_of(at.level))});
        case Seat::Kind::player: break;
    }
    if (seat == viewer()) return voice_(phrase::online_seat_yours{.name = at.name});
    return is_gone(seat) ? voice_(phrase::online_seat_gone{.name = at.name}) : at.name;
}

bool OnlineGame::is_gone(int seat) const {
    const Seat& at = table()->seats[static_cast<std::size_t>(seat)];
    return seat != viewer() && !at.away && !at.here;
}

Demand OnlineGame::demand() const {
    if (!connected_ || !dealt() || table()->phase != TablePhase::playing) return Demand::nothing;
    const View& seen = *client_.view();
    if (!seen.to_act() || !client_.view_adds_up() || client_.move_under_way())
        return Demand::nothing;
    if (table()->seats[static_cast<std::size_t>(viewer())].away) return Demand::nothing;
    // While the window is open, only a player who can call may act.
    const bool waits = client_.window_open() && seen.board.phase != Phase::coup_fourre;
    return waits ? Demand::nothing : Demand::action;
}

void OnlineGame::act(Action action) {
    client_.play(action);
    send();
}

void OnlineGame::next_hand() {
    client_.get_ready();
    send();
    remark(std::string(voice_(Word::online_waiting_ready)));
}

void OnlineGame::say(std::string_view phrase) {
    client_.say(phrase);
    send();
}

// Before the start, a player who has a seat leaves it first. During a game that would hand the
// cards to a bot, and the server would refuse the new seat.
void OnlineGame::sit(int seat) {
    if (viewer() == seat) return;
    const bool before_start = table() && table()->phase == TablePhase::open;
    const bool taken = table() && table()->seats[static_cast<std::size_t>(seat)].kind ==
                                      client::Seat::Kind::player;
    if (viewer() != View::kSpectator && before_start && !taken) client_.leave();
    client_.sit(seat);
    send();
}

void OnlineGame::leave() {
    client_.leave();
    send();
}

void OnlineGame::come_back() {
    client_.come_back();
    send();
}

void OnlineGame::replace(int seat) {
    client_.replace(seat);
    send();
}

void OnlineGame::put_bot(int seat, std::optional<Level> level) {
    client_.put_bot(seat, level);
    send();
}

void OnlineGame::remove(int seat) {
    client_.remove(seat);
    send();
}

void OnlineGame::move_seat() {
    const std::string host = invitation_.address.authority();
    try {
        const std::string code =
            client::make_seat_code(invitation_.address, invitation_.table, invitation_.token);
        remark(voice_(phrase::online_seat_code{
            .code = code, .link = client::link_to(invitation_.address, invitation_.table)}));
    } catch (const client::ConnectionFault& fault) {
        remark(
            voice_(phrase::online_cannot_connect{.host = host, .why = tell_fault(voice_, fault)}));
    } catch (const client::JoinRefused& refused) {
        remark(voice_(phrase::online_refused{.host = host, .why = refused.what()}));
    }
}

void OnlineGame::start() {
    client_.start();
    send();
}

void OnlineGame::send() {
    for (std::string& text : client_.take_orders()) socket_.send(std::move(text));
}

bool OnlineGame::advance() {
    bell_.silence();
    bool changed = false;
    for (const client::SocketEvent& event : socket_.take()) {
        const bool was_connected = connected_;
        handle(event);
        changed = changed || connected_ != was_connected || is_closed();
    }
    send();
    return client_.take_change() || changed;
}

void OnlineGame::handle(const client::SocketEvent& event) {
    switch (event.kind) {
        case client::SocketEvent::Kind::message:
            client_.hear(event.text, client::TableClient::Clock::now());
            socket_.set_seen(client_.seen());
            take_seat_at_first();
            take_news();
            return;
        case client::SocketEvent::Kind::connected:
            connected_ = true;
            lost_ = false;
            if (was_connected_) remark(std::string(voice_(Word::online_back)));
            was_connected_ = true;
            for (std::string& text : client_.unanswered()) socket_.send(std::move(text));
            return;
        case client::SocketEvent::Kind::lost:
            connected_ = false;
            lost_ = true;
            return;
        case client::SocketEvent::Kind::refused:
            connected_ = false;
            if (event.text == "404")
                refused_ = voice_(Word::online_no_such_table);
            else if (event.text == "426")
                refused_ = voice_(Word::online_too_old);
            else
                refused_ = voice_(phrase::online_refused{.host = invitation_.address.authority(),
                                                         .why = event.text});
            return;
    }
}

// A person who follows the link gets the first free seat.
void OnlineGame::take_seat_at_first() {
    if (asked_for_seat_ || !table()) return;
    asked_for_seat_ = true;
    if (invitation_.watch || viewer() != View::kSpectator || table()->phase != TablePhase::open)
        return;
    for (std::size_t seat = 0; seat < table()->seats.size(); ++seat) {
        if (table()->seats[seat].kind != Seat::Kind::free) continue;
        client_.sit(static_cast<int>(seat));
        return;
    }
}

void OnlineGame::take_news() {
    const std::size_t before = events_.size();
    std::size_t first = before;
    for (const News& news : client_.take_news()) {
        if (news.kind == News::Kind::dealt) first = 0;
        tell(news);
    }
    settle_miles(std::min(first, events_.size()));
    if (!dealt() || !view().board.over()) return;
    const Board board = view().board;
    if (finished_.empty() || finished_.back().hand_number != board.hand_number)
        finished_.push_back(board);
    tell_deal();
}

void OnlineGame::tell(const News& news) {
    switch (news.kind) {
        case News::Kind::dealt:
            events_.clear();
            remarks_ = std::exchange(about_deal_, {});
            for (Remark& each : remarks_) each.after = 0;
            deal_told_ = false;
            if (news.figure == 1) finished_.clear();
            return;
        case News::Kind::move: return note_move(news);
        case News::Kind::voided:
        case News::Kind::accused:
            remark(words_for(news));
            about_deal_.push_back(remarks_.back());
            return;
        case News::Kind::stopped: about_deal_.clear(); return remark(words_for(news));
        default: return remark(words_for(news));
    }
}

void OnlineGame::note_move(const News& news) {
    if (news.by_clock)
        remark(voice_(phrase::online_by_clock{.name = terminal::name_of(voice_, *this, news.seat),
                                              .who = news.seat == viewer() ? "you" : "other"}));
    events_.push_back({news.seat, news.action, 0, 0});
}

// Computes the miles of each team after each move, backwards from the current ones.
void OnlineGame::settle_miles(std::size_t first) {
    if (!dealt() || first == events_.size()) return;
    const Board& board = client_.view()->board;
    std::array<int, kMaxTeams> miles{};
    for (std::size_t team = 0; team < miles.size(); ++team) miles[team] = board.teams[team].miles();
    for (std::size_t i = events_.size(); i-- > first;) {
        Event& event = events_[i];
        const auto team = static_cast<std::size_t>(board.rules.team_of(event.seat));
        event.miles = miles[team];
        event.target = board.target();
        if (event.action.verb() == Verb::play && is_distance(event.action.card()))
            miles[team] -= miles_of(event.action.card());
    }
}

void OnlineGame::remark(std::string text) {
    if (!text.empty()) remarks_.push_back({events_.size(), std::move(text)});
}

bool OnlineGame::can_hint() const { return table() && table()->may_hint; }

void OnlineGame::ask_hint() {
    constexpr int ms = 1400;
    if (can_hint() && demand() == Demand::action) adviser_.ask(view(), ms);
}

std::string OnlineGame::trouble(const Voice& voice) const {
    if (!refused_.empty()) return refused_;
    if (lost_) return lost();
    if (!connected_)
        return voice(phrase::online_connecting{.host = invitation_.address.authority()});
    if (!table()) return {};
    if (viewer() == View::kSpectator) return watching(voice);
    if (table()->seats[static_cast<std::size_t>(viewer())].away)
        return std::string(voice(Word::online_you_are_away));
    if (client_.window_open()) return std::string(voice(Word::online_window));
    return {};
}

// A spectator can take the seat of a bot.
std::string OnlineGame::watching(const Voice& voice) const {
    const std::vector<Seat>& seats = table()->seats;
    const bool bots = std::any_of(seats.begin(), seats.end(),
                                  [](const Seat& seat) { return seat.kind == Seat::Kind::bot; });
    return std::string(voice(bots ? Word::online_watching_sit : Word::online_spectating));
}

// The time until the next try, if none is running.
std::string OnlineGame::lost() const {
    const auto next = socket_.next_try();
    if (!next) return std::string(voice_(Word::online_lost));
    const auto left =
        std::chrono::duration_cast<std::chrono::seconds>(*next - std::chrono::steady_clock::now());
    return voice_(
        phrase::terminal_lost_retry{.figure = std::max(0, static_cast<int>(left.count())) + 1});
}

std::optional<int> OnlineGame::seconds_left() const {
    if (!connected_ || !client_.until()) return std::nullopt;
    const auto left = std::chrono::duration_cast<std::chrono::seconds>(
        *client_.until() - client::TableClient::Clock::now());
    return std::max(0, static_cast<int>(left.count()) + 1);
}

}  // namespace bornes::terminal
