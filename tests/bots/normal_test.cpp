// Our normal distribution agrees with the C library, except for the last bits.
#include "bots/normal.h"

#include <gtest/gtest.h>

#include <cmath>

namespace bornes::test {
namespace {

using namespace bots;

TEST(Normal, IsTheDistributionOfTheLibrary) {
    for (int i = -10'000; i <= 10'000; ++i) {
        const double x = i / 1000.0;
        EXPECT_NEAR(normal(x), std::erfc(-x / std::sqrt(2.0)) / 2, 1e-13) << x;
    }
}

TEST(Normal, IsMonotonicAndReachesOne) {
    double before = normal(-100);
    EXPECT_EQ(before, 0);
    for (int i = -90'000; i <= 90'000; ++i) {
        const double now = normal(i / 10'000.0);
        EXPECT_GE(now, before - 1e-13) << i;
        before = now;
    }
    EXPECT_EQ(normal(100), 1);
    EXPECT_EQ(normal(0), 0.5);
}

}  // namespace
}  // namespace bornes::test
