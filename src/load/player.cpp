#include "load/player.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace bornes::load {
namespace {

// Searches the text instead of parsing it. Thousands of messages arrive per second, and parsing
// must not dominate the measurement. The server's messages are regular enough for that.
std::optional<std::uint32_t> number_after(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return std::nullopt;
    std::uint32_t number = 0;
    text.remove_prefix(at + key.size());
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{})
        return std::nullopt;
    return number;
}

// The text from the first occurrence of `part` on; empty if there is none.
std::string_view from(std::string_view text, std::string_view part) {
    return text.substr(std::min(text.find(part), text.size()));
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
        return;  // sent again with the same id when the connection or the journal is back
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
    if (has(message, "\"notice\":\"journal-available\"")) return resend();
    take_answer(message, now);
    if (!message.starts_with("{\"type\":\"state\"")) return {};
    seen_ = number_after(message, "\"n\":").value_or(seen_);
    if (has(message.substr(0, 80), "\"you\":null")) return take_seat(now);
    choose_move(message);
    return keep_going(message, now);
}

std::vector<std::string> Player::take_seat(Clock::time_point now) {
    if (std::exchange(seated_, true)) return {};
    return {order("sit", fmt::format("\"seat\":{}", seat_), now)};
}

std::vector<std::string> Player::keep_going(std::string_view message, Clock::time_point now) {
    const std::string_view phase = word_after(from(message, "\"table\":{"), "\"phase\":\"");
    if (phase == "open" && creator_ && !has(message, "\"kind\":\"free\"")) {
        if (std::exchange(started_, true)) return {};
        return {order("start", "", now)};
    }
    if (phase == "committing") {
        const std::string_view deal = from(message, "\"deal\":{");
        const auto hand = number_after(deal, "\"hand\":");
        const auto attempt = number_after(deal, "\"attempt\":");
        if (!hand || !attempt) return {};
        return {order("commit",
                      fmt::format("\"hand\":{},\"attempt\":{},\"commit\":null", *hand, *attempt),
                      now)};
    }
    if (phase == "hand-over" || phase == "game-over") {
        const std::string mark =
            fmt::format("{}/{}", number_after(message, "\"game\":").value_or(0),
                        number_after(message, "\"handNumber\":").value_or(0));
        if (std::exchange(last_ready_, mark) == mark) return {};
        if (phase == "game-over" && seat_ == 1) ++games;
        return {order("ready", "", now)};
    }
    return {};
}

void Player::choose_move(std::string_view message) {
    const auto legal = texts_after(message, "\"legal\":[");
    const bool moving = std::any_of(unanswered_.begin(), unanswered_.end(),
                                    [](const Sent& each) { return each.move; });
    move_.clear();
    if (!legal.empty() && !moving)
        move_ = legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
}

std::optional<std::string> Player::take_move(Clock::time_point now) {
    if (move_.empty()) return std::nullopt;
    const std::string action = std::exchange(move_, {});
    return order("play", fmt::format("\"seen\":{},\"action\":\"{}\"", seen_, action), now);
}

std::vector<std::string> Player::resend() const {
    std::vector<std::string> texts;
    for (const Sent& each : unanswered_) texts.push_back(each.text);
    return texts;
}

}  // namespace bornes::load
