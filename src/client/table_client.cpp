#include "client/table_client.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "bornes/json.h"
#include "bornes/notation.h"
#include "client/table_json.h"
#include "protocol/json_fields.h"
#include "protocol/view_json.h"

namespace bornes::client {
namespace {

namespace json = boost::json;
using protocol::field;
using protocol::JsonFault;

std::string quoted(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

const json::object* object_at(const json::object& from, std::string_view name) {
    const json::value* value = from.if_contains(name);
    return value == nullptr ? nullptr : value->if_object();
}

// 0 if there is none.
std::int64_t number_at(const json::object& from, std::string_view name) {
    const json::value* value = from.if_contains(name);
    return value != nullptr && value->is_int64() ? value->get_int64() : 0;
}

}  // namespace

void TableClient::hear(std::string_view text, Clock::time_point now) {
    try {
        const json::object object = protocol::object_from_line(text);
        const std::string_view type = protocol::text_field(object, "type");
        if (type == "state") hear_state(object, now);
        if (type == "state" || type == "answer") hear_answer(object);
        News news;
        if (type == "said") {
            news.kind = News::Kind::said;
            news.seat = protocol::number_field(object, "seat", 1, kMaxPlayers) - 1;
            news.text = protocol::text_field(object, "phrase");
        }
        if (type == "notice") news.text = protocol::text_field(object, "notice");
        if (type == "said" || type == "notice") {
            news_.push_back(std::move(news));
            changed_ = true;
        }
        if (type == "notice" && news_.back().text == "journal-available")
            for (const Sent& each : unanswered_) outgoing_.push_back(each.text);
    } catch (const JsonFault&) {  // passed over
    }
}

void TableClient::hear_state(const json::object& state, Clock::time_point now) {
    // Names of those who have just left are those of the table before.
    const std::optional<TableState> before = table_;
    if (const json::object* table = object_at(state, "table")) table_ = table_from_json(*table);
    if (!table_) throw JsonFault("a first state without a table");
    changed_ = true;
    const int players = table_->rules.rules.players;
    const json::value& you = field(state, "you");
    const int seat =
        you.is_null() ? View::kSpectator : protocol::whole_number(you, "you", 1, players) - 1;
    // Numbers are the seat's: those of another say nothing of what was heard.
    if (std::exchange(you_, seat) != seat) seen_ = 0;
    if (const json::object* deal = object_at(state, "deal")) deal_ = deal_from_json(*deal, players);
    hear_turn(state, now);
    if (const json::object* view = object_at(state, "view")) {
        const protocol::ReadView read = protocol::view_from_json(*view, table_->rules, you_);
        if (read.view) view_ = read.view;
        view_adds_up_ = read.adds_up();
    }
    hear_events(state);
    for (News& news : news_)
        if (before && (news.kind == News::Kind::left || news.kind == News::Kind::removed) &&
            news.text.empty())
            news.text = before->seats[static_cast<std::size_t>(news.seat)].name;
    seen_ = static_cast<std::uint32_t>(std::max<std::int64_t>(0, number_at(state, "n")));
    take_part_in_deal();
    judge_deal();
}

// Times are the server's: what counts is how far they are from its `now`.
void TableClient::hear_turn(const json::object& state, Clock::time_point now) {
    until_.reset();
    const json::object* turn = object_at(state, "turn");
    const json::object* window = object_at(state, "window");
    window_open_ = window != nullptr;
    const json::object* clock = window != nullptr ? window : turn;
    const std::int64_t until = clock == nullptr ? 0 : number_at(*clock, "until");
    if (until != 0) until_ = now + std::chrono::milliseconds(until - number_at(state, "now"));
}

void TableClient::hear_events(const json::object& state) {
    for (const json::value& value : protocol::array_field(state, "events")) {
        const json::object& event = protocol::object_of(value, "events");
        if (number_at(event, "n") <= seen_) continue;  // heard before the connection was lost
        const std::optional<News> news = news_from_json(event, *table_);
        if (!news) continue;
        if (news->kind == News::Kind::dealt) {
            // Who was not there when it was asked for has no part in the hand.
            const bool own_part = opened_ && deal_ && same_attempt(secret_of_, deal_->deal);
            const bool promised = promise_ && deal_ && same_attempt(promise_->deal, deal_->deal);
            hand_ = {
                promised ? promise_ : std::nullopt, own_part ? secret_ : std::nullopt, true, {}};
            verdict_.reset();
        }
        if (news->kind == News::Kind::move) hand_.moves.emplace_back(news->seat, news->action);
        news_.push_back(*news);
    }
}

void TableClient::hear_answer(const json::object& message) {
    const json::object* answer = object_at(message, "answer");
    if (answer == nullptr) return;
    const std::string_view id = protocol::text_field(*answer, "id");
    const auto sent = std::find_if(unanswered_.begin(), unanswered_.end(),
                                   [&](const Sent& each) { return each.id == id; });
    if (sent == unanswered_.end()) return;
    const bool ok = field(*answer, "ok") == true;
    const std::string code(ok ? std::string_view() : protocol::text_field(*answer, "error"));
    if (code == "journal-unavailable") return;  // sent again, with the same id
    unanswered_.erase(sent);
    changed_ = true;
    if (ok) return;
    // What a deal no longer waits for is nobody's concern.
    if (code == "not-dealing" || code == "wrong-attempt") return;
    News news;
    news.kind = News::Kind::refused;
    news.text = code;
    news.more = protocol::text_field(*answer, "message");
    news_.push_back(std::move(news));
}

// Commits to 32 random bytes, and opens them once all have committed.
void TableClient::take_part_in_deal() {
    // The first word counts: later ones may come after the contributions were seen.
    if (deal_ && table_->phase == TablePhase::committing &&
        !(promise_ && same_attempt(promise_->deal, deal_->deal)))
        promise_ = deal_;
    if (!deal_ || you_ == View::kSpectator) return;
    const fair::FairDeal& deal = deal_->deal;
    const auto own = static_cast<std::size_t>(you_);
    const bool current = secret_ && same_attempt(secret_of_, deal);
    if (table_->phase == TablePhase::committing) {
        if (current || deal.commits[own]) return;
        secret_ = fair::random_bytes();
        secret_of_ = deal;
        opened_ = false;
        order("commit", fmt::format("\"hand\":{},\"attempt\":{},\"commit\":\"{}\"", deal.hand,
                                    deal.attempt, fair::to_hex(fair::commitment(*secret_))));
    }
    if (table_->phase == TablePhase::opening && current && !opened_ &&
        deal.commits[own] == fair::commitment(*secret_)) {
        opened_ = true;
        order("open", fmt::format("\"hand\":{},\"attempt\":{},\"contribution\":\"{}\"", deal.hand,
                                  deal.attempt, fair::to_hex(*secret_)));
    }
}

void TableClient::judge_deal() {
    const bool over =
        table_->phase == TablePhase::hand_over || table_->phase == TablePhase::game_over;
    if (!over || verdict_ || !deal_ || !view_ || !view_->board.over()) return;
    verdict_ = judge(hand_, *deal_, *table_, *view_);
}

void TableClient::order(std::string_view what, std::string_view more) {
    const std::string id = fmt::format("{}-{}", prefix_, ++orders_);
    std::string text =
        fmt::format("{{\"id\":\"{}\",\"do\":\"{}\"{}{}}}", id, what, more.empty() ? "" : ",", more);
    outgoing_.push_back(text);
    unanswered_.push_back({id, std::move(text), what == "play"});
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
    order("play", fmt::format("\"seen\":{},\"action\":{}", seen_, quoted(to_text(action))));
}

void TableClient::sit(int seat) { order("sit", fmt::format("\"seat\":{}", seat + 1)); }
void TableClient::remove(int seat) { order("remove", fmt::format("\"seat\":{}", seat + 1)); }
void TableClient::replace(int seat) { order("replace", fmt::format("\"seat\":{}", seat + 1)); }

void TableClient::put_bot(int seat, std::optional<Level> level) {
    const std::string name = level ? quoted(id(*level)) : "null";
    order("bot", fmt::format("\"seat\":{},\"level\":{}", seat + 1, name));
}

void TableClient::leave() { order("leave", ""); }
void TableClient::start() { order("start", ""); }
void TableClient::get_ready() { order("ready", ""); }
void TableClient::come_back() { order("back", ""); }

void TableClient::say(std::string_view phrase) { order("say", "\"phrase\":" + quoted(phrase)); }

}  // namespace bornes::client
