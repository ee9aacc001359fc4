// Seats and teams. Both count from 0 here and from 1 in every text. They are different types, so
// that the compiler refuses a seat where a team is meant and the other way round; plain numbers
// stand for either.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace bornes {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxTeams = kMaxPlayers;

namespace detail {

// A number from 0, or -1 for nobody. Two user-defined conversions never follow each other, so a
// Numbered<A> does not become a Numbered<B> by way of int.
template <typename Kind>
class Numbered {
public:
    constexpr Numbered() = default;
    template <std::integral Number>
    constexpr Numbered(Number number) : number_(static_cast<std::int8_t>(number)) {}
    constexpr operator int() const { return number_; }

private:
    std::int8_t number_ = 0;
};

}  // namespace detail

using Seat = detail::Numbered<struct SeatKind>;
using Team = detail::Numbered<struct TeamKind>;

inline constexpr Seat kNoSeat = -1;
inline constexpr Team kNoTeam = -1;

// One value for each seat, or for each team. The index must not be negative.
template <typename Value>
struct PerSeat : std::array<Value, kMaxPlayers> {
    constexpr Value& operator[](Seat seat) { return this->data()[static_cast<std::size_t>(seat)]; }
    constexpr const Value& operator[](Seat seat) const {
        return this->data()[static_cast<std::size_t>(seat)];
    }
};
template <typename Value>
struct PerTeam : std::array<Value, kMaxTeams> {
    constexpr Value& operator[](Team team) { return this->data()[static_cast<std::size_t>(team)]; }
    constexpr const Value& operator[](Team team) const {
        return this->data()[static_cast<std::size_t>(team)];
    }
};

}  // namespace bornes
