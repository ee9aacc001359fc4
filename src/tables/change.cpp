#include "tables/change.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <stdexcept>

#include "bornes/json.h"
#include "bornes/notation.h"
#include "bornes/rules.h"

namespace bornes::tables {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, kKinds> kKindNames{
    "sat",       "left",   "removed", "bot",  "freed", "started",     "ready", "next",
    "committed", "closed", "opened",  "void", "act",   "window-over", "back",  "replaced"};
constexpr std::array<std::string_view, 3> kByNames{"player", "bot", "clock"};

// What was read of a field. Throws if that is nothing that this program writes.
template <typename Value>
Value known(const std::optional<Value>& value) {
    if (!value) throw std::invalid_argument("not a value that this program writes");
    return *value;
}

template <typename Names>
std::size_t place_of(const Names& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw std::invalid_argument("not a name that this program writes");
    return static_cast<std::size_t>(found - names.begin());
}

void append_acts(std::string& out, const std::vector<Act>& acts) {
    out += ",\"acts\":[";
    const char* separator = "";
    for (const Act& act : acts) {
        out += fmt::format("{}[{},\"", separator, act.seat + 1);
        append_text(out, act.action);
        out += "\"]";
        separator = ",";
    }
    out += ']';
}

// From 0.
int seat_from(const json::value& value) {
    const std::int64_t seat = value.as_int64();
    if (seat < 1 || seat > kMaxPlayers) throw std::out_of_range("no seat");
    return static_cast<int>(seat) - 1;
}

Act act_from(const json::value& value) {
    const json::array& pair = value.as_array();
    return {seat_from(pair.at(0)), std::get<Action>(action_from_text(pair.at(1).as_string()))};
}

// Whether all is there that the fold relies on.
bool complete(const Change& change) {
    switch (change.kind) {
        case Kind::started:
        case Kind::next_hand:
        case Kind::voided: return change.seed.has_value();
        case Kind::closed:
        case Kind::window_over: return true;
        case Kind::acted: return !change.acts.empty();
        case Kind::opened: return change.seat >= 0 && change.bytes.has_value();
        default: return change.seat >= 0;
    }
}

// Throws if it is not what to_json() makes.
Change change_from(const json::object& object) {
    Change change{static_cast<Kind>(place_of(kKindNames, object.at("t").as_string()))};
    if (const auto* seat = object.if_contains("seat")) change.seat = seat_from(*seat);
    if (const auto* name = object.if_contains("name")) change.name = name->as_string();
    if (const auto* level = object.if_contains("level"))
        change.level = known(from_id<Level>(level->as_string()));
    if (const auto* seed = object.if_contains("seed"))
        change.seed = known(from_hex(seed->as_string()));
    if (const auto* bytes = object.if_contains("bytes"))
        change.bytes = known(from_hex(bytes->as_string()));
    if (const auto* by = object.if_contains("by"))
        change.by = static_cast<By>(place_of(kByNames, by->as_string()));
    if (const auto* acts = object.if_contains("acts"))
        for (const json::value& each : acts->as_array()) change.acts.push_back(act_from(each));
    return change;
}

}  // namespace

std::string to_json(const Change& change) {
    std::string out =
        fmt::format("{{\"t\":\"{}\"", kKindNames[static_cast<std::size_t>(change.kind)]);
    if (change.seat >= 0) out += fmt::format(",\"seat\":{}", change.seat + 1);
    if (!change.name.empty()) append_json_string(out.append(",\"name\":"), change.name);
    if (change.level) out += fmt::format(",\"level\":\"{}\"", id(*change.level));
    if (change.seed) out += fmt::format(",\"seed\":\"{}\"", to_hex(*change.seed));
    if (change.bytes) out += fmt::format(",\"bytes\":\"{}\"", to_hex(*change.bytes));
    if (!change.acts.empty()) append_acts(out, change.acts);
    if (change.by != By::player)
        out += fmt::format(",\"by\":\"{}\"", kByNames[static_cast<std::size_t>(change.by)]);
    return out += '}';
}

std::optional<Change> change_from_json(std::string_view text) {
    json::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) return std::nullopt;
    try {
        Change change = change_from(value.get_object());
        if (complete(change)) return change;
    } catch (const std::exception&) {  // a field that is missing, or not what it should be
    }
    return std::nullopt;
}

}  // namespace bornes::tables
