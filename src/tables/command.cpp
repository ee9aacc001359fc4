#include "tables/command.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "bornes/notation.h"
#include "bornes/rules.h"

namespace bornes::tables {
namespace {

namespace json = boost::json;
using Do = Command::Do;
using Fault = std::string;  // empty: none

constexpr std::array<std::string_view, 12> kVerbs{"play",   "sit",   "leave",   "bot",
                                                  "remove", "start", "ready",   "commit",
                                                  "open",   "back",  "replace", "say"};
constexpr std::array<std::string_view, 8> kPhrases{"hello",      "well-played", "coup-fourre",
                                                   "good-luck",  "thanks",      "ouch",
                                                   "one-moment", "good-game"};
constexpr std::size_t kLongestId = 32;

bool well_formed_id(std::string_view id) {
    return !id.empty() && id.size() <= kLongestId && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '.';
    });
}

const json::value* field(const json::object& object, std::string_view name) {
    return object.if_contains(name);
}

// A whole number in a range, or -1.
std::int64_t number(const json::object& object, std::string_view name, std::int64_t most) {
    const json::value* value = field(object, name);
    if (value == nullptr || !value->is_int64()) return -1;
    const std::int64_t found = value->get_int64();
    return found < 0 || found > most ? -1 : found;
}

std::string_view text(const json::object& object, std::string_view name) {
    const json::value* value = field(object, name);
    return value != nullptr && value->is_string() ? std::string_view(value->get_string())
                                                  : std::string_view();
}

Fault read_seat(const json::object& object, Command& command) {
    const std::int64_t seat = number(object, "seat", kMaxPlayers);
    if (seat < 1) return "`seat` is the number of a seat";
    command.seat = static_cast<int>(seat) - 1;
    return "";
}

Fault read_play(const json::object& object, Command& command) {
    const std::int64_t seen = number(object, "seen", UINT32_MAX);
    if (seen < 0) return "`seen` is the last number seen";
    command.seen = static_cast<std::uint32_t>(seen);
    const auto action = action_from_text(text(object, "action"));
    if (!action) return fault->why;
    command.action = std::get<Action>(action);
    return "";
}

Fault read_bot(const json::object& object, Command& command) {
    const json::value* level = field(object, "level");
    if (level == nullptr) return "`level` is the level of a bot, or null";
    if (!level->is_null()) {
        command.level = from_id<Level>(text(object, "level"));
        if (!command.level) return "`level` is the level of a bot, or null";
    }
    return read_seat(object, command);
}

Fault read_bytes(const json::object& object, std::string_view name, bool may_be_null,
                 Command& command) {
    command.hand = static_cast<int>(number(object, "hand", 10000));
    command.attempt = static_cast<int>(number(object, "attempt", 10000));
    if (command.hand < 1 || command.attempt < 1) return "`hand` and `attempt` are those of `deal`";
    const json::value* value = field(object, name);
    if (may_be_null && value != nullptr && value->is_null()) return "";
    command.bytes = from_hex(text(object, name));
    return command.bytes ? "" : "32 bytes are 64 hex digits";
}

Fault read_fields(const json::object& object, Command& command) {
    switch (command.what) {
        case Do::play: return read_play(object, command);
        case Do::sit:
        case Do::remove:
        case Do::replace: return read_seat(object, command);
        case Do::bot: return read_bot(object, command);
        case Do::commit: return read_bytes(object, "commit", true, command);
        case Do::open: return read_bytes(object, "contribution", false, command);
        case Do::say:
            command.phrase = text(object, "phrase");
            return is_phrase(command.phrase) ? "" : "there is no such phrase";
        case Do::leave:
        case Do::start:
        case Do::ready:
        case Do::back: return "";
    }
    return "";
}

}  // namespace

bool is_phrase(std::string_view name) {
    return std::find(kPhrases.begin(), kPhrases.end(), name) != kPhrases.end();
}

ParsedCommand command_from_json(std::string_view text_of_all) {
    ParsedCommand parsed;
    // Parsed into a block on the stack: a command of usual size allocates nothing.
    std::array<unsigned char, 4096> block;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    json::static_resource memory(block.data(), block.size());
    json::error_code error;
    json::parse_options strict;
    strict.max_depth = 4;
    json::value value;
    try {
        value = json::parse(text_of_all, error, &memory, strict);
    } catch (const std::bad_alloc&) {
        parsed.fault = "the command is too large";
        return parsed;
    }
    const json::object* object = error ? nullptr : value.if_object();
    if (object == nullptr) {
        parsed.json = false;
        parsed.fault = "a command is a JSON object";
        return parsed;
    }
    Command command;
    const std::string_view id = text(*object, "id");
    if (!well_formed_id(id)) {
        parsed.fault = "`id` is 1 to 32 letters, digits, dots, dashes and underscores";
        return parsed;
    }
    command.id = parsed.id = id;
    const auto verb = std::find(kVerbs.begin(), kVerbs.end(), text(*object, "do"));
    if (verb == kVerbs.end()) {
        parsed.fault = "there is nothing of that name to `do`";
        return parsed;
    }
    command.what = static_cast<Do>(verb - kVerbs.begin());
    parsed.fault = read_fields(*object, command);
    if (parsed.fault.empty()) parsed.command = std::move(command);
    return parsed;
}

}  // namespace bornes::tables
