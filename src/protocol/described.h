// The description of a message. Boost.Describe lists the members, and one `Field` per member adds
// what Boost.Describe does not know. Writing (write.h), reading (read.h) and the JSON Schema
// (schema.h) all use this description.
//
//     struct Sit {
//         SeatIndex seat;
//     };
//     BOOST_DESCRIBE_STRUCT(Sit, (), (seat))
//     template <>
//     inline constexpr About kAbout<Sit>{
//         .name = "Sit", .says = "Takes a seat.", .tag_field = "do", .tag = "sit"};
//     template <>
//     inline constexpr auto kFields<Sit> = std::array{Field("seat", "The seat.")};
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

namespace bornes::protocol {

inline constexpr std::int64_t kLargestNumber = std::numeric_limits<std::int64_t>::max();

struct Field {
    constexpr Field(std::string_view the_member, std::string_view sentence)
        : member(the_member), says(sentence) {}

    // The JSON name, if it is not the member's name in camelCase.
    constexpr Field named(std::string_view other) const {
        Field changed = *this;
        changed.name = other;
        return changed;
    }
    // Allows numbers from `first` to `last`.
    constexpr Field range(std::int64_t first, std::int64_t last) const {
        Field changed = *this;
        changed.least = first;
        changed.most = last;
        return changed;
    }
    // Allows only these numbers.
    constexpr Field among(std::span<const int> numbers) const {
        Field changed = *this;
        changed.values = numbers;
        return changed;
    }
    // Requires texts to match a regular expression. Only the schema uses it. Readers check the text
    // with faster code.
    constexpr Field matching(std::string_view expression) const {
        Field changed = *this;
        changed.pattern = expression;
        return changed;
    }
    // A reader takes the default for an absent field. A writer always writes the field.
    constexpr Field may_be_absent() const {
        Field changed = *this;
        changed.optional = true;
        return changed;
    }
    // Same, but a writer leaves out the default.
    constexpr Field left_out_by_default() const {
        Field changed = may_be_absent();
        changed.omitted = true;
        return changed;
    }
    // A reader takes the default for a value that it does not understand, because a newer version
    // may send more.
    constexpr Field tolerant() const {
        Field changed = *this;
        changed.lenient = true;
        return changed;
    }
    // The fields of the member are written into the enclosing object.
    constexpr Field inlined() const {
        Field changed = *this;
        changed.flat = true;
        return changed;
    }

    std::string_view member;
    std::string_view says;  // for the documentation
    std::string_view name{};
    std::int64_t least = 0;
    std::int64_t most = kLargestNumber;
    std::span<const int> values{};
    std::string_view pattern{};
    bool optional = false;
    bool omitted = false;
    bool lenient = false;
    bool flat = false;
};

// The description of a type as a whole.
struct About {
    std::string_view name{};  // in the schema
    std::string_view says{};  // for the documentation
    // A variant recognises the type by this field. Empty: it recognises the type by its first
    // field.
    std::string_view tag_field{};
    std::string_view tag{};  // the value of `tag_field`; empty: any value
    bool list = false;       // the fields are written as an array
    bool closed = false;     // a reader refuses unknown fields
    bool complete = false;   // writers also write defaults, so the schema requires them
};

template <typename T>
inline constexpr About kAbout{};
template <typename T>
inline constexpr std::array<Field, 0> kFields{};

template <typename T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
template <typename T>
using Bases = boost::describe::describe_bases<T, boost::describe::mod_public>;

template <typename T>
concept Described = boost::describe::has_describe_members<T>::value;

// The Field of the member at `index`. Boost.Describe and kFields have the same order.
template <typename T, std::size_t index>
constexpr const Field& field_of() {
    static_assert(kFields<T>.size() == boost::mp11::mp_size<Members<T>>::value,
                  "one Field for each member");
    static_assert(
        kFields<T>[index].member == std::string_view(boost::mp11::mp_at_c<Members<T>, index>::name),
        "the fields in the order of the members");
    return kFields<T>[index];
}

namespace inside {

template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

constexpr std::size_t kLongestKey = 32;
// The text `"name":`, made at compile time.
struct Key {
    std::array<char, kLongestKey> text{};
    std::size_t size = 0;
    constexpr void add(char c) { text[size++] = c; }
    constexpr std::string_view quoted() const { return {text.data(), size}; }
    constexpr std::string_view name() const { return {text.data() + 1, size - 3}; }
};

// Turns snake_case into camelCase.
constexpr Key key_of(const Field& field) {
    Key key;
    key.add('"');
    if (!field.name.empty()) {
        for (const char c : field.name) key.add(c);
    } else {
        bool capital = false;
        for (const char c : field.member) {
            if (c != '_') key.add(capital ? static_cast<char>(c - 'a' + 'A') : c);
            capital = c == '_';
        }
    }
    key.add('"');
    key.add(':');
    return key;
}

template <typename T, std::size_t index>
inline constexpr Key kKey = key_of(field_of<T, index>());

}  // namespace inside

// Calls `visit(field, key, pointer to member)` for each member of T, but not for members of its
// bases.
template <typename T, typename Visit>
constexpr void for_each_member(Visit&& visit) {
    [&]<std::size_t... index>(std::index_sequence<index...>) {
        (visit(field_of<T, index>(), inside::kKey<T, index>,
               boost::mp11::mp_at_c<Members<T>, index>::pointer),
         ...);
    }
    (std::make_index_sequence<boost::mp11::mp_size<Members<T>>::value>{});
}

// Calls `visit(mp_identity<Base>{})` for each described base of T.
template <typename T, typename Visit>
constexpr void for_each_base(Visit&& visit) {
    boost::mp11::mp_for_each<Bases<T>>(
        [&](auto base) { visit(boost::mp11::mp_identity<typename decltype(base)::type>{}); });
}

}  // namespace bornes::protocol
