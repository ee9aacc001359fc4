// Estimates from results, and their confidence intervals.
#pragma once

#include <cstdint>
#include <optional>

namespace bornes::arena {

struct Estimate {
    double value = 0;
    double low = 0;  // bounds of the 95 % interval
    double high = 0;
};

// The ratio of two sums over independent groups, such as wins per game. Its interval is the
// interval of the mean of the groups' residuals. With one item per group, this is the usual mean.
class Ratio {
public:
    void add(double amount, double items);
    std::int64_t groups() const { return groups_; }
    double value() const { return items_ > 0 ? amount_ / items_ : 0; }
    // The standard error of the value; infinite with fewer than two groups.
    double standard_error() const;
    Estimate estimate() const;
    // For a share of wins: stays within 0 and 1, and is never certain, however one-sided the games
    // were.
    Estimate share() const;
    double share_error() const;

private:
    std::int64_t groups_ = 0;
    double amount_ = 0;
    double items_ = 0;
    double amount_squares_ = 0;
    double products_ = 0;
    double item_squares_ = 0;
};

// A rating difference of 400 means odds of ten to one against each opponent. `share_of` is the
// share of wins of a team whose opponents are all rated `elo` lower. `elo_of` is its inverse.
double share_of(double elo, int teams);
double elo_of(double share, int teams);

// A sequential test of whether a player is `elo0` or `elo1` better, with 5 % errors of both kinds.
struct Sprt {
    double elo0 = 0;
    double elo1 = 10;

    enum class Verdict : std::uint8_t { open, elo0, elo1 };
    static constexpr double kBound = 2.944438979166440;  // log(0.95 / 0.05)

    // The log of the likelihood ratio, if the results of the groups are normally distributed.
    double log_likelihood_ratio(const Ratio& wins, int teams) const;
    Verdict verdict(const Ratio& wins, int teams) const;
};

}  // namespace bornes::arena
