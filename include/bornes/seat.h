// Seats and teams. Both count from 0 here and from 1 in every text. They are different types, so
// that the compiler refuses a seat in place of a team, and a team in place of a seat. Plain numbers
// convert to both.
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

// The number of a seat, from 0; kNoSeat is nobody. It has one byte. The conversion from a number
// keeps only the lowest byte, so check the range of a number from outside before you convert it.
using Seat = detail::Numbered<struct SeatKind>;
// The number of a team, from 0; kNoTeam is none. It has one byte, like a Seat.
using Team = detail::Numbered<struct TeamKind>;

inline constexpr Seat kNoSeat = -1;
inline constexpr Team kNoTeam = -1;

namespace detail {

// An array with one value per seat or team. The index is of that type or a plain number, and must
// be within the array. It uses std::array's own operator[], because compilers generate worse code
// for an index into data().
template <typename Value, typename Index, std::size_t size>
struct PerNumbered : std::array<Value, size> {
    using Values = std::array<Value, size>;
    constexpr Value& operator[](Index index) { return (*this)[int{index}]; }
    constexpr const Value& operator[](Index index) const { return (*this)[int{index}]; }
    template <std::integral Number>
    constexpr Value& operator[](Number index) {
        return Values::operator[](static_cast<std::size_t>(index));
    }
    template <std::integral Number>
    constexpr const Value& operator[](Number index) const {
        return Values::operator[](static_cast<std::size_t>(index));
    }
};

}  // namespace detail

// One value for each seat.
template <typename Value>
using PerSeat = detail::PerNumbered<Value, Seat, kMaxPlayers>;
// One value for each team.
template <typename Value>
using PerTeam = detail::PerNumbered<Value, Team, kMaxTeams>;

}  // namespace bornes
