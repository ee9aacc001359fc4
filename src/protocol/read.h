// Reads types that described.h describes from a Boost.JSON tree. Checks every type and range.
// Throws a JsonFault that names the field.
#pragma once

#include <boost/json.hpp>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/described.h"
#include "protocol/json_fields.h"
#include "protocol/names.h"
#include "protocol/values.h"

namespace bornes::protocol {

// What is being read, for error messages: the name in the JSON, and the description of the field.
struct Spot {
    std::string_view name;
    const Field& field;
};

// Sentences without a full stop.
std::string sentence_about(std::string_view name, std::string_view what);
std::string not_one_of(std::string_view name, const std::vector<std::string_view>& ids,
                       const boost::json::value& from);
std::string unknown_field(std::string_view name);
// A whole number that the field allows and that is at most `most`.
std::int64_t number_from(const boost::json::value& from, const Spot& at, std::int64_t most);

template <Described T>
void read(const boost::json::value& from, T& into, const Spot& at);

inline void read(const boost::json::value& from, bool& into, const Spot& at) {
    if (from.is_bool())
        into = from.get_bool();
    else if (!at.field.lenient)
        throw JsonFault(sentence_about(at.name, "is true or false"));
}
template <typename Number>
requires std::is_integral_v<Number>
void read(const boost::json::value& from, Number& into, const Spot& at) {
    constexpr auto most = std::numeric_limits<Number>::max();
    into = static_cast<Number>(number_from(
        from, at,
        std::cmp_less(most, kLargestNumber) ? static_cast<std::int64_t>(most) : kLargestNumber));
}
template <Named Enum>
void read(const boost::json::value& from, Enum& into, const Spot& at) {
    const auto found = from.is_string() ? Names<Enum>::from(from.get_string()) : std::nullopt;
    if (found)
        into = *found;
    else if (!at.field.lenient || !from.is_string())
        throw JsonFault(not_one_of(at.name, Names<Enum>::all(), from));
}
void read(const boost::json::value& from, std::string& into, const Spot& at);
void read(const boost::json::value& from, SeatIndex& into, const Spot& at);
void read(const boost::json::value& from, Action& into, const Spot& at);
void read(const boost::json::value& from, Bytes32& into, const Spot& at);
void read(const boost::json::value& from, Phrase& into, const Spot& at);
void read(const boost::json::value& from, EmbeddedView& into, const Spot& at);
void read(const boost::json::value& from, HouseRules& into, const Spot& at);
void read(const boost::json::value& from, CallWindow& into, const Spot& at);
void read(const boost::json::value& from, BotSeats& into, const Spot& at);

template <typename T>
void read(const boost::json::value& from, std::vector<T>& into, const Spot& at) {
    if (!from.is_array()) throw JsonFault(sentence_about(at.name, "is a list"));
    into.clear();
    for (const boost::json::value& each : from.get_array()) read(each, into.emplace_back(), at);
}
template <typename T>
void read(const boost::json::value& from, Nullable<T>& into, const Spot& at) {
    if (from.is_null())
        into.reset();
    else
        read(from, into.emplace(), at);
}
template <typename T>
void read(const boost::json::value& from, std::optional<T>& into, const Spot& at) {
    read(from, into.emplace(), at);
}

namespace inside {

template <typename T>
inline constexpr bool kIsVariant = false;
template <typename... Types>
inline constexpr bool kIsVariant<std::variant<Types...>> = true;

// Whether the object has the distinguishing field of type T, with the right value.
template <typename T>
bool matches(const boost::json::object& from) {
    if constexpr (std::is_same_v<T, std::monostate>) {
        return true;
    } else if constexpr (!kAbout<T>.tag.empty()) {
        const boost::json::value* tag = from.if_contains(kAbout<T>.tag_field);
        return tag != nullptr && tag->is_string() && tag->get_string() == kAbout<T>.tag;
    } else if constexpr (!kAbout<T>.tag_field.empty()) {
        return from.contains(kAbout<T>.tag_field);
    } else {
        return from.contains(kKey<T, 0>.name());
    }
}

template <Described T>
void read_fields(const boost::json::object& from, T& into);

// Returns false if no type of the variant matches.
template <typename... Types>
bool read_fields(const boost::json::object& from, std::variant<Types...>& into) {
    const auto try_one = [&]<typename Type>(boost::mp11::mp_identity<Type>) {
        if (!matches<Type>(from)) return false;
        into.template emplace<Type>();
        if constexpr (!std::is_same_v<Type, std::monostate>)
            read_fields(from, std::get<Type>(into));
        return true;
    };
    return (try_one(boost::mp11::mp_identity<Types>{}) || ...);
}

// Why an object is of none of these types, which all have the same distinguishing field.
template <typename First, typename... Others>
std::string no_match(const boost::json::object& from, const std::variant<First, Others...>& /**/) {
    constexpr std::string_view name = kAbout<First>.tag_field;
    const boost::json::value* tag = from.if_contains(name);
    if (tag == nullptr) return sentence_about(name, "is missing");
    return not_one_of(name, {kAbout<First>.tag, kAbout<Others>.tag...}, *tag);
}

template <typename T>
void read_member(const boost::json::object& from, const Field& field, std::string_view name,
                 T& into) {
    if constexpr (kIsVariant<T>) {
        if (!read_fields(from, into)) throw JsonFault(no_match(from, into));
    } else if (const boost::json::value* value = from.if_contains(name)) {
        read(*value, into, {name, field});
    } else if (!field.optional && !kIsOptional<T>) {
        throw JsonFault(sentence_about(name, "is missing"));
    }
}

template <Described T>
void read_fields(const boost::json::object& from, T& into) {
    for_each_base<T>(
        [&](auto base) { read_fields(from, static_cast<typename decltype(base)::type&>(into)); });
    for_each_member<T>([&](const Field& field, const Key& key, auto member) {
        read_member(from, field, key.name(), into.*member);
    });
}

template <Described T>
bool knows(std::string_view name) {
    bool found = false;
    for_each_base<T>(
        [&](auto base) { found = found || knows<typename decltype(base)::type>(name); });
    for_each_member<T>(
        [&](const Field&, const Key& key, auto) { found = found || key.name() == name; });
    return found;
}

template <Described T>
void read_list(const boost::json::array& from, T& into) {
    std::size_t index = 0;
    for_each_member<T>([&](const Field& field, const Key& key, auto member) {
        if (index == from.size()) throw JsonFault(sentence_about(key.name(), "is missing"));
        read(from[index++], into.*member, {key.name(), field});
    });
}

}  // namespace inside

template <Described T>
void read(const boost::json::value& from, T& into, const Spot& at) {
    if constexpr (kAbout<T>.list) {
        if (!from.is_array()) throw JsonFault(sentence_about(at.name, "is a list"));
        inside::read_list(from.get_array(), into);
    } else {
        if (!from.is_object()) throw JsonFault(sentence_about(at.name, "is an object"));
        if constexpr (kAbout<T>.closed)
            for (const auto& [name, value] : from.get_object())
                if (!inside::knows<T>(name)) throw JsonFault(unknown_field(name));
        inside::read_fields(from.get_object(), into);
    }
}

}  // namespace bornes::protocol
