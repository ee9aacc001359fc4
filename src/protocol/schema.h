// JSON Schema (draft 2020-12) of the types that described.h describes.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <variant>
#include <vector>

#include "protocol/described.h"
#include "protocol/names.h"
#include "protocol/values.h"

namespace bornes::protocol {

namespace shape {
struct View;
struct Score;
}  // namespace shape

class Schema {
public:
    using Object = boost::json::object;

    // The definitions, by name, of all types that were asked for and of the types inside them.
    const Object& definitions() const { return definitions_; }

    // {"$ref":"#/$defs/NAME"} for a named type, otherwise the schema itself.
    template <typename T>
    Object of(const Field& field) {
        if constexpr (!kAbout<T>.name.empty()) {
            define<T>();
            return reference(kAbout<T>.name);
        } else {
            return plain(static_cast<const T*>(nullptr), field);
        }
    }
    template <typename T>
    Object of() {
        return of<T>(Field("", ""));
    }

private:
    static Object reference(std::string_view name);
    static boost::json::array texts(const std::vector<std::string_view>& all);
    static Object whole_number(const Field& field);
    Object named(std::string_view name, std::string_view says, Object schema);

    template <typename T>
    void define() {
        if (definitions_.contains(kAbout<T>.name)) return;
        definitions_[kAbout<T>.name] = nullptr;  // reserves its place before the types inside it
        Object made{{"description", kAbout<T>.says}};
        for (auto& [key, value] : inner(static_cast<const T*>(nullptr))) made[key] = value;
        definitions_[kAbout<T>.name] = std::move(made);
    }

    template <Named Enum>
    Object inner(const Enum* /*type*/) {
        return {{"enum", texts(Names<Enum>::all())}};
    }
    template <typename... Types>
    Object inner(const std::variant<Types...>* /*type*/) {
        boost::json::array options;
        const auto add = [&]<typename Type>(const Type* /*type*/) {
            if constexpr (!std::is_same_v<Type, std::monostate>) options.push_back(of<Type>());
        };
        (add(static_cast<const Types*>(nullptr)), ...);
        return {{"oneOf", options}};
    }
    template <Described T>
    Object inner(const T* /*type*/) {
        if constexpr (kAbout<T>.list) return list<T>();
        Object properties;
        boost::json::array required;
        Object made{{"type", "object"}};
        add_fields<T>(made, properties, required, kAbout<T>.complete);
        made["properties"] = std::move(properties);
        if (!required.empty()) made["required"] = std::move(required);
        if (kAbout<T>.closed) made["additionalProperties"] = false;
        return made;
    }

    template <typename T>
    Object list() {
        boost::json::array items;
        for_each_member<T>(
            [&]<typename Member>(const Field& field, const inside::Key&, Member T::*) {
                items.push_back(of<Member>(field));
            });
        const std::size_t size = items.size();
        return {{"type", "array"}, {"prefixItems", std::move(items)}, {"minItems", size}};
    }

    template <typename T>
    void add_fields(Object& made, Object& properties, boost::json::array& required, bool complete) {
        if (!kAbout<T>.tag.empty()) {
            properties[kAbout<T>.tag_field] = Object{{"const", kAbout<T>.tag}};
            required.push_back(boost::json::string(kAbout<T>.tag_field));
        }
        for_each_base<T>([&](auto base) {
            add_fields<typename decltype(base)::type>(made, properties, required, complete);
        });
        for_each_member<T>([&]<typename Member, typename Owner>(
                               const Field& field, const inside::Key& key, Member Owner::*) {
            Object schema = of<Member>(field);
            if (field.flat) {
                made["allOf"] = boost::json::array{std::move(schema)};
                return;
            }
            schema["description"] = field.says;
            properties[key.name()] = std::move(schema);
            if ((!field.optional || (complete && !field.omitted)) && !inside::kIsOptional<Member>)
                required.push_back(boost::json::string(key.name()));
        });
    }

    template <typename T>
    Object plain(const std::optional<T>* /*type*/, const Field& field) {
        return of<T>(field);
    }
    template <typename T>
    Object plain(const Nullable<T>* /*type*/, const Field& field) {
        return {{"anyOf", boost::json::array{of<T>(field), Object{{"type", "null"}}}}};
    }
    template <typename T>
    Object plain(const std::vector<T>* /*type*/, const Field& field) {
        return {{"type", "array"}, {"items", of<T>(field)}};
    }
    template <typename Number>
    requires std::is_integral_v<Number> Object plain(const Number* /*type*/, const Field& field) {
        return whole_number(field);
    }
    Object plain(const bool* type, const Field& field);
    Object plain(const std::string* type, const Field& field);
    Object plain(const SeatIndex* type, const Field& field);
    Object plain(const Action* type, const Field& field);
    Object plain(const ActionList* type, const Field& field);
    Object plain(const Bytes32* type, const Field& field);
    Object plain(const Phrase* type, const Field& field);
    Object plain(const HouseRules* type, const Field& field);
    Object plain(const CallWindow* type, const Field& field);
    Object plain(const BotSeats* type, const Field& field);
    Object plain(const EmbeddedView* type, const Field& field);
    Object plain(const shape::Score* type, const Field& field);
    Object plain(const ScoresOf* type, const Field& field);
    Object plain(const TotalsOf* type, const Field& field);
    Object plain(const WinnersOf* type, const Field& field);

    Object definitions_;
};

// A file made from the descriptions, with its path in the repository.
struct MadeFile {
    std::string path;
    std::string text;
};
std::vector<MadeFile> made_files();

}  // namespace bornes::protocol
