// Chores and alarms of tables, on a clock that the test moves.
#include "server/alarms.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bornes::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class AlarmsTest : public ::testing::Test {
protected:
    static constexpr Millis kMinute = 60'000;

    void pass(Millis time) {
        ticks_ += time;
        alarms_.ring();
    }
    Millis in(Millis time) const { return clock_.now() + time; }

    static inline Millis ticks_ = 0;
    DatabaseClock clock_{[] { return ticks_; }};
    Millis timer_ = -1;
    std::vector<std::string> woken_;
    Alarms alarms_{clock_, [this](Millis in) { timer_ = in; },
                   [this](const std::string& table) { woken_.push_back(table); }};
};

TEST_F(AlarmsTest, TablesAreWokenInTheOrderOfTheirMoments) {
    alarms_.wake_at("late", in(2 * kMinute));
    alarms_.wake_at("early", in(kMinute));
    EXPECT_LE(timer_, kMinute);
    alarms_.ring();
    EXPECT_THAT(woken_, IsEmpty());
    pass(3 * kMinute);
    EXPECT_THAT(woken_, ElementsAre("early", "late"));
    pass(kMinute);
    EXPECT_THAT(woken_, ElementsAre("early", "late")) << "once each";
}

TEST_F(AlarmsTest, ALaterWordReplacesAnEarlierOne) {
    alarms_.wake_at("t", in(kMinute));
    alarms_.wake_at("t", in(10 * kMinute));
    pass(5 * kMinute);
    EXPECT_THAT(woken_, IsEmpty());
    pass(6 * kMinute);
    EXPECT_THAT(woken_, ElementsAre("t"));
}

TEST_F(AlarmsTest, AForgottenTableSleepsOn) {
    alarms_.wake_at("t", in(kMinute));
    alarms_.forget("t");
    pass(2 * kMinute);
    EXPECT_THAT(woken_, IsEmpty());
}

TEST_F(AlarmsTest, AChoreComesAtOnceAndThenOncePerPeriod) {
    int done = 0;
    alarms_.repeat(10 * kMinute, [&done] { ++done; });
    alarms_.ring();
    EXPECT_EQ(done, 1);
    EXPECT_GT(timer_, 9 * kMinute);
    pass(9 * kMinute);
    EXPECT_EQ(done, 1);
    pass(2 * kMinute);
    EXPECT_EQ(done, 2);
}

}  // namespace
}  // namespace bornes::server
