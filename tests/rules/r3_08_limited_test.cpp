// R3.8: a team is limited if speed-limit is on top of its speed pile and right-of-way is not
// displayed.
#include "support/table.h"

namespace bornes::test::r3_08 {
namespace {

Table with(const std::string& speed, const std::string& safeties) {
    return table("parker-1988, players 2", "seat 1: 50 75; team 1 battle: roll; team 1 speed: " +
                                               speed + "; team 1 safeties: " + safeties);
}

TEST(R3_08_Limited, WhileTheLimitIsOnTop) {
    EXPECT_REFUSED(with("speed-limit", ""), "play 75", over_speed_limit);
    EXPECT_REFUSED(with("speed-limit end-of-limit speed-limit", ""), "play 75", over_speed_limit);
    EXPECT_LEGAL(with("speed-limit", ""), "play 50");
}

TEST(R3_08_Limited, NoLongerAfterItsEnd) {
    EXPECT_LEGAL(with("", ""), "play 75");
    EXPECT_LEGAL(with("speed-limit end-of-limit", ""), "play 75");
}

TEST(R3_08_Limited, NotWithRightOfWay) {
    EXPECT_LEGAL(with("speed-limit", "right-of-way"), "play 75");
    EXPECT_REFUSED(with("speed-limit", "extra-tank driving-ace"), "play 75", over_speed_limit);
}

}  // namespace
}  // namespace bornes::test::r3_08
