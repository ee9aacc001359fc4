// R7.9: 200 if the hand was extended. The caller's team gets them if it completed the trip;
// otherwise the edition decides (R8.8, R8.9).
#include "support/table.h"

namespace bornes::test::r7_09 {
namespace {

TEST(R7_09_Extension, NothingWithoutAnExtension) {
    Table t = table("parker-1962, players 2",
                    "seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100");
    act(t, {"play 100", "finish"});
    EXPECT_EQ(score_of(t, 1).extension, 0);
    EXPECT_EQ(score_of(t, 2).extension, 0);
}

TEST(R7_09_Extension, ACallersPartnerMayCompleteIt) {
    Table t = table("parker-1988, players 6",
                    "seat 4: 100; to act: 4; extended by: 1; team 1 battle: roll;"
                    "team 1 distance: 200 200 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(score_of(t, 1).extension, 200);
    EXPECT_EQ(score_of(t, 2).extension, 0);
    EXPECT_EQ(score_of(t, 3).extension, 0);
}

}  // namespace
}  // namespace bornes::test::r7_09
