#include "tables/table.h"

#include <algorithm>
#include <utility>

#include "fair/bytes.h"

namespace bornes::tables {
namespace {

using journal::Appended;
using journal::Row;

}  // namespace

const std::string kExpired = to_json(protocol::NoticeMessage{protocol::Notice::expired});
const std::string kRestored = to_json(protocol::NoticeMessage{protocol::Notice::journal_restored});

// The lobby may still show a table that is already closed when it is loaded. So such a table
// updates the lobby once.
Table::Table(State state, Services& services, Pace pace, Quota quota)
    : state_(std::move(state)),
      services_(services),
      pace_(pace),
      quota_(quota),
      shown_(state_.seq()),
      summarised_(state_.phase() == TablePhase::closed ? 0 : state_.table_version()) {
    follow_rows();
    summarise();
}

Table::Attached* Table::find(const Listener& listener) {
    const auto found = std::find_if(listeners_.begin(), listeners_.end(),
                                    [&](const Attached& each) { return each.key == &listener; });
    return found == listeners_.end() ? nullptr : &*found;
}

void Table::attach(const std::shared_ptr<Listener>& listener, Asker asker, std::uint32_t seen) {
    if (closed_) return listener->dismiss();
    const Recipient recipient = state_.recipient(asker.guest);
    listeners_.push_back({listener, listener.get(), std::move(asker), recipient,
                          Seen{std::min(seen, state_.number(recipient))}});
    send(listeners_.back(), std::nullopt);
    const SeatSet before = shown_here_;
    follow_presence();
    if (shown_here_ == before) tell_presence(*listener);
    mark(recipient);
    act_by_itself();
}

void Table::detach(const Listener& listener) {
    const Attached* found = find(listener);
    if (found == nullptr) return;
    const Recipient recipient = found->recipient;
    listeners_.erase(listeners_.begin() + (found - listeners_.data()));
    follow_presence();
    mark(recipient);
}

void Table::announce(const std::string& message) {
    const auto shared = std::make_shared<const std::string>(message);
    for (const Attached& each : listeners_)
        if (const auto listener = each.listener.lock()) listener->hear(shared);
}

void Table::close() {
    closed_ = true;
    running_ = false;
    for (const Attached& each : std::exchange(listeners_, {}))
        if (const auto listener = each.listener.lock()) listener->dismiss();
}

void Table::mark_present() {
    for (const Attached& each : listeners_) mark(each.recipient);
}

// A connected player counts as present until the next mark is due. If the process dies, it writes
// no more marks, and nobody may seem absent for longer than they were. Absence only matters at
// tables without a clock, and in the lobby.
void Table::mark(Recipient recipient) {
    if (recipient == kWatcher || (state_.options().clock_s != 0 && !state_.options().listed))
        return;
    const Millis ahead = connected(recipient) ? kMarkEvery : 0;
    services_.mark_present(state_.id(), recipient, now() + ahead);
}

// Does one thing at a time: first read rows, then handle commands, then deadlines.
void Table::next() {
    if (busy_ || closed_) return;
    if (fetch_) return catch_up([](bool) {});
    if (!requests_.empty()) {
        Request request = std::move(requests_.front());
        requests_.pop_front();
        return consider(std::move(request));
    }
    act_by_itself();
}

std::string_view Table::reached_limit() const {
    if (state_.rows_without_moves() >= quota_.rows_without_moves) return kTooManyChanges;
    const bool between_games = state_.phase() == TablePhase::open ||
                               state_.phase() == TablePhase::game_over ||
                               state_.phase() == TablePhase::stopped;
    const Seq most = between_games ? quota_.rows : 2 * quota_.rows;
    return state_.seq() >= most ? kTooManyRows : "";
}

// If a limit is reached, stores a last row that says so. The command is judged again after that
// row.
void Table::submit(Change change, Request request) {
    const std::string_view why = reached_limit();
    if (why.empty()) return store(std::move(change), std::move(request));
    if (!request.asker.guest.empty()) requests_.push_front(std::move(request));
    store(change::Ended{std::string(why)}, Request{});
}

void Table::store(Change change, Request request) {
    busy_ = true;
    const auto* acted = std::get_if<change::Acted>(&change);
    if (acted != nullptr && acted->acts.back().action.is_decline())
        declining_ = acted->acts.back().seat;
    const bool own = request.asker.guest.empty();
    Row row{state_.id(),
            state_.seq() + 1,
            now(),
            request.asker.guest.text,
            own ? services_.own_id() : request.command.id,
            to_json(change)};
    journal::Conditions conditions{state_.last_at(), state_.last_command(), own ? fence_ : 0};
    // The body is not needed again, only the time and the command.
    Row kept{{}, row.seq, row.at, row.actor, row.command, {}};
    services_.append(std::move(row), std::move(conditions),
                     [self = shared_from_this(), change = std::move(change), row = std::move(kept),
                      fence = fence_, request = std::move(request)](Appended appended) mutable {
                         self->busy_ = false;
                         self->declining_ = kWatcher;
                         self->settle(change, row, fence, std::move(request), appended);
                     });
}

void Table::settle(const Change& change, const Row& row, journal::Fence fence, Request request,
                   Appended appended) {
    switch (appended.outcome) {
        case Appended::Outcome::stored: return show(change, row, request);
        case Appended::Outcome::repeated:
            return catch_up([this, request, seq = appended.seq](bool done) {
                done ? answer_repeat(request, seq) : answer_not_stored(request);
            });
        case Appended::Outcome::lost_race:
            // Another process was faster: read its row and judge again.
            if (!row.actor.empty()) requests_.push_front(std::move(request));
            return catch_up([](bool) {});
        case Appended::Outcome::hole: return services_.reload(state_.id(), row.seq - 1);
        case Appended::Outcome::fenced:
            // Unless this process has a newer lease by now.
            if (fence == fence_) {
                stand_by();
                services_.lose(state_.id());
            }
            return catch_up([](bool) {});
        case Appended::Outcome::failed:
            answer_not_stored(request);
            // Wait: the journal is unavailable, and an immediate retry would loop.
            if (row.actor.empty() && running_) wake_at(now() + 500);
            if (!row.actor.empty() || !requests_.empty()) next();
            return;
    }
}

void Table::show(const Change& change, const Row& row, const Request& request) {
    const auto listener = request.listener.lock();
    state_.apply(change, row.actor, row.command, row.at);
    follow_rows();
    std::optional<Answer> answer;
    if (!row.actor.empty()) {
        const Recipient recipient = state_.recipient(request.asker.guest);
        answer = ok_answer(row.command, state_.number_after(recipient, row.seq));
    }
    broadcast(listener.get(), answer);
    if (request.reply && answer) request.reply(*answer);
    summarise();
    next();
}

// Sends something only to listeners for whom something has happened. Listeners that may see the
// same and have received the same share one message, so a hundred spectators cost little more than
// one.
void Table::broadcast(const Listener* asker, const std::optional<Answer>& answer) {
    Shared shared;
    follow_seats();
    for (Attached& each : listeners_) {
        if (each.key == asker)
            send(each, answer);
        else if (each.moved || each.seen.number != state_.number(each.recipient))
            send(each, shared);
    }
    shown_ = state_.seq();
}

// Sends presence before the state, so that a player who sits down is shown as present at once.
void Table::follow_seats() {
    for (Attached& each : listeners_) each.moved = moved_to_other_seat(each);
    follow_presence();
}

// Whether the listener took or left a seat, perhaps through another connection of the same player.
// Each seat has its own numbers, so what the listener has seen is now counted in those of the new
// seat.
bool Table::moved_to_other_seat(Attached& attached) {
    if (attached.seen.table_version == state_.table_version()) return false;
    const Recipient recipient = state_.recipient(attached.asker.guest);
    if (recipient == attached.recipient) return false;
    const Recipient before = std::exchange(attached.recipient, recipient);
    attached.seen.number = state_.number_after(recipient, shown_);
    mark(before);
    mark(recipient);
    return true;
}

void Table::send(Attached& attached, Shared& shared) {
    const auto listener = attached.listener.lock();
    if (!listener) return;
    const bool host = is_host(attached);
    if (!shared.message || shared.recipient != attached.recipient || shared.host != host ||
        shared.seen != attached.seen)
        shared = {attached.recipient, host, attached.seen, message_for(attached, std::nullopt)};
    attached.seen = seen_all(state_, attached.recipient);
    listener->hear(shared.message);
}

void Table::send(Attached& attached, const std::optional<Answer>& answer) {
    const auto listener = attached.listener.lock();
    if (!listener) return;
    auto message = message_for(attached, answer);
    attached.seen = seen_all(state_, attached.recipient);
    listener->hear(std::move(message));
}

bool Table::is_host(const Attached& attached) const {
    return !attached.asker.guest.empty() && attached.asker.guest == state_.creator();
}

std::shared_ptr<const std::string> Table::message_for(const Attached& attached,
                                                      const std::optional<Answer>& answer) {
    auto message = services_.buffers().take();
    protocol::StateMessage state =
        state_message(state_, attached.recipient, is_host(attached), attached.seen, now());
    state.answer = answer;
    append_json(*message, state);
    return message;
}

// The lobby shows tables as they were when their seats or phase last changed. The process that
// stored a change updates the lobby; others that read it do not. But a row that closes the table in
// this version may have been an ordinary move for the process that stored it.
void Table::summarise() {
    if (summarised_ == state_.table_version() || !state_.options().listed) return;
    summarised_ = state_.table_version();
    std::string summary;
    append_table(summary, state_);
    services_.summarise(state_.id(), std::move(summary), state_.has_room(),
                        state_.phase() != TablePhase::closed);
}

}  // namespace bornes::tables
