#include "load/player.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace bornes::load {
namespace {

// The server's messages are regular enough to be read without building a tree of each: thousands
// come in a second, and the reader must not be what is measured.
std::optional<std::uint32_t> number_after(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return std::nullopt;
    std::uint32_t number = 0;
    text.remove_prefix(at + key.size());
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{})
        return std::nullopt;
    return number;
}

std::string_view word_after(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + key.size());
    return text.substr(0, text.find('"'));
}

std::vector<std::string_view> texts_after(std::string_view text, std::string_view key) {
    std::vector<std::string_view> texts;
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return texts;
    text.remove_prefix(at + key.size());
    text = text.substr(0, text.find(']'));
    while (!text.empty()) {
        const std::size_t open = text.find('"');
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find('"', open + 1);
        texts.push_back(text.substr(open + 1, close - open - 1));
        text.remove_prefix(close + 1);
    }
    return texts;
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

Player::Player(std::string table, std::string token, int seat, bool creator, std::uint64_t seed)
    : table_(std::move(table)),
      token_(std::move(token)),
      seat_(seat),
      creator_(creator),
      random_(seed),
      prefix_(fmt::format("{:x}-", Random(seed).next() & 0xffffffffU)) {}

std::string Player::order(std::string_view what, const std::string& more, Clock::time_point now) {
    const std::string id = fmt::format("{}{}", prefix_, ++ids_);
    std::string text =
        fmt::format("{{\"id\":\"{}\",\"do\":\"{}\"{}{}}}", id, what, more.empty() ? "" : ",", more);
    unanswered_.push_back({id, text, what == "play", now});
    return text;
}

void Player::take_answer(std::string_view message, Clock::time_point now) {
    const std::size_t at = message.rfind("\"answer\":{\"id\":\"");
    if (at == std::string_view::npos) return;
    message.remove_prefix(at);
    const std::string_view id = word_after(message, "\"id\":\"");
    const auto sent = std::find_if(unanswered_.begin(), unanswered_.end(),
                                   [&](const Sent& each) { return each.id == id; });
    if (sent == unanswered_.end()) return;
    if (has(message, "\"ok\":true")) {
        if (sent->move)
            answered.push_back(
                {sent->id, std::chrono::duration<double, std::milli>(now - sent->at).count()});
    } else if (has(message, "journal-unavailable")) {
        return;  // sent again with the same id when the connection, or the journal, is back
    } else {
        ++refused;
        const bool expected = has(message, "\"stale\"") || has(message, "not-dealing") ||
                              has(message, "wrong-attempt") || has(message, "not-open") ||
                              has(message, "not-between-hands") || has(message, "already-seated") ||
                              has(message, "seats-free");
        if (!expected) {
            ++errors;
            last_error = message;
        }
        if (has(message, "seats-free")) started_ = false;
    }
    unanswered_.erase(sent);
}

std::vector<std::string> Player::hear(std::string_view message, Clock::time_point now) {
    std::vector<std::string> replies;
    if (has(message, "\"notice\":\"journal-available\"")) return resend();
    take_answer(message, now);
    if (!message.starts_with("{\"type\":\"state\"")) return replies;
    seen_ = number_after(message, "\"n\":").value_or(seen_);
    if (has(message.substr(0, 80), "\"you\":null")) {
        if (!seated_) replies.push_back(order("sit", fmt::format("\"seat\":{}", seat_), now));
        seated_ = true;
        return replies;
    }
    const std::string_view table_phase =
        has(message, "\"table\":{")
            ? word_after(message.substr(message.find("\"table\":{")), "\"phase\":\"")
            : std::string_view();
    if (table_phase == "open" && creator_ && !started_ && !has(message, "\"kind\":\"free\"")) {
        started_ = true;
        replies.push_back(order("start", "", now));
    }
    if (table_phase == "committing") {
        const auto deal = message.find("\"deal\":{");
        const std::string_view rest =
            deal == std::string_view::npos ? std::string_view() : message.substr(deal);
        const auto hand = number_after(rest, "\"hand\":");
        const auto attempt = number_after(rest, "\"attempt\":");
        if (hand && attempt)
            replies.push_back(order(
                "commit",
                fmt::format("\"hand\":{},\"attempt\":{},\"commit\":null", *hand, *attempt), now));
    }
    if (table_phase == "hand-over" || table_phase == "game-over") {
        const std::string mark =
            fmt::format("{}/{}", number_after(message, "\"game\":").value_or(0),
                        number_after(message, "\"handNumber\":").value_or(0));
        if (mark != last_ready_) {
            if (table_phase == "game-over" && seat_ == 1) ++games;
            last_ready_ = mark;
            replies.push_back(order("ready", "", now));
        }
    }
    const auto legal = texts_after(message, "\"legal\":[");
    const bool moving = std::any_of(unanswered_.begin(), unanswered_.end(),
                                    [](const Sent& each) { return each.move; });
    move_.clear();
    if (!legal.empty() && !moving)
        move_ = legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
    return replies;
}

std::optional<std::string> Player::take_move(Clock::time_point now) {
    if (move_.empty()) return std::nullopt;
    const std::string action = std::move(move_);
    move_.clear();
    return order("play", fmt::format("\"seen\":{},\"action\":\"{}\"", seen_, action), now);
}

std::vector<std::string> Player::resend() const {
    std::vector<std::string> texts;
    for (const Sent& each : unanswered_) texts.push_back(each.text);
    return texts;
}

}  // namespace bornes::load
