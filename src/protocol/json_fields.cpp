#include "protocol/json_fields.h"

#include <fmt/format.h>

#include "bornes/utf8.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

// Much longer than any message of the protocol.
constexpr std::size_t kLongestLine = std::size_t{1} << 20;

}  // namespace

const json::value& field(const json::object& from, std::string_view name) {
    const json::value* value = from.if_contains(name);
    if (value == nullptr) throw JsonFault(fmt::format("there is no \"{}\"", name));
    return *value;
}

const json::array& array_field(const json::object& from, std::string_view name) {
    const json::array* array = field(from, name).if_array();
    if (array == nullptr) throw JsonFault(fmt::format("\"{}\" is not an array", name));
    return *array;
}

const json::object& object_of(const json::value& value, std::string_view name) {
    const json::object* object = value.if_object();
    if (object == nullptr) throw JsonFault(fmt::format("\"{}\" is not an object", name));
    return *object;
}

const json::object& object_field(const json::object& from, std::string_view name) {
    return object_of(field(from, name), name);
}

std::string_view text_of(const json::value& value, std::string_view name) {
    const json::string* text = value.if_string();
    if (text == nullptr) throw JsonFault(fmt::format("\"{}\" is not a text", name));
    return {text->data(), text->size()};
}

std::string_view text_field(const json::object& from, std::string_view name) {
    return text_of(field(from, name), name);
}

int whole_number(const json::value& value, std::string_view name, int min, int max) {
    // Boost.JSON stores numbers above the signed range as unsigned. They are too large in any case.
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < min || *number > max)
        throw JsonFault(fmt::format("\"{}\" is not a whole number from {} to {}", name, min, max));
    return static_cast<int>(*number);
}

int number_field(const json::object& from, std::string_view name, int min, int max) {
    return whole_number(field(from, name), name, min, max);
}

std::optional<std::string> setting_text(const json::value& value) {
    if (const json::string* text = value.if_string())
        return std::string(text->data(), text->size());
    if (const std::int64_t* number = value.if_int64()) return std::to_string(*number);
    return std::nullopt;
}

json::object object_from_line(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    if (line.size() > kLongestLine) throw JsonFault("the line is too long");
    json::error_code error;
    const json::value value = json::parse(line, error);
    if (error)
        throw JsonFault(fmt::format("{} is not JSON: {}", backquoted(line), error.message()));
    const json::object* object = value.if_object();
    if (object == nullptr) throw JsonFault(fmt::format("{} is not an object", backquoted(line)));
    return *object;
}

}  // namespace bornes::protocol
