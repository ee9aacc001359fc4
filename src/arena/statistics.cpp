#include "arena/statistics.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>

namespace bornes::arena {
namespace {

constexpr std::int64_t kFewestGroupsToDecide = 10;

// The half-width of a 95 % interval, in standard errors.
double student95(std::int64_t degrees) {
    const boost::math::students_t student(static_cast<double>(degrees));
    return boost::math::quantile(boost::math::complement(student, 0.025));
}

}  // namespace

void Ratio::add(double amount, double items) {
    ++groups_;
    amount_ += amount;
    items_ += items;
    amount_squares_ += amount * amount;
    products_ += amount * items;
    item_squares_ += items * items;
}

double Ratio::standard_error() const {
    if (groups_ < 2) return std::numeric_limits<double>::infinity();
    const auto n = static_cast<double>(groups_);
    const double ratio = value();
    const double squares = amount_squares_ - 2 * ratio * products_ + ratio * ratio * item_squares_;
    return std::sqrt(std::max(squares, 0.0) * n / (n - 1)) / items_;
}

Estimate Ratio::estimate() const {
    const double width = standard_error() * student95(std::max<std::int64_t>(groups_ - 1, 1));
    return {value(), value() - width, value() + width};
}

// Adds the error of half a group, so that the interval is never empty.
double Ratio::share_error() const {
    return std::hypot(standard_error(),
                      0.5 / static_cast<double>(std::max<std::int64_t>(groups_, 1)));
}

Estimate Ratio::share() const {
    const double width = share_error() * student95(std::max<std::int64_t>(groups_ - 1, 1));
    const auto within = [](double share) { return std::clamp(share, 0.0, 1.0); };
    return {within(value()), within(value() - width), within(value() + width)};
}

double share_of(double elo, int teams) {
    const double odds = std::pow(10, elo / 400) / (teams - 1);
    return odds / (1 + odds);
}

double elo_of(double share, int teams) {
    if (share <= 0) return -std::numeric_limits<double>::infinity();
    if (share >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(share / (1 - share) * (teams - 1));
}

double Sprt::log_likelihood_ratio(const Ratio& wins, int teams) const {
    const double error = wins.share_error();
    if (std::isinf(error)) return 0;
    const double from0 = (wins.value() - share_of(elo0, teams)) / error;
    const double from1 = (wins.value() - share_of(elo1, teams)) / error;
    return (from0 * from0 - from1 * from1) / 2;
}

Sprt::Verdict Sprt::verdict(const Ratio& wins, int teams) const {
    if (wins.groups() < kFewestGroupsToDecide) return Verdict::open;
    const double ratio = log_likelihood_ratio(wins, teams);
    if (ratio >= kBound) return Verdict::elo1;
    return ratio <= -kBound ? Verdict::elo0 : Verdict::open;
}

}  // namespace bornes::arena
