// R4.2: a limited team plays only 25 and 50.
#include "support/table.h"

namespace bornes::test::r4_02 {
namespace {

TEST(R4_02_SpeedLimitBarsOver50, FiftyIsTheMost) {
    const Table t =
        table("parker-1988, players 2",
              "seat 1: 25 50 75 100 200; team 1 battle: roll; team 1 speed: speed-limit");
    EXPECT_LEGAL(t, "play 25");
    EXPECT_LEGAL(t, "play 50");
    EXPECT_REFUSED(t, "play 75", over_speed_limit);
    EXPECT_REFUSED(t, "play 100", over_speed_limit);
    EXPECT_REFUSED(t, "play 200", over_speed_limit);
}

TEST(R4_02_SpeedLimitBarsOver50, ForBothPartners) {
    const Table t =
        table("parker-1988, players 4",
              "seat 3: 50 75; to act: 3; team 1 battle: roll; team 1 speed: speed-limit");
    EXPECT_LEGAL(t, "play 50");
    EXPECT_REFUSED(t, "play 75", over_speed_limit);
}

TEST(R4_02_SpeedLimitBarsOver50, TheReasonComesBeforeTwo200sAndTarget) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 200; team 1 battle: roll; team 1 speed: speed-limit;"
                          "team 1 distance: 200 200 100 100");
    EXPECT_REFUSED(t, "play 200", over_speed_limit);
}

}  // namespace
}  // namespace bornes::test::r4_02
