// The ids of enumerations, in the order of their values. Readers, writers and the schema use them.
#pragma once

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "bornes/bot.h"
#include "bornes/position.h"

namespace bornes::protocol {

namespace inside {

// The name of an enumerator with dashes: hand_over becomes hand-over.
struct EnumId {
    std::array<char, 32> text{};
    std::size_t size = 0;
};
constexpr EnumId enum_id(std::string_view name) {
    EnumId made;
    for (const char c : name) made.text[made.size++] = c == '_' ? '-' : c;
    return made;
}

template <typename Enum>
using Enumerators = boost::describe::describe_enumerators<Enum>;

// Enumerators must count from 0 without gaps, as BOOST_DEFINE_ENUM_CLASS makes them.
template <typename Enum>
inline constexpr auto kEnumIds = []<std::size_t... index>(std::index_sequence<index...>) {
    return std::array{enum_id(boost::mp11::mp_at_c<Enumerators<Enum>, index>::name)...};
}
(std::make_index_sequence<boost::mp11::mp_size<Enumerators<Enum>>::value>{});

}  // namespace inside

template <typename Enum>
concept DescribedEnum = boost::describe::has_describe_enumerators<Enum>::value;

// How readers and writers translate an enumeration.
template <typename Enum>
struct Names;

template <DescribedEnum Enum>
struct Names<Enum> {
    static std::string_view id(Enum value) {
        const inside::EnumId& found = inside::kEnumIds<Enum>[static_cast<std::size_t>(value)];
        return {found.text.data(), found.size};
    }
    static std::vector<std::string_view> all() {
        std::vector<std::string_view> ids;
        for (const inside::EnumId& each : inside::kEnumIds<Enum>)
            ids.emplace_back(each.text.data(), each.size);
        return ids;
    }
    static std::optional<Enum> from(std::string_view text) {
        for (std::size_t i = 0; i < inside::kEnumIds<Enum>.size(); ++i)
            if (id(static_cast<Enum>(i)) == text) return static_cast<Enum>(i);
        return std::nullopt;
    }
};

// Enumerations of the engine and the bots have ids of their own.
template <HasIds Enum>
struct Names<Enum> {
    static std::string_view id(Enum value) { return bornes::id(value); }
    static std::optional<Enum> from(std::string_view text) { return from_id<Enum>(text); }
    static std::vector<std::string_view> all() { return {kIds<Enum>.begin(), kIds<Enum>.end()}; }
};

template <typename Enum>
concept Named = std::is_enum_v<Enum> && requires(Enum value) {
    Names<Enum>::id(value);
};

}  // namespace bornes::protocol
