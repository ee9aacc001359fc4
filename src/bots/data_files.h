// The contents of the files in data/, compiled in.
#pragma once

#include <cstdint>
#include <span>

namespace bornes::bots {

std::span<const std::uint8_t> policy_data();     // policy.net
std::span<const std::uint8_t> races_data();      // races.net
std::span<const std::uint8_t> duels_data();      // duels.net
std::span<const std::uint8_t> beliefs_data();    // beliefs.bin
std::span<const std::uint8_t> strangers_data();  // strangers.bin

}  // namespace bornes::bots
