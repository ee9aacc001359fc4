// A clock that cannot be set back or forward, and time in which no table counts as idle.
#include "journal/expiry.h"

#include <gtest/gtest.h>

#include "server/database_clock.h"

namespace bornes::server {
namespace {

using journal::idle_before;
using journal::Pause;

constexpr Millis kDay = 86'400'000;
constexpr Millis kKeep = 30 * kDay;

TEST(Expiry, WithoutPausesTimeIsTime) {
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {}), 70 * kDay);
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {{20 * kDay, 60 * kDay}}), 70 * kDay);
}

TEST(Expiry, APauseMakesNothingIdle) {
    // The server ran on 30 of the last 40 days.
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {{80 * kDay, 90 * kDay}}), 60 * kDay);
    // The clock was set forward by a month, then the server started.
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {{70 * kDay, 100 * kDay}}), 40 * kDay);
}

TEST(Expiry, PausesAddUpAndMayOverlap) {
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {{80 * kDay, 90 * kDay}, {60 * kDay, 70 * kDay}}),
              50 * kDay);
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {{75 * kDay, 90 * kDay}, {70 * kDay, 85 * kDay}}),
              50 * kDay);
    EXPECT_EQ(idle_before(100 * kDay, kKeep, {{120 * kDay, 150 * kDay}}), 70 * kDay)
        << "in the future: the clock is right again";
}

TEST(DatabaseClock, FollowsADriftAndNoJump) {
    static Millis ticks = 5'000;
    DatabaseClock clock([] { return ticks; });
    clock.begin(1'000'000, ticks);
    ticks += 30'000;
    EXPECT_EQ(clock.now(), 1'030'000);
    EXPECT_EQ(clock.compare(1'030'200, ticks), 0);
    EXPECT_EQ(clock.now(), 1'030'200);
    EXPECT_EQ(clock.compare(1'030'200 - 3'600'000, ticks), -3'600'000);
    EXPECT_EQ(clock.compare(1'030'200 + 30 * kDay, ticks), 30 * kDay);
    EXPECT_EQ(clock.now(), 1'030'200);
}

}  // namespace
}  // namespace bornes::server
