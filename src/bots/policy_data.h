// The bytes of data/policy.net, compiled in.
#pragma once

#include <cstdint>
#include <span>

namespace bornes {

std::span<const std::uint8_t> policy_data();

}  // namespace bornes
