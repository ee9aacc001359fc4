// The text of lessons/first-game.json, compiled in.
#pragma once

#include <cstdint>
#include <span>

namespace bornes::terminal {

std::span<const std::uint8_t> first_game_data();

}  // namespace bornes::terminal
