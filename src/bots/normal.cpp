#include "normal.h"

#include <array>
#include <cmath>

namespace bornes::bots {
namespace {

constexpr int kPerUnit = 16;
constexpr int kBeyond = 8;  // deviations: the tail beyond has less than 1e-15

struct Point {
    double density;
    double chance;
};

// e^-x for x >= 0: halves x until the series is short, then squares the result as often.
double exp_of_minus(double x) {
    constexpr int halvings = 6;
    const double small = x / (1 << halvings);
    double term = 1;
    double sum = 1;
    for (int i = 1; i <= 20; ++i) sum += term *= -small / i;
    for (int i = 0; i < halvings; ++i) sum *= sum;
    return sum;
}

Point point_at(double x) {
    constexpr double one_by_root_of_two_pi = 0.39894228040143267794;
    const double density = one_by_root_of_two_pi * exp_of_minus(x * x / 2);
    double term = x;
    double sum = x;
    for (int i = 3; term > sum * 1e-17; i += 2) sum += term *= x * x / i;
    return {density, 0.5 + density * sum};
}

using Points = std::array<Point, kPerUnit * kBeyond + 1>;
Points all_points() {
    Points points;
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = point_at(static_cast<double>(i) / kPerUnit);
    return points;
}

// The Taylor series around the nearest point of the table. The n-th derivative of the density is
// the density times a polynomial p(n), with p(n + 1) = -x p(n) - n p(n - 1).
double upper_half(double deviations) {
    static const Points points = all_points();
    const auto place = static_cast<std::size_t>(deviations * kPerUnit + 0.5);
    const double x = static_cast<double>(place) / kPerUnit;
    const double step = deviations - x;
    double before = 0;
    double polynomial = 1;
    double power = step;
    double sum = step;
    for (int n = 0; n < 7; ++n) {
        const double next = -x * polynomial - n * before;
        before = polynomial;
        polynomial = next;
        power *= step / (n + 2);
        sum += polynomial * power;
    }
    return points[place].chance + points[place].density * sum;
}

}  // namespace

double normal(double deviations) {
    const double size = std::abs(deviations);
    const double half = size < kBeyond ? upper_half(size) : 1;
    return deviations < 0 ? 1 - half : half;
}

}  // namespace bornes::bots
