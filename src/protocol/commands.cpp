#include "protocol/commands.h"

#include <algorithm>
#include <array>

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 32;

bool well_formed_id(std::string_view id) {
    return !id.empty() && id.size() <= kLongestId && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '.';
    });
}

}  // namespace

ParsedCommand command_from_json(std::string_view text) {
    ParsedCommand parsed;
    // Parsed into a block on the stack, so that no value is on the heap. A command that does not
    // fit is refused.
    std::array<unsigned char, 4096> block;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    json::static_resource memory(block.data(), block.size());
    json::error_code error;
    json::parse_options strict;
    strict.max_depth = 4;
    json::value value(&memory);  // with another memory, the assignment below would copy everything
    try {
        value = json::parse(text, error, &memory, strict);
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
    const json::value* id = object->if_contains("id");
    if (id == nullptr || !id->is_string() || !well_formed_id(id->get_string())) {
        parsed.fault = "`id` is 1 to 32 letters, digits, dots, dashes and underscores";
        return parsed;
    }
    parsed.id = id->get_string();
    try {
        Command command;
        read(value, command, {"command", Field("", "")});
        parsed.command = std::move(command);
    } catch (const JsonFault& fault) {
        parsed.fault = fault.what();
    }
    return parsed;
}

std::string to_json(const Command& command) { return text_of_json(command); }

}  // namespace bornes::protocol
