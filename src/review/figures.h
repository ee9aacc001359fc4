// Figures as they are printed. They are rounded once and added as whole numbers, so that sums are
// exact and equal on every machine.
#pragma once

#include <algorithm>
#include <cstdint>

#include "bornes/review.h"

namespace bornes::review {

inline constexpr int kWinDecimals = 4;
inline constexpr int kPointDecimals = 1;
inline constexpr int kWinUnits = 10'000;
inline constexpr int kPointUnits = 10;

constexpr std::int64_t units(double value, int scale) {
    return static_cast<std::int64_t>(value * scale + (value < 0 ? -0.5 : 0.5));
}
constexpr double rounded_win(double value) {
    return static_cast<double>(units(value, kWinUnits)) / kWinUnits;
}
constexpr double rounded_points(double value) {
    return static_cast<double>(units(value, kPointUnits)) / kPointUnits;
}

// Adds two rounded figures; the sum is rounded too.
constexpr void add_win(double& sum, double win) { sum = rounded_win(sum + win); }
constexpr void add_points(double& sum, double points) { sum = rounded_points(sum + points); }

// Whether a step has found the chances at this point of the curve.
inline bool is_known(const CurvePoint& point) {
    return std::any_of(point.win.begin(), point.win.end(), [](double win) { return win > 0; });
}

}  // namespace bornes::review
