// lessons/first-game.json as it is compiled in.
#pragma once

#include <cstdint>
#include <span>

namespace bornes::terminal {

std::span<const std::uint8_t> first_game_data();

}  // namespace bornes::terminal
