// The opponents that master imagines.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bornes::bots {

// by_policy: players like master itself, who follow a network. by_habits: strangers with the habits
// of `casual`.
enum class Opponents : std::uint8_t { by_policy, by_habits };
inline constexpr std::size_t kOpponentKinds = 2;

}  // namespace bornes::bots
