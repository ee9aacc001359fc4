#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "arena/tally.h"
#include "arena/tournament.h"
#include "bornes/random.h"

namespace bornes::arena {
namespace {

double uniform(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

TEST(Ratio, OfEqualGroupsIsTheUsualMean) {
    Ratio ratio;
    for (const double wins : {0.0, 1.0, 2.0, 1.0}) ratio.add(wins, 2);
    EXPECT_DOUBLE_EQ(ratio.value(), 0.5);
    // The shares are 0, 0.5, 1, 0.5. Their variance is 1/6, and the variance of their mean is 1/24.
    EXPECT_NEAR(ratio.standard_error(), std::sqrt(1.0 / 24), 1e-12);
}

// Figures from printed tables. With many groups, the figure of the normal distribution.
TEST(Ratio, AnIntervalIsAsWideAsStudentSays) {
    for (const auto& [groups, standard_errors] :
         {std::pair{2, 12.706}, std::pair{3, 4.303}, std::pair{4, 3.182}, std::pair{11, 2.228},
          std::pair{31, 2.042}, std::pair{100001, 1.960}}) {
        Ratio ratio;
        for (int group = 0; group < groups; ++group) ratio.add(group % 2, 1);
        const Estimate estimate = ratio.estimate();
        const double error = ratio.standard_error();
        EXPECT_NEAR((estimate.high - estimate.value) / error, standard_errors, 0.0006) << groups;
        EXPECT_NEAR((estimate.value - estimate.low) / error, standard_errors, 0.0006) << groups;
    }
}

TEST(Ratio, KnowsNothingOfOneGroup) {
    Ratio ratio;
    ratio.add(1, 2);
    EXPECT_TRUE(std::isinf(ratio.estimate().high));
}

TEST(Ratio, AShareIsNeverCertain) {
    Ratio wins;
    for (int group = 0; group < 30; ++group) wins.add(2, 2);
    EXPECT_EQ(wins.share().value, 1);
    EXPECT_EQ(wins.share().high, 1);
    EXPECT_NEAR(wins.share().low, 0.966, 0.001);
    EXPECT_EQ((Sprt{0, 10}).verdict(wins, 2), Sprt::Verdict::elo1);
}

// After subtracting luck, a one-sided match may have more wins than games.
TEST(Ratio, AShareIsNeverMoreThanAll) {
    Ratio adjusted;
    for (int group = 0; group < 30; ++group) adjusted.add(group % 2 == 0 ? 2.1 : 2, 2);
    EXPECT_EQ(adjusted.share().value, 1);
    EXPECT_EQ(adjusted.share().high, 1);
    EXPECT_LT(adjusted.share().low, 1);
}

TEST(Ratio, IntervalsHoldTheTruthNineteenTimesOutOfTwenty) {
    Random random(1);
    constexpr double truth = 0.3;
    int inside = 0;
    for (int run = 0; run < 1000; ++run) {
        Ratio ratio;
        for (int group = 0; group < 60; ++group) {
            const int games = 2 + static_cast<int>(random.below(4));
            int wins = 0;
            for (int game = 0; game < games; ++game) wins += uniform(random) < truth ? 1 : 0;
            ratio.add(wins, games);
        }
        const Estimate estimate = ratio.estimate();
        inside += estimate.low <= truth && truth <= estimate.high ? 1 : 0;
    }
    EXPECT_NEAR(inside, 950, 25);
}

TEST(Elo, IsTheUsualOneForTwoTeams) {
    EXPECT_NEAR(elo_of(10.0 / 11, 2), 400, 1e-9);
    EXPECT_NEAR(elo_of(0.5, 2), 0, 1e-9);
    EXPECT_NEAR(elo_of(1.0 / 3, 3), 0, 1e-9);
    for (const int teams : {2, 3, 6}) EXPECT_NEAR(elo_of(share_of(123, teams), teams), 123, 1e-9);
    EXPECT_TRUE(std::isinf(elo_of(1, 2)));
}

// Pairs of games of a player whose share of wins corresponds to `elo`.
Sprt::Verdict verdict_of_games(double elo, std::uint64_t seed) {
    const Sprt test{0, 60};
    Random random(seed);
    Ratio wins;
    for (int group = 0; group < 4000; ++group) {
        int won = 0;
        for (int game = 0; game < 2; ++game) won += uniform(random) < share_of(elo, 2) ? 1 : 0;
        wins.add(won, 2);
        if (test.verdict(wins, 2) != Sprt::Verdict::open) break;
    }
    return test.verdict(wins, 2);
}

TEST(Sprt, FindsOutWhichIsTrue) {
    int right = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        right += verdict_of_games(0, seed) == Sprt::Verdict::elo0 ? 1 : 0;
        right += verdict_of_games(60, seed) == Sprt::Verdict::elo1 ? 1 : 0;
    }
    EXPECT_GE(right, 370);  // 5 % errors, plus a margin for the normal approximation
}

TEST(Times, QuantilesAreWithinFivePercent) {
    Times times;
    for (int i = 1; i <= 1000; ++i) times.add(std::chrono::microseconds(i));
    EXPECT_NEAR(times.quantile(0.5), 0.5, 0.03);
    EXPECT_NEAR(times.quantile(0.99), 0.99, 0.06);
    EXPECT_EQ(Times{}.quantile(0.5), 0);
}

TEST(Lineups, PutEverybodyEverywhere) {
    using Games = std::vector<std::vector<int>>;
    EXPECT_EQ(lineups(2, 2), (Games{{0, 1}, {1, 0}}));
    EXPECT_EQ(lineups(2, 3), (Games{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}}));
    EXPECT_EQ(lineups(3, 3), (Games{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}}));
    EXPECT_EQ(lineups(3, 2), (Games{{0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 2}, {2, 1}}));
    EXPECT_EQ(lineups(4, 3), Games{});
}

}  // namespace
}  // namespace bornes::arena
