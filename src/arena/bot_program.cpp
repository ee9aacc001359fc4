#include "arena/bot_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "arena/choice.h"
#include "protocol/bot_messages.h"
#include "protocol/json_fields.h"

namespace bornes::arena {
namespace {

namespace json = boost::json;

constexpr int kUsualDeadlineMs = 1000;
// Percent of a deadline to think. A busy machine may take a while to wake this process and to carry
// the answer.
constexpr int kOfDeadline = 50;
constexpr int kLeastTimeMs = 10;  // with less time, looking ahead risks being late

// Accepts anything that a host writes here: clamps a number to a sensible range, and takes the
// usual deadline for anything else.
int deadline_of(const json::object& message) {
    const json::value* value = message.if_contains("deadlineMs");
    if (value == nullptr || !value->is_number()) return kUsualDeadlineMs;
    constexpr double most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value->to_number<double>(), 0.0, most));
}

// The time left to think, in milliseconds. `since` is when the message came.
int time_left(int deadline_ms, std::chrono::steady_clock::time_point since) {
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - since);
    const std::int64_t left = std::int64_t{deadline_ms} * kOfDeadline / 100 - spent.count();
    return static_cast<int>(std::max<std::int64_t>(left, 0));
}

// A host may leave out `legal`, because the view has the field too.
std::vector<std::string> legal_of(const json::object& message) {
    const json::object& holder =
        message.contains("legal") ? message : protocol::object_field(message, "view");
    std::vector<std::string> texts;
    for (const json::value& text : protocol::array_field(holder, "legal"))
        texts.emplace_back(protocol::text_of(text, "legal"));
    if (texts.empty()) throw protocol::JsonFault("\"legal\" leaves no choice");
    return texts;
}

protocol::ReadView view_of(const json::object& message, const protocol::Table& table) {
    const json::value* view = message.if_contains("view");
    if (view == nullptr || !view->is_object()) return {std::nullopt, "there is no \"view\""};
    return protocol::view_from_json(view->get_object(), table);
}

}  // namespace

BotProgram::BotProgram(Level level, Allowance budget, std::optional<std::uint64_t> seed)
    : level_(level),
      budget_(budget),
      seed_(seed),
      quick_(make_bot(std::min(level, Level::strong), 0)) {
    table_.rules = make_rules(kDefaultEdition, kMinPlayers).rules;
    take_seat(0);
    // The first move loads the networks and tables. Make one here, where no deadline runs yet.
    const Position first = deal(table_.rules, sorted_deck(table_.rules), 1);
    quick_->think(view(first, 0), {});
}

void BotProgram::take_seat(std::uint64_t seed) { bot_ = make_bot(level_, seed_.value_or(seed)); }

Answer BotProgram::hear(std::string_view line) {
    const auto since = Clock::now();
    try {
        const json::object message = protocol::object_from_line(line);
        const std::string_view type = protocol::text_field(message, "type");
        if (type == "hello") return greet(message);
        if (type == "act") return act(message, since);
        return {{}, {}, type == "quit"};  // other messages need no answer
    } catch (const protocol::JsonFault& fault) {
        return {{}, fault.what(), false};
    }
}

Answer BotProgram::greet(const json::object& message) {
    const protocol::ReadHello read = protocol::hello_from_json(message);
    table_ = read.hello.table;
    take_seat(read.hello.seed);
    return {protocol::to_json(
                protocol::bot::Ready{fmt::format("bornes-{}", id(level_)), BORNES_VERSION, false}),
            read.doubts, false};
}

Answer BotProgram::act(const json::object& message, Clock::time_point since) {
    const std::vector<std::string> legal = legal_of(message);
    const protocol::ReadView read = view_of(message, table_);
    const int left = time_left(deadline_of(message), since);
    Bot& bot = left < kLeastTimeMs ? *quick_ : *bot_;
    const std::string& text = legal[choose_text(read, legal, bot, budget_within(left).from_now())];
    return {protocol::to_json(protocol::bot::Choice{text}), read.doubt, false};
}

Allowance BotProgram::budget_within(int left_ms) const {
    const bool counted = budget_.rollouts > 0 && budget_.time_ms == 0;
    const int usual = budget_.time_ms > 0 ? budget_.time_ms : Allowance::kUsualMs;
    return {budget_.rollouts, counted ? left_ms : std::min(usual, left_ms)};
}

}  // namespace bornes::arena
