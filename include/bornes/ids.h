// Ids: every public enum has one word for each of its values. The word is the same in records,
// JSON, messages, bindings and word catalogues, and code never types it a second time.
//
//     id(Card::out_of_gas)          "out-of-gas"
//     from_id<Card>("out-of-gas")   Card::out_of_gas, or nothing for an unknown word
//     kValues<Card>                 all values, in their order
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace bornes {

// Specialised beside each enum: the ids of its values, in their order.
template <typename Enum>
inline constexpr std::array<std::string_view, 0> kIds{};

// An enum with ids.
template <typename Enum>
concept HasIds = std::is_enum_v<Enum> && !kIds<Enum>.empty();

// How many values an enum has.
template <HasIds Enum>
inline constexpr int kCount = static_cast<int>(kIds<Enum>.size());

// All values of an enum, in their order.
template <HasIds Enum>
inline constexpr auto kValues = [] {
    std::array<Enum, kIds<Enum>.size()> values{};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<Enum>(i);
    return values;
}();

// Returns the id of a value, which must be one that the enum names.
template <HasIds Enum>
constexpr std::string_view id(Enum value) {
    return kIds<Enum>[static_cast<std::size_t>(value)];
}

// Returns the value with this id, or nothing if there is none. Linear in the number of values.
template <HasIds Enum>
constexpr std::optional<Enum> from_id(std::string_view id) {
    for (std::size_t i = 0; i < kIds<Enum>.size(); ++i)
        if (kIds<Enum>[i] == id) return static_cast<Enum>(i);
    return std::nullopt;
}

}  // namespace bornes
