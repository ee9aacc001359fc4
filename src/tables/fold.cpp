#include "tables/fold.h"

#include <fmt/format.h>

#include "bornes/json.h"
#include "bornes/notation.h"

namespace bornes::tables {
namespace {

// A bot plays on for who has left, at this level.
constexpr Level kKeeper = Level::casual;

std::string seat_event(const char* what, int seat) {
    return fmt::format("\"{}\":{}", what, seat + 1);
}

}  // namespace

void Folder::fold(const Change& change) {
    switch (change.kind) {
        case Kind::sat: return sit(change);
        case Kind::left: return leave(change);
        case Kind::removed:
            state_.removed_.insert(seat(change.seat).token);
            return free(change.seat, "removed");
        case Kind::bot_put: return put_bot(change);
        case Kind::freed: return free(change.seat, "freed");
        case Kind::started: return start(change);
        case Kind::ready: return get_ready(change);
        case Kind::next_hand: state_.told_.clear(); return begin_hand(*change.seed);
        case Kind::committed: return commit(change);
        case Kind::closed: return close();
        case Kind::opened: return open(change);
        case Kind::voided: return void_attempt(change);
        case Kind::acted: return act(change);
        case Kind::window_over:
            state_.window_until_ = 0;
            state_.before_window_.reset();
            state_.turn_since_ = at_;
            for (const Act& each : change.acts) act_once(each, By::clock);
            return tell_move(-1, "\"windowOver\":true", false);
        case Kind::back: return come_back(change.seat);
        case Kind::replaced: return go_away(change.seat);
    }
}

void Folder::enter(TablePhase phase) {
    state_.phase_ = phase;
    state_.phase_since_ = at_;
    ++state_.table_version_;
}

void Folder::tell(std::string json) {
    for (std::uint32_t& number : state_.numbers_) ++number;
    state_.told_.push_back({kWatcher, state_.numbers_, std::move(json)});
}

void Folder::tell_only(int seat, std::string json) {
    ++state_.numbers_[place(seat)];
    state_.secrets_.emplace_back(state_.seq_, seat);
    state_.told_.push_back({seat, state_.numbers_, std::move(json)});
}

// What makes commands that were sent before it stale, for those who were told.
void Folder::tell_move(int seat, std::string json, bool secret) {
    if (secret) {
        tell_only(seat, std::move(json));
        state_.last_move_[place(seat)] = state_.numbers_[place(seat)];
    } else {
        tell(std::move(json));
        state_.last_move_ = state_.numbers_;
    }
}

void Folder::sit(const Change& change) {
    Seat& taken = seat(change.seat);
    taken = Seat{};
    taken.holder = Seat::Holder::player;
    taken.name = change.name;
    taken.token = actor_;
    taken.since = at_;
    ++state_.table_version_;
    std::string json = seat_event("sat", change.seat) + ",\"name\":";
    append_json_string(json, change.name);
    tell(std::move(json));
}

void Folder::free(int number, const char* why) {
    seat(number) = Seat{};
    ++state_.table_version_;
    tell(seat_event(why, number));
}

void Folder::leave(const Change& change) {
    if (state_.phase_ == TablePhase::open) return free(change.seat, "left");
    Seat& left = seat(change.seat);
    left = Seat{};
    left.holder = Seat::Holder::bot;
    left.level = kKeeper;
    ++state_.table_version_;
    if (change.seed) state_.told_.clear();
    tell(seat_event("left", change.seat));
    if (change.seed) begin_next(*change.seed);
}

void Folder::put_bot(const Change& change) {
    Seat& taken = seat(change.seat);
    taken = Seat{};
    taken.holder = Seat::Holder::bot;
    taken.level = change.level.value_or(kKeeper);
    ++state_.table_version_;
    tell(seat_event("bot", change.seat) + fmt::format(",\"level\":\"{}\"", id(taken.level)));
}

void Folder::start(const Change& change) {
    tell(fmt::format("\"started\":{}", state_.game_));
    begin_hand(*change.seed);
}

void Folder::get_ready(const Change& change) {
    seat(change.seat).ready = true;
    ++state_.table_version_;
    if (change.seed) state_.told_.clear();
    tell(seat_event("ready", change.seat));
    if (change.seed) begin_next(*change.seed);
}

// The next hand; after a game, the first of another one.
void Folder::begin_next(const fair::Bytes32& seed) {
    if (state_.phase_ == TablePhase::game_over) {
        ++state_.game_;
        state_.hands_.clear();
        tell(fmt::format("\"started\":{}", state_.game_));
    }
    begin_hand(seed);
}

void Folder::begin_hand(const fair::Bytes32& seed) {
    for (Seat& each : state_.seats_) each.ready = false;
    state_.left_out_.fill(false);
    state_.voided_.clear();
    state_.last_deal_ = state_.deal_;
    fair::FairDeal deal;
    deal.game = state_.game_;
    deal.hand = static_cast<int>(state_.hands_.size()) + 1;
    deal.attempt = 0;
    state_.deal_ = deal;
    begin_attempt(seed);
}

void Folder::begin_attempt(const fair::Bytes32& seed) {
    fair::FairDeal& deal = *state_.deal_;
    ++deal.attempt;
    deal.seed = seed;
    deal.commits.fill(std::nullopt);
    deal.contributions.fill(std::nullopt);
    state_.answered_.fill(false);
    bool any = false;
    for (int i = 0; i < state_.players(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        state_.parts_[place] = seat(i).counts() && !state_.left_out_[place];
        any = any || state_.parts_[place];
    }
    enter(TablePhase::committing);
    ++state_.deal_version_;
    tell(fmt::format("\"dealing\":{},\"attempt\":{}", deal.hand, deal.attempt));
    if (!any) close();
}

void Folder::commit(const Change& change) {
    const auto place = static_cast<std::size_t>(change.seat);
    state_.deal_->commits[place] = change.bytes;
    state_.answered_[place] = true;
    ++state_.deal_version_;
    if (change.bytes) tell(seat_event("committed", change.seat));
    if (state_.parts_ == state_.answered_) close();
}

void Folder::close() {
    std::string seats;
    for (int i = 0; i < state_.players(); ++i)
        if (state_.deal_->commits[static_cast<std::size_t>(i)])
            seats += fmt::format("{}{}", seats.empty() ? "" : ",", i + 1);
    enter(TablePhase::opening);
    ++state_.deal_version_;
    tell(fmt::format("\"closed\":[{}]", seats));
    if (seats.empty()) deal_cards();
}

void Folder::open(const Change& change) {
    fair::FairDeal& deal = *state_.deal_;
    deal.contributions[static_cast<std::size_t>(change.seat)] = change.bytes;
    ++state_.deal_version_;
    tell(seat_event("opened", change.seat));
    for (std::size_t i = 0; i < deal.commits.size(); ++i)
        if (deal.commits[i] && !deal.contributions[i]) return;
    deal_cards();
}

void Folder::void_attempt(const Change& change) {
    std::string seats;
    for (int i = 0; i < state_.players(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        if (!state_.deal_->commits[place] || state_.deal_->contributions[place]) continue;
        state_.left_out_[place] = true;
        seats += fmt::format("{}{}", seats.empty() ? "" : ",", i + 1);
    }
    state_.voided_.push_back(*state_.deal_);
    tell(fmt::format("\"void\":[{}]", seats));
    begin_attempt(*change.seed);
}

void Folder::deal_cards() {
    const fair::FairDeal& deal = *state_.deal_;
    const DeckOrder deck = state_.dealer_(state_.rules_, state_.id_, deal);
    if (deal.hand > 1)
        state_.position_ = deal_next(*state_.position_, deck);
    else  // the deal goes round from game to game too
        state_.position_ = bornes::deal(
            state_.rules_, deck, (state_.players() - 1 + state_.game_ - 1) % state_.players());
    state_.hands_.push_back({state_.position_->board.dealer, deck, {}, deal, state_.voided_});
    for (int i = 0; i < state_.players(); ++i)
        state_.seen_hand_[static_cast<std::size_t>(i)] = seat(i).token;
    state_.turn_since_ = at_;
    enter(TablePhase::playing);
    tell_move(-1, fmt::format("\"dealt\":{}", deal.hand), false);
}

void Folder::go_away(int number) {
    seat(number).away = true;
    ++state_.table_version_;
    tell(seat_event("away", number));
}

void Folder::come_back(int number) {
    seat(number).away = false;
    seat(number).timeouts = 0;
    ++state_.table_version_;
    tell(seat_event("back", number));
}

}  // namespace bornes::tables
