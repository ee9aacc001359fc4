// Numbers on the command line: plain digits, checked before anything else happens.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <limits>

namespace bornes::cli {

// Digits without sign and leading zero, from `min` to `max`.
CLI::Validator whole_number(std::uint64_t min = 0,
                            std::uint64_t max = std::numeric_limits<std::uint64_t>::max());
// The same with a fraction: 0.5.
CLI::Validator decimal_number(double min, double max);

}  // namespace bornes::cli
