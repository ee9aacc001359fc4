#include "tables/reducer.h"

#include <algorithm>

namespace bornes::tables {
namespace {

// The level of the bot that plays for a player who has left.
constexpr Level kSubstituteLevel = Level::casual;

}  // namespace

void Reducer::reduce(const Change& change) {
    std::visit([this](const auto& each) { take(each); }, change);
}

void Reducer::enter(TablePhase phase) {
    state_.phase_ = phase;
    state_.phase_since_ = at_;
    ++state_.table_version_;
}

void Reducer::tell(Event event) {
    for (std::uint32_t& number : state_.numbers_) ++number;
    state_.events_.push_back({kWatcher, state_.numbers_, std::move(event)});
}

void Reducer::tell_only(int seat, Event event) {
    ++state_.numbers_[recipient_index(seat)];
    state_.secrets_.emplace_back(state_.seq_, seat);
    state_.events_.push_back({seat, state_.numbers_, std::move(event)});
}

// A process that lags behind may read the end of a hand and the beginning of the next one together.
// So the events of a hand are kept until the next hand is over.
void Reducer::drop_old_events() {
    const auto begin = state_.events_.begin();
    state_.events_.erase(begin, begin + static_cast<std::ptrdiff_t>(state_.old_events_));
    state_.old_events_ = state_.events_.size();
    ++state_.event_drops_;
}

// Tells a move, only to `seat` if it is secret. A command is stale if its sender had not yet seen
// the last move.
void Reducer::tell_move(int seat, Event event, bool secret) {
    if (secret) {
        tell_only(seat, std::move(event));
        state_.last_move_[recipient_index(seat)] = state_.numbers_[recipient_index(seat)];
    } else {
        tell(std::move(event));
        state_.last_move_ = state_.numbers_;
    }
}

void Reducer::take(const change::Sat& sat) {
    Seat& taken = seat(sat.seat);
    taken = Seat{};
    taken.holder = Seat::Holder::player;
    taken.name = sat.name;
    taken.guest = {actor_};
    taken.since = at_;
    ++state_.table_version_;
    tell(event::Sat{sat.seat, sat.name});
}

void Reducer::free(int number, Event why) {
    seat(number) = Seat{};
    ++state_.table_version_;
    tell(std::move(why));
}

void Reducer::take(const change::Removed& removed) {
    state_.removed_.insert(seat(removed.seat).guest);
    free(removed.seat, event::Removed{removed.seat});
}

void Reducer::take(const change::Freed& freed) { free(freed.seat, event::Freed{freed.seat}); }

// If this change has a `seed`, the next hand begins with it. The same holds for Ready and Replaced.
void Reducer::take(const change::Left& left) {
    if (state_.phase_ == TablePhase::open) return free(left.seat, event::Left{left.seat});
    Seat& kept = seat(left.seat);
    kept = Seat{};
    kept.holder = Seat::Holder::bot;
    kept.level = kSubstituteLevel;
    ++state_.table_version_;
    if (left.seed) drop_old_events();
    tell(event::Left{left.seat});
    if (left.seed) begin_next(*left.seed, left.deal_version.value_or(1));
}

void Reducer::take(const change::BotPut& put) {
    Seat& taken = seat(put.seat);
    taken = Seat{};
    taken.holder = Seat::Holder::bot;
    taken.level = put.level;
    ++state_.table_version_;
    tell(event::BotPut{put.seat, put.level});
}

void Reducer::take(const change::Started& started) {
    tell(event::Started{state_.game_});
    begin_hand(started.seed, started.deal_version.value_or(1));
}

void Reducer::take(const change::Ready& ready) {
    seat(ready.seat).ready = true;
    ++state_.table_version_;
    if (ready.seed) drop_old_events();
    tell(event::Ready{ready.seat});
    if (ready.seed) begin_next(*ready.seed, ready.deal_version.value_or(1));
}

void Reducer::take(const change::NextHand& next) {
    drop_old_events();
    begin_hand(next.seed, next.deal_version.value_or(1));
}

// Begins the next hand, or the first hand of the next game.
void Reducer::begin_next(const fair::Bytes32& seed, int version) {
    if (state_.phase_ != TablePhase::hand_over) {
        ++state_.game_;
        state_.hands_.clear();
        tell(event::Started{state_.game_});
    }
    begin_hand(seed, version);
}

void Reducer::begin_hand(const fair::Bytes32& seed, int version) {
    for (Seat& each : state_.seats_) each.ready = false;
    state_.left_out_.fill(false);
    state_.voided_.clear();
    state_.last_deal_ = state_.deal_;
    state_.last_promise_ = state_.promise_;
    fair::FairDeal deal;
    deal.version = version;
    deal.game = state_.game_;
    deal.hand = static_cast<int>(state_.hands_.size()) + 1;
    deal.attempt = 0;
    if (deal.hand == 1) state_.head_ = first_head(state_.fair_game(), state_.game_);
    state_.deal_ = deal;
    begin_attempt(seed);
}

// Fixes what the server commits to besides the seed, before any player commits.
void Reducer::bind_deal() {
    state_.names_ = state_.names();
    fair::FairDeal& deal = *state_.deal_;
    if (deal.version > 1) {
        deal.after = state_.head_;
        if (deal.hand > 1) deal.dealer = (state_.position_->board.dealer + 1) % state_.players();
        deal.people = fair::digest_of(state_.names_, state_.players());
        deal.asked = state_.participants_;
    }
    state_.promise_ = promise_of(state_.fair_game(), deal);
}

void Reducer::begin_attempt(const fair::Bytes32& seed) {
    fair::FairDeal& deal = *state_.deal_;
    ++deal.attempt;
    deal.seed = seed;
    deal.commits.fill(std::nullopt);
    deal.contributions.fill(std::nullopt);
    state_.answered_.fill(false);
    state_.committers_.fill({});
    bool anybody = false;
    for (int i = 0; i < state_.players(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        state_.participants_[index] = seat(i).played_by_player() && !state_.left_out_[index];
        anybody = anybody || state_.participants_[index];
    }
    bind_deal();
    enter(TablePhase::committing);
    ++state_.deal_version_;
    tell(event::Dealing{deal.hand, deal.attempt});
    if (!anybody) close();
}

void Reducer::take(const change::Committed& committed) {
    const auto index = static_cast<std::size_t>(committed.seat);
    state_.deal_->commits[index] = committed.bytes;
    state_.answered_[index] = true;
    if (committed.bytes) state_.committers_[index] = {actor_};
    ++state_.deal_version_;
    if (committed.bytes) tell(event::Committed{committed.seat});
    if (state_.participants_ == state_.answered_) close();
}

void Reducer::take(const change::Closed& /*closed*/) { close(); }

void Reducer::close() {
    event::Closed closed;
    for (int i = 0; i < state_.players(); ++i)
        if (state_.deal_->commits[static_cast<std::size_t>(i)]) closed.closed.emplace_back(i);
    const bool nobody_committed = closed.closed.empty();
    enter(TablePhase::opening);
    ++state_.deal_version_;
    tell(std::move(closed));
    if (nobody_committed) deal_cards();
}

void Reducer::take(const change::Opened& opened) {
    fair::FairDeal& deal = *state_.deal_;
    deal.contributions[static_cast<std::size_t>(opened.seat)] = opened.bytes;
    ++state_.deal_version_;
    tell(event::Opened{opened.seat});
    for (std::size_t i = 0; i < deal.commits.size(); ++i)
        if (deal.commits[i] && !deal.contributions[i]) return;
    deal_cards();
}

void Reducer::take(const change::Voided& voided) {
    event::Voided silent;
    for (int i = 0; i < state_.players(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (!state_.deal_->commits[index] || state_.deal_->contributions[index]) continue;
        state_.left_out_[index] = true;
        silent.seats.emplace_back(i);
    }
    state_.voided_.push_back(*state_.deal_);
    tell(std::move(silent));
    // A player who conspires with the host can void attempts until a deck suits them. So the number
    // of attempts is limited.
    if (state_.deal_->version > 1 && state_.deal_->attempt > fair::kMostVoids) return stop_game();
    begin_attempt(voided.seed);
}

void Reducer::stop_game() {
    enter(TablePhase::stopped);
    ++state_.deal_version_;
    tell(event::Stopped{});
}

void Reducer::deal_cards() {
    const fair::FairDeal& deal = *state_.deal_;
    const int last_dealer = state_.position_ ? int{state_.position_->board.dealer} : 0;
    const fair::Dealt dealt = state_.dealer_(state_.fair_game(), deal, last_dealer);
    state_.position_ = deal.hand > 1 ? deal_next(*state_.position_, dealt.deck)
                                     : bornes::deal(state_.rules_, dealt.deck, dealt.dealer);
    state_.hands_.push_back({{deal, state_.voided_, state_.position_->board.dealer, dealt.deck, {}},
                             state_.names_,
                             {}});
    for (int i = 0; i < state_.players(); ++i)
        state_.seen_hand_[static_cast<std::size_t>(i)] = seat(i).guest;
    state_.turn_since_ = at_;
    enter(TablePhase::playing);
    tell_move(-1, event::Dealt{deal.hand}, false);
}

void Reducer::take(const change::Replaced& replaced) {
    if (replaced.seed) drop_old_events();
    go_away(replaced.seat);
    if (replaced.seed) begin_next(*replaced.seed, replaced.deal_version.value_or(1));
}

void Reducer::take(const change::Ended& ended) { close_table(ended.why); }

void Reducer::go_away(int number) {
    seat(number).away = true;
    ++state_.table_version_;
    tell(event::Away{number});
}

// The new device gets everything that the old one had: the seat, its cards, and the role of host.
// Only a commitment stays with the old device, because only that device knows its secret.
void Reducer::take(const change::Device& device) {
    const GuestId old = seat(device.seat).guest;
    const GuestId now{actor_};
    seat(device.seat).guest = now;
    if (state_.creator_ == old) state_.creator_ = now;
    std::replace(state_.seen_hand_.begin(), state_.seen_hand_.end(), old, now);
    ++state_.table_version_;
    tell(event::OtherDevice{device.seat});
}

void Reducer::take(const change::Back& back) {
    seat(back.seat).away = false;
    seat(back.seat).since = at_;
    seat(back.seat).timeouts = 0;
    ++state_.table_version_;
    tell(event::Back{back.seat});
}

}  // namespace bornes::tables
