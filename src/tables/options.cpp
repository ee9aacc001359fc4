#include "tables/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "bornes/json.h"
#include "bornes/settings.h"

namespace bornes::tables {
namespace {

namespace json = boost::json;
using Fault = std::string;  // empty: none

constexpr std::array kClocks{0, 15, 30, 60, 120};
constexpr int kShortestWindow = 3;
constexpr int kLongestWindow = 15;

Fault read_rules(const json::value& value, Options& options) {
    const auto edition = value.is_string() ? from_id<Edition>(value.get_string()) : std::nullopt;
    if (!edition) return "there are no such rules";
    options.edition = *edition;
    return "";
}

Fault read_set(const json::value& value, Options& options) {
    if (!value.is_object()) return "`set` is an object of texts";
    for (const auto& [name, text] : value.get_object()) {
        if (!text.is_string()) return "`set` is an object of texts";
        Fault fault = set_house_rule(options.house, name, text.get_string());
        if (!fault.empty()) return fault;
    }
    return "";
}

Fault read_players(const json::value& value, Options& options) {
    if (!value.is_int64() || value.get_int64() < kMinPlayers || value.get_int64() > kMaxPlayers)
        return "`players` is a number from 2 to 6";
    options.players = static_cast<int>(value.get_int64());
    return "";
}

Fault read_bots(const json::value& value, Options& options) {
    constexpr const char* kShape = "`bots` is a list of {\"seat\":N,\"level\":\"…\"}";
    if (!value.is_array()) return kShape;
    for (const json::value& each : value.get_array()) {
        const json::object* bot = each.if_object();
        const json::value* seat = bot != nullptr ? bot->if_contains("seat") : nullptr;
        const json::value* level = bot != nullptr ? bot->if_contains("level") : nullptr;
        if (seat == nullptr || level == nullptr || !seat->is_int64() || !level->is_string())
            return kShape;
        const std::int64_t number = seat->get_int64();
        const auto known = from_id<Level>(level->get_string());
        if (number < 1 || number > kMaxPlayers || !known) return kShape;
        options.bots[static_cast<std::size_t>(number - 1)] = known;
    }
    return "";
}

Fault read_flag(const json::value& value, bool& flag) {
    if (!value.is_bool()) return "`public` and `hints` are true or false";
    flag = value.get_bool();
    return "";
}

Fault read_clock(const json::value& value, Options& options) {
    if (!value.is_int64() ||
        std::find(kClocks.begin(), kClocks.end(), value.get_int64()) == kClocks.end())
        return "`clock` is 0, 15, 30, 60 or 120";
    options.clock_s = static_cast<int>(value.get_int64());
    return "";
}

Fault read_coup_fourre(const json::value& value, Options& options) {
    if (value.is_string() && value.get_string() == "automatic") return "";
    const json::value* window =
        value.is_object() ? value.get_object().if_contains("window") : nullptr;
    if (window == nullptr || !window->is_int64() || window->get_int64() < kShortestWindow ||
        window->get_int64() > kLongestWindow)
        return "`coupFourre` is \"automatic\" or {\"window\":N}, N from 3 to 15";
    options.window_s = static_cast<int>(window->get_int64());
    return "";
}

Fault read_field(std::string_view name, const json::value& value, Options& options) {
    if (name == "rules") return read_rules(value, options);
    if (name == "set") return read_set(value, options);
    if (name == "players") return read_players(value, options);
    if (name == "bots") return read_bots(value, options);
    if (name == "public") return read_flag(value, options.listed);
    if (name == "clock") return read_clock(value, options);
    if (name == "hints") return read_flag(value, options.hints);
    if (name == "coupFourre") return read_coup_fourre(value, options);
    return fmt::format("there is no option of that name: {}",
                       name.substr(0, std::min<std::size_t>(name.size(), 40)));
}

Fault fault_of(const Options& options) {
    const RulesResult made = make_rules(options.edition, options.players, options.house);
    if (!made) return std::string(sentence(made.fault));
    for (auto seat = static_cast<std::size_t>(options.players); seat < kMaxPlayers; ++seat)
        if (options.bots[seat]) return "a bot cannot sit where there is no seat";
    return "";
}

}  // namespace

std::variant<Options, std::string> options_from_json(std::string_view text) {
    json::error_code error;
    const json::value value = json::parse(text, error);
    if (error || !value.is_object()) return "the options are a JSON object";
    Options options;
    for (const auto& [name, field] : value.get_object()) {
        Fault fault = read_field(name, field, options);
        if (!fault.empty()) return fault;
    }
    Fault fault = fault_of(options);
    if (!fault.empty()) return fault;
    return options;
}

void append_options(std::string& out, const Options& options) {
    out += fmt::format("\"rules\":\"{}\",\"set\":{{", id(options.edition));
    const char* separator = "";
    for (const auto& [name, text] : house_rule_texts(options.house)) {
        out += fmt::format("{}\"{}\":\"{}\"", separator, name, text);
        separator = ",";
    }
    out += fmt::format("}},\"players\":{},\"public\":{},\"clock\":{},\"hints\":{},\"coupFourre\":",
                       options.players, options.listed, options.clock_s, options.hints);
    out +=
        options.window_s > 0 ? fmt::format("{{\"window\":{}}}", options.window_s) : "\"automatic\"";
}

std::string to_json(const Options& options) {
    std::string out = "{";
    append_options(out, options);
    out += ",\"bots\":[";
    const char* separator = "";
    for (std::size_t seat = 0; seat < options.bots.size(); ++seat) {
        if (!options.bots[seat]) continue;
        out += fmt::format("{}{{\"seat\":{},\"level\":\"{}\"}}", separator, seat + 1,
                           id(*options.bots[seat]));
        separator = ",";
    }
    return out += "]}";
}

}  // namespace bornes::tables
