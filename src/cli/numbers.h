// Checks of numbers on the command line.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <limits>

namespace bornes::cli {

// Accepts digits from `min` to `max`, without a sign and without leading zeros.
CLI::Validator whole_number(std::uint64_t min = 0,
                            std::uint64_t max = std::numeric_limits<std::uint64_t>::max());
// The same, also with a fraction: 0.5.
CLI::Validator decimal_number(double min, double max);

}  // namespace bornes::cli
