#include "protocol/read.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "bornes/notation.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"

namespace bornes::protocol {

namespace json = boost::json;

std::string sentence_about(std::string_view name, std::string_view what) {
    return fmt::format("`{}` {}", name, what);
}

std::string unknown_field(std::string_view name) {
    return fmt::format("there is no field {}", backquoted(name));
}

namespace {

// What was read instead, for an error message.
std::string found(const json::value& value) {
    constexpr std::size_t longest = 40;
    if (value.is_object()) return "an object";
    if (value.is_array()) return "a list";
    if (value.is_double()) return fmt::format("{:#}", value.get_double());  // 3.0, not 3
    const std::string text = json::serialize(value);
    return text.size() > longest ? "a text" : text;
}

}  // namespace

std::string not_one_of(std::string_view name, const std::vector<std::string_view>& ids,
                       const json::value& from) {
    return fmt::format("`{}` is one of {}, not {}", name, fmt::join(ids, ", "), found(from));
}

std::int64_t number_from(const json::value& from, const Spot& at, std::int64_t most) {
    const std::int64_t* number = from.if_int64();
    const Field& field = at.field;
    if (!field.values.empty()) {
        if (number == nullptr ||
            std::find(field.values.begin(), field.values.end(), *number) == field.values.end())
            throw JsonFault(fmt::format("`{}` is one of {}, not {}", at.name,
                                        fmt::join(field.values, ", "), found(from)));
        return *number;
    }
    const std::int64_t last = std::min(field.most, most);
    if (number == nullptr || *number < field.least || *number > last)
        throw JsonFault(fmt::format("`{}` is a whole number from {} to {}, not {}", at.name,
                                    field.least, last, found(from)));
    return *number;
}

void read(const json::value& from, std::string& into, const Spot& at) {
    if (from.is_string())
        into = from.get_string();
    else if (!at.field.lenient)
        throw JsonFault(sentence_about(at.name, "is a text"));
}

void read(const json::value& from, SeatIndex& into, const Spot& at) {
    const std::int64_t* seat = from.if_int64();
    if (seat == nullptr || *seat < 1 || *seat > kMaxPlayers)
        throw JsonFault(sentence_about(at.name, "is the number of a seat"));
    into = static_cast<int>(*seat) - 1;
}

void read(const json::value& from, Action& into, const Spot& at) {
    if (!from.is_string()) throw JsonFault(sentence_about(at.name, "is the text of an action"));
    const auto action = action_from_text(from.get_string());
    if (!action) throw JsonFault(action.fault().why());
    into = *action;
}

void read(const json::value& from, Bytes32& into, const Spot& at) {
    const auto bytes = from.is_string() ? fair::from_hex(from.get_string()) : std::nullopt;
    if (!bytes) throw JsonFault(sentence_about(at.name, "is 32 bytes as 64 hex digits"));
    into = *bytes;
}

void read(const json::value& from, Phrase& into, const Spot& at) {
    if (!from.is_string() || !(at.field.lenient || is_phrase(from.get_string())))
        throw JsonFault(sentence_about(at.name, "is the id of a phrase"));
    into.id = from.get_string();
}

void read(const json::value& from, EmbeddedView& into, const Spot& at) {
    if (!from.is_object()) throw JsonFault(sentence_about(at.name, "is a view"));
    into.told = std::make_shared<const json::object>(from.get_object());
}

void read(const json::value& from, HouseRules& into, const Spot& at) {
    if (!from.is_object()) throw JsonFault(sentence_about(at.name, "is an object of texts"));
    for (const auto& [name, value] : from.get_object()) {
        const std::optional<std::string> text = setting_text(value);
        if (!text) throw JsonFault(sentence_about(at.name, "is an object of texts"));
        if (const auto fault = set_house_rule(into, name, *text)) throw JsonFault(fault->why());
    }
}

void read(const json::value& from, CallWindow& into, const Spot& at) {
    into = 0;
    if (from.is_string() && from.get_string() == "automatic") return;
    const json::value* window =
        from.is_object() ? from.get_object().if_contains("window") : nullptr;
    const std::int64_t* seconds = window == nullptr ? nullptr : window->if_int64();
    if (seconds == nullptr || *seconds < kShortestWindow || *seconds > kLongestWindow)
        throw JsonFault(fmt::format("`{}` is \"automatic\" or {{\"window\":N}}, N from {} to {}",
                                    at.name, kShortestWindow, kLongestWindow));
    into = static_cast<int>(*seconds);
}

void read(const json::value& from, BotSeats& into, const Spot& at) {
    std::vector<BotSeat> list;
    read(from, list, at);
    into = {};
    for (const BotSeat& bot : list) into[static_cast<std::size_t>(bot.seat)] = bot.level;
}

}  // namespace bornes::protocol
