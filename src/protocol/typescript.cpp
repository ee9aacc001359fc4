#include "protocol/typescript.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>

namespace bornes::protocol {
namespace {

namespace json = boost::json;

constexpr std::string_view kHead =
    "// The messages of online tables. Made from src/protocol by build/dev/bornes_schema: do not "
    "edit.\n";

// Types that the page gets from the engine.
constexpr std::array<std::string_view, 3> kOfEngine{"Edition", "Level", "View"};
// Types that occur only inside these, so the page does not need them.
constexpr std::array<std::string_view, 6> kInsideView{"Attack", "Card",  "Phase",
                                                      "Safety", "Score", "Team"};

bool among(const auto& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

std::string type_of(const json::object& schema);

std::string literal(const json::value& value) {
    if (!value.is_string()) return json::serialize(value);
    return fmt::format("'{}'", std::string_view(value.get_string()));
}

std::string joined(const json::array& parts, const char* separator, auto write) {
    std::string out;
    for (const json::value& each : parts)
        out.append(out.empty() ? "" : separator).append(write(each));
    return out;
}

std::string union_of(const json::array& parts) {
    return joined(parts, " | ", [](const json::value& each) { return type_of(each.as_object()); });
}

std::string array_of(const json::object& schema) {
    if (const json::value* items = schema.if_contains("prefixItems"))
        return fmt::format("[{}]", joined(items->as_array(), ", ", [](const json::value& each) {
                               return type_of(each.as_object());
                           }));
    const std::string item = type_of(schema.at("items").as_object());
    return item.find(' ') == std::string::npos ? item + "[]" : fmt::format("({})[]", item);
}

bool requires_field(const json::object& schema, std::string_view name) {
    const json::value* required = schema.if_contains("required");
    if (required == nullptr) return false;
    const json::array& names = required->as_array();
    return std::any_of(names.begin(), names.end(),
                       [&](const json::value& each) { return each.as_string() == name; });
}

std::string fields_of(const json::object& schema, bool with_comments) {
    std::string out;
    for (const auto& [name, value] : schema.at("properties").as_object()) {
        const json::object& field = value.as_object();
        if (const json::value* says = field.if_contains("description"); says && with_comments)
            out += fmt::format("  /** {} */\n", std::string_view(says->as_string()));
        out += fmt::format("  {}{}: {};\n", std::string_view(name),
                           requires_field(schema, name) ? "" : "?", type_of(field));
    }
    return out;
}

std::string object_of(const json::object& schema) {
    if (const json::value* more = schema.if_contains("additionalProperties");
        more != nullptr && more->is_object())
        return fmt::format("Record<string, {}>", type_of(more->get_object()));
    std::string fields = fields_of(schema, false);
    std::replace(fields.begin(), fields.end(), '\n', ' ');
    return fmt::format("{{{} }}", fields.substr(1, fields.size() - 3));
}

std::string type_of(const json::object& schema) {
    if (const json::value* ref = schema.if_contains("$ref")) {
        const std::string_view path = ref->as_string();
        return std::string(path.substr(path.rfind('/') + 1));
    }
    for (const char* key : {"oneOf", "anyOf"})
        if (const json::value* parts = schema.if_contains(key)) return union_of(parts->as_array());
    if (const json::value* only = schema.if_contains("const")) return literal(*only);
    if (const json::value* values = schema.if_contains("enum"))
        return joined(values->as_array(), " | ", literal);
    const std::string_view type = schema.at("type").as_string();
    if (type == "integer") return "number";
    if (type == "array") return array_of(schema);
    if (type == "object") return object_of(schema);
    return std::string(type);
}

std::string definition(std::string_view name, const json::object& schema) {
    std::string out =
        fmt::format("\n/** {} */\n", std::string_view(schema.at("description").as_string()));
    const json::value* all = schema.if_contains("allOf");
    const bool plain = schema.contains("properties") && all == nullptr;
    if (plain)
        return out + fmt::format("export interface {} {{\n{}}}\n", name, fields_of(schema, true));
    if (all != nullptr)
        return out + fmt::format("export type {} = {} & {};\n", name, object_of(schema),
                                 type_of(all->as_array().at(0).as_object()));
    return out + fmt::format("export type {} = {};\n", name, type_of(schema));
}

// The numbers that an option allows, for menus, such as `clockChoices`.
std::string choices_of(const json::object& options) {
    std::string out;
    for (const auto& [name, field] : options.at("properties").as_object())
        if (const json::value* values = field.as_object().if_contains("enum"))
            out += fmt::format("\nexport const {}Choices = [{}] as const;\n",
                               std::string_view(name), joined(values->as_array(), ", ", literal));
    return out;
}

}  // namespace

std::string typescript(const json::object& definitions) {
    std::string out(kHead);
    out +=
        fmt::format("import type {{ {} }} from '../engine/types';\n", fmt::join(kOfEngine, ", "));
    for (const auto& [name, schema] : definitions)
        if (!among(kOfEngine, name) && !among(kInsideView, name))
            out += definition(name, schema.as_object());
    return out + choices_of(definitions.at("Options").as_object());
}

}  // namespace bornes::protocol
