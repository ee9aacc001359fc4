// The text of lessons/how-to-play.json, compiled in. It says which sentence of the rules holds
// when.
#pragma once

#include <cstdint>
#include <span>

namespace bornes::cli {

std::span<const std::uint8_t> how_to_play_data();

}  // namespace bornes::cli
