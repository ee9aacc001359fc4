// Writes types that described.h describes directly as text, without building a tree.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "bornes/json.h"
#include "bornes/notation.h"
#include "protocol/described.h"
#include "protocol/names.h"
#include "protocol/values.h"

namespace bornes::protocol {

template <Described T>
void write(std::string& out, const T& value);
template <typename... Types>
void write(std::string& out, const std::variant<Types...>& value);

inline void write(std::string& out, bool value) { out.append(value ? "true" : "false"); }
template <typename Number>
requires std::is_integral_v<Number>
void write(std::string& out, Number value) {
    std::array<char, 24> digits;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    out.append(digits.data(),
               std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}
template <Named Enum>
void write(std::string& out, Enum value) {
    out.append("\"").append(Names<Enum>::id(value)).append("\"");
}
inline void write(std::string& out, const std::string& value) { append_json_string(out, value); }
inline void write(std::string& out, SeatIndex seat) { write(out, seat + 1); }
inline void write(std::string& out, Action action) {
    out += '"';
    append_text(out, action);
    out += '"';
}
inline void write(std::string& out, const Bytes32& bytes) {
    out.append("\"").append(fair::to_hex(bytes)).append("\"");
}
inline void write(std::string& out, const Phrase& phrase) { append_json_string(out, phrase.id); }
inline void write(std::string& out, const EmbeddedView& view) { append_json(out, *view.shown); }
inline void write(std::string& out, const ActionList& actions) { append_json(out, actions); }
inline void write(std::string& out, ScoresOf of) { append_scores_json(out, *of.board); }
inline void write(std::string& out, TotalsOf of) { append_totals_json(out, *of.board); }
inline void write(std::string& out, WinnersOf of) { append_winners_json(out, *of.board); }
void write(std::string& out, const HouseRules& house);
void write(std::string& out, CallWindow window);
void write(std::string& out, const BotSeats& bots);

template <typename T>
void write(std::string& out, const std::vector<T>& values) {
    out += '[';
    for (const T& each : values) {
        if (out.back() != '[') out += ',';
        write(out, each);
    }
    out += ']';
}

template <typename T>
void write(std::string& out, const Nullable<T>& value) {
    if (value)
        write(out, *value);
    else
        out.append("null");
}

namespace inside {

inline std::string& separated(std::string& out) {
    if (out.back() != '{' && out.back() != '[') out += ',';
    return out;
}

// Whether a value is the default, which a field may leave out.
template <typename T>
bool is_default(const T& value) {
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
        return value == T{};
    else if constexpr (requires { value.empty(); })
        return value.empty();
    else
        return false;
}

template <Described T>
void write_fields(std::string& out, const T& value);
template <typename... Types>
void write_fields(std::string& out, const std::variant<Types...>& value) {
    std::visit(
        [&](const auto& each) {
            if constexpr (!std::is_same_v<decltype(each), const std::monostate&>)
                write_fields(out, each);
        },
        value);
}

template <Described T>
void write_fields(std::string& out, const T& value) {
    constexpr About about = kAbout<T>;
    if constexpr (!about.tag.empty())
        separated(out)
            .append("\"")
            .append(about.tag_field)
            .append("\":\"")
            .append(about.tag)
            .append("\"");
    for_each_base<T>([&](auto base) {
        write_fields(out, static_cast<const typename decltype(base)::type&>(value));
    });
    for_each_member<T>([&](const Field& field, const Key& key, auto member) {
        const auto& each = value.*member;
        using Each = std::remove_cvref_t<decltype(each)>;
        if constexpr (kIsOptional<Each>) {
            if (each) write(separated(out).append(key.quoted()), *each);
        } else if constexpr (requires { write_fields(out, each); }) {
            if (field.flat)
                write_fields(out, each);
            else
                write(separated(out).append(key.quoted()), each);
        } else if (kAbout<T>.list) {
            write(separated(out), each);
        } else if (!field.omitted || !is_default(each)) {
            write(separated(out).append(key.quoted()), each);
        }
    });
}

}  // namespace inside

template <Described T>
void write(std::string& out, const T& value) {
    out += kAbout<T>.list ? '[' : '{';
    inside::write_fields(out, value);
    out += kAbout<T>.list ? ']' : '}';
}

template <typename... Types>
void write(std::string& out, const std::variant<Types...>& value) {
    out += '{';
    inside::write_fields(out, value);
    out += '}';
}

template <typename T>
std::string text_of_json(const T& value) {
    std::string out;
    write(out, value);
    return out;
}

}  // namespace bornes::protocol
