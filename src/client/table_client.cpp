#include "client/table_client.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "fair/chain.h"
#include "protocol/json_fault.h"
#include "protocol/overloaded.h"
#include "protocol/view_json.h"

namespace bornes::client {

using protocol::JsonFault;
namespace command = protocol::command;

void TableClient::hear(std::string_view text, Clock::time_point now) {
    now_ = now;
    try {
        const auto message = protocol::server_message_from_json(text);
        if (!message) return;
        std::visit(protocol::Overloaded{
                       [&](const protocol::StateMessage& state) {
                           hear_state(state, now);
                           if (state.answer) hear_answer(*state.answer);
                       },
                       [&](const protocol::AnswerMessage& answer) { hear_answer(answer.answer); },
                       [&](const protocol::SaidMessage& said) {
                           news_.push_back({.kind = News::Kind::said,
                                            .seat = said.seat,
                                            .text = std::string(said.phrase.id)});
                           changed_ = true;
                       },
                       [&](const protocol::NoticeMessage& notice) { hear_notice(notice.notice); },
                       [&](const protocol::PresenceMessage& presence) { hear_presence(presence); }},
                   *message);
    } catch (const JsonFault&) {  // ignored
    }
}

void TableClient::hear_notice(protocol::Notice notice) {
    News news;
    news.text = id(notice);
    news_.push_back(std::move(news));
    changed_ = true;
    if (notice == protocol::Notice::journal_available)
        for (const Sent& each : unanswered_) outgoing_.push_back(each.text);
}

// Reports only players who were already seated: sitting down has its own event.
void TableClient::hear_presence(const protocol::PresenceMessage& presence) {
    const std::set<int> here(presence.here.begin(), presence.here.end());
    const std::optional<std::set<int>> before = std::exchange(here_, here);
    changed_ = true;
    if (!table_) return;
    for (int seat = 0; seat < static_cast<int>(table_->seats.size()); ++seat) {
        Seat& at = table_->seats[static_cast<std::size_t>(seat)];
        if (at.kind != Seat::Kind::player || seat == you_) continue;
        const bool is_here = here.contains(seat);
        if (before && at.here != is_here) {
            const News::Kind kind = is_here ? News::Kind::here : News::Kind::gone;
            news_.push_back({.kind = kind, .seat = seat, .text = at.name});
        }
    }
    mark_absent();
}

void TableClient::mark_absent() {
    for (int seat = 0; here_ && seat < static_cast<int>(table_->seats.size()); ++seat) {
        Seat& at = table_->seats[static_cast<std::size_t>(seat)];
        at.here = at.kind != Seat::Kind::player || here_->contains(seat);
    }
}

void TableClient::hear_state(const protocol::StateMessage& state, Clock::time_point now) {
    // Players who have just left have their name only in the previous table.
    const std::optional<TableState> before = table_;
    if (state.table) table_ = table_state(*state.table);
    if (!table_) throw JsonFault("a first state without a table");
    table_->may_hint = state.hints;
    table_->host = state.host;
    mark_absent();
    changed_ = true;
    const int players = table_->rules.rules.players;
    const int seat = state.you ? int{*state.you} : int{View::kSpectator};
    if (seat >= players) throw JsonFault("there is no such seat");
    // Event numbers belong to a seat. After a change of seat, they start anew.
    if (std::exchange(you_, seat) != seat) seen_ = 0;
    if (state.deal && *state.deal) deal_ = deal_state(**state.deal, players);
    hear_turn(state, now);
    if (state.view) {
        const protocol::ReadView read =
            protocol::view_from_json(*state.view->told, table_->rules, you_);
        if (read.view) view_ = read.view;
        view_adds_up_ = read.adds_up();
    }
    hear_events(state);
    for (News& news : news_)
        if (before && (news.kind == News::Kind::left || news.kind == News::Kind::removed) &&
            news.text.empty())
            news.text = before->seats[static_cast<std::size_t>(news.seat)].name;
    seen_ = state.n;
    take_part_in_deal();
    judge_deal();
}

// The times are the server's, so only their distance to its `now` counts.
void TableClient::hear_turn(const protocol::StateMessage& state, Clock::time_point now) {
    until_.reset();
    window_open_ = state.window.has_value();
    std::optional<protocol::Millis> until;
    if (state.turn) until = state.turn->until;
    if (state.window) until = state.window->until;
    if (until) until_ = now + std::chrono::milliseconds(*until - state.now);
}

void TableClient::hear_events(const protocol::StateMessage& state) {
    attempt_is_fresh_ = false;
    for (const protocol::NumberedEvent& each : state.events) {
        if (each.n <= seen_) continue;  // received before the connection was lost
        attempt_is_fresh_ = std::holds_alternative<protocol::event::Dealing>(each.event);
        const std::optional<News> news = news_of(each.event, *table_);
        if (!news) continue;
        if (news->kind == News::Kind::dealt) {
            // A client that was absent during the deal has no part in the hand. A commitment that
            // the server accepted must be in the deal, even if this client never opened it.
            const bool own_part =
                (opened_ || committed_) && deal_ && same_attempt(secret_of_, deal_->deal);
            const bool promised = promise_ && deal_ && same_attempt(promise_->deal, deal_->deal);
            const bool was_closed = closed_ && deal_ && same_attempt(closed_->deal, deal_->deal);
            hand_ = {promised ? promise_ : std::nullopt,
                     was_closed ? closed_ : std::nullopt,
                     promised ? promises_before_ : std::vector<DealState>(),
                     own_part ? secret_ : std::nullopt,
                     news->figure == 1 ? first_head(game_of(*table_), table_->game) : head_,
                     news->figure == 1 ? std::nullopt : last_dealer_,
                     newest_version_,
                     true,
                     {}};
            head_.reset();
            last_dealer_.reset();
            verdict_.reset();
        }
        if (news->kind == News::Kind::voided && accused(*news))
            news_.push_back({.kind = News::Kind::accused});
        if (news->kind == News::Kind::move) hand_.moves.emplace_back(news->seat, news->action);
        news_.push_back(*news);
    }
}

void TableClient::hear_answer(const protocol::Answer& answer) {
    const auto sent = std::find_if(unanswered_.begin(), unanswered_.end(),
                                   [&](const Sent& each) { return each.id == answer.id; });
    if (sent == unanswered_.end()) return;
    const std::string code = answer.error.value_or("");
    if (code == "journal-unavailable") return;  // will be sent again with the same id
    unanswered_.erase(sent);
    if (answer.id == commit_command_id_) committed_ = answer.ok;
    changed_ = true;
    if (answer.ok) return;
    // Too late for a deal: nobody needs to know.
    if (code == "not-dealing" || code == "wrong-attempt") return;
    News news;
    news.kind = News::Kind::refused;
    news.text = code;
    news.more = answer.message.value_or("");
    news_.push_back(std::move(news));
}

// Stores the first promise for each attempt. Later ones may have been made after the contributions
// were seen.
void TableClient::note_promise() {
    if (!deal_) return;
    if (table_->phase == TablePhase::committing &&
        !(promise_ && same_attempt(promise_->deal, deal_->deal))) {
        const bool again = promise_ && promise_->deal.game == deal_->deal.game &&
                           promise_->deal.hand == deal_->deal.hand;
        if (!again) promises_before_.clear();
        if (again && promise_->deal.attempt < deal_->deal.attempt)
            promises_before_.push_back(*promise_);
        promise_ = deal_;
        // Every server of this protocol begins hands with the newest version.
        if (attempt_is_fresh_ && deal_->deal.attempt == 1) newest_version_ = fair::kVersion;
        // Uses the names that this client sees, whatever the server commits to. Skips this if
        // somebody may have come or gone since.
        if (promise_->deal.version > 1 && attempt_is_fresh_)
            promise_->deal.people = people_of(*table_);
        newest_version_ = std::max(newest_version_, promise_->deal.version);
    }
    if (table_->phase == TablePhase::opening &&
        !(closed_ && same_attempt(closed_->deal, deal_->deal)))
        closed_ = deal_;
}

// Whether the server says that this client did not open, although it accepted the contribution or
// the contribution was sent early enough.
bool TableClient::accused(const News& voided) const {
    if (you_ == View::kSpectator || !opened_) return false;
    if (std::find(voided.seats.begin(), voided.seats.end(), you_) == voided.seats.end())
        return false;
    const bool answered =
        std::none_of(unanswered_.begin(), unanswered_.end(),
                     [&](const Sent& each) { return each.id == open_command_id_; });
    constexpr std::chrono::seconds kTimeToArrive{2};
    return answered || now_ - opened_at_ >= kTimeToArrive;
}

// Commits to 32 random bytes, and opens them once everybody has committed.
void TableClient::take_part_in_deal() {
    note_promise();
    if (!deal_) return;
    const fair::FairDeal& deal = deal_->deal;
    const bool current = secret_ && same_attempt(secret_of_, deal);
    // If the seat has moved to another device since, this client still opens its own contribution.
    const int part = current ? part_ : you_;
    if (part == View::kSpectator) return;
    const auto own = static_cast<std::size_t>(part);
    if (table_->phase == TablePhase::committing) {
        if (current || deal.commits[own]) return;
        secret_ = fair::random_bytes();
        secret_of_ = deal;
        part_ = you_;
        opened_ = false;
        committed_ = false;
        order(command::Commit{deal.hand, deal.attempt, own_commitment()});
        commit_command_id_ = unanswered_.back().id;
    }
    if (table_->phase == TablePhase::opening && current && !opened_ &&
        deal.commits[own] == own_commitment()) {
        opened_ = true;
        opened_at_ = now_;
        order(command::Open{deal.hand, deal.attempt, *secret_});
        open_command_id_ = unanswered_.back().id;
    }
}

fair::Bytes32 TableClient::own_commitment() const {
    return fair::part_commitment(deal_->deal.version, deal_->commit, part_, *secret_);
}

void TableClient::judge_deal() {
    const bool over =
        table_->phase == TablePhase::hand_over || table_->phase == TablePhase::game_over;
    if (!over || verdict_ || !deal_ || !view_ || !view_->board.over()) return;
    verdict_ = judge(hand_, *deal_, *table_, *view_);
    // For a hand that was not seen, this client has to trust the server's head.
    head_ = verdict_->result == DealVerdict::Result::unseen ? deal_->head : verdict_->head;
    last_dealer_ = view_->board.dealer;
}

void TableClient::order(command::Any what) {
    const bool move = std::holds_alternative<command::Play>(what);
    const protocol::Command command{fmt::format("{}-{}", prefix_, ++orders_), std::move(what)};
    std::string text = to_json(command);
    outgoing_.push_back(text);
    unanswered_.push_back({command.id, std::move(text), move});
}

bool TableClient::take_change() { return std::exchange(changed_, false); }
std::vector<News> TableClient::take_news() { return std::exchange(news_, {}); }
std::vector<std::string> TableClient::take_orders() { return std::exchange(outgoing_, {}); }

std::vector<std::string> TableClient::unanswered() const {
    std::vector<std::string> texts;
    for (const Sent& each : unanswered_) texts.push_back(each.text);
    return texts;
}

bool TableClient::move_under_way() const {
    return std::any_of(unanswered_.begin(), unanswered_.end(),
                       [](const Sent& each) { return each.move; });
}

void TableClient::play(Action action) {
    if (move_under_way()) return;
    order(command::Play{seen_, action});
}

void TableClient::sit(int seat) { order(command::Sit{seat}); }
void TableClient::remove(int seat) { order(command::Remove{seat}); }
void TableClient::replace(int seat) { order(command::Replace{seat}); }
void TableClient::put_bot(int seat, std::optional<Level> level) {
    order(command::Bot{seat, level});
}

void TableClient::leave() { order(command::Leave{}); }
void TableClient::start() { order(command::Start{}); }
void TableClient::get_ready() { order(command::Ready{}); }
void TableClient::come_back() { order(command::Back{}); }
void TableClient::say(std::string_view phrase) { order(command::Say{{std::string(phrase)}}); }

}  // namespace bornes::client
