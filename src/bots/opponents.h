// Whom master imagines to play against.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bornes::bots {

// Players like itself, who go by a network, or strangers with the habits of `casual`.
enum class Opponents : std::uint8_t { by_policy, by_habits };
inline constexpr std::size_t kOpponentKinds = 2;

}  // namespace bornes::bots
