#include "tables/message.h"

#include <algorithm>
#include <iterator>

namespace bornes::tables {
namespace {

using protocol::SeatKind;
using protocol::StateMessage;

protocol::SeatState seat_message(const Seat& seat, int number) {
    protocol::SeatState shown{number};
    shown.kind = seat.holder;
    if (seat.player()) shown.name = seat.name;
    if (seat.holder == SeatKind::bot) shown.level = seat.level;
    shown.away = seat.away;
    shown.ready = seat.ready;
    return shown;
}

bool may_ask_for_hints(const State& state, Recipient recipient) {
    return recipient != kWatcher && state.options().hints;
}

void tell_events(StateMessage& message, const State& state, Recipient recipient,
                 std::uint32_t after) {
    // Recipients usually need only the newest events, which are at the end.
    auto first = state.events().end();
    while (first != state.events().begin() &&
           std::prev(first)->numbers[recipient_index(recipient)] > after)
        --first;
    for (; first != state.events().end(); ++first)
        if (first->only == kWatcher || first->only == recipient)
            message.events.push_back({first->numbers[recipient_index(recipient)], first->event});
}

void tell_turn(StateMessage& message, const State& state) {
    const int seat = state.public_seat();
    if (seat == kWatcher) return;
    message.turn.emplace().seat = seat;
    if (state.turn_until() != 0 && !state.seat(seat).played_by_bot())
        message.turn->until = state.turn_until();
    if (state.window_open()) message.window.emplace().until = state.window_until();
}

// What version 2 commits to besides the seed.
void tell_terms(protocol::DealAttempt& shown, const fair::FairDeal& deal) {
    if (deal.version == 1) return;
    shown.version = deal.version;
    shown.dealer = deal.dealer + 1;
    shown.after = deal.after;
    shown.people = deal.people;
    shown.asked.emplace();
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        if (deal.asked[static_cast<std::size_t>(seat)]) shown.asked->emplace_back(seat);
}

// The seed stays secret until the hand is over.
void tell_attempt(protocol::DealAttempt& shown, const State& state, const fair::FairDeal& deal,
                  const fair::Bytes32& promise, bool committing, bool over) {
    shown.game = deal.game;
    shown.hand = deal.hand;
    shown.attempt = deal.attempt;
    shown.commit = promise;
    tell_terms(shown, deal);
    for (int i = 0; i < state.players(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (deal.commits[index] || (committing && state.takes_part(i)))
            shown.seats.push_back({i, deal.commits[index], deal.contributions[index]});
    }
    if (over) shown.seed = deal.seed;
}

// What a client needs to compute the head of the record.
void tell_played(protocol::Deal& shown, const State& state, const PlayedHand& hand) {
    shown.voided.emplace();
    for (const fair::FairDeal& voided : hand.voided)
        tell_attempt(shown.voided->emplace_back(), state, voided,
                     promise_of(state.fair_game(), voided), false, true);
    shown.head = hand.head;
}

protocol::Deal deal_message(const State& state, const fair::FairDeal& deal, bool current) {
    protocol::Deal shown;
    const bool committing = current && state.phase() == TablePhase::committing;
    const bool opening = current && state.phase() == TablePhase::opening;
    const bool over = !current || state.between_hands();
    tell_attempt(shown, state, deal, current ? state.promise() : state.last_promise(), committing,
                 over);
    if (committing) shown.until = state.phase_since() + kCommitTime;
    if (opening) shown.until = state.phase_since() + kOpenTime;
    if (current && over && state.phase() != TablePhase::stopped)
        tell_played(shown, state, state.hands().back());
    return shown;
}

void tell_deals(StateMessage& message, const State& state) {
    message.deal.emplace();
    if (state.deal()) *message.deal = deal_message(state, *state.deal(), true);
    if (state.last_deal()) message.last_deal = deal_message(state, *state.last_deal(), false);
}

}  // namespace

protocol::TableMessage table_message(const State& state) {
    protocol::TableMessage table{state.options()};
    table.id = state.id();
    table.phase = state.phase();
    table.game = state.game();
    if (const Recipient host = state.recipient(state.creator()); host != kWatcher)
        table.host = host;
    for (int i = 0; i < state.players(); ++i) table.seats.push_back(seat_message(state.seat(i), i));
    if (state.phase() == TablePhase::closed) table.closed = state.closing();
    return table;
}

void append_table(std::string& out, const State& state) { append_json(out, table_message(state)); }

StateMessage state_message(const State& state, Recipient recipient, bool host, const Seen& seen,
                           Millis now) {
    StateMessage message;
    message.n = state.number(recipient);
    message.now = now;
    if (recipient != kWatcher) message.you = recipient;
    message.host = host;
    message.hints = may_ask_for_hints(state, recipient);
    tell_events(message, state, recipient, seen.number);
    tell_turn(message, state);
    if (state.position()) message.view.emplace().shown = state.view_for(recipient);
    if (seen.table_version != state.table_version()) message.table = table_message(state);
    if (seen.deal_version != state.deal_version()) tell_deals(message, state);
    return message;
}

Seen seen_all(const State& state, Recipient recipient) {
    return {state.number(recipient), state.table_version(), state.deal_version()};
}

}  // namespace bornes::tables
