// R7.4: 300 for each coup fourré, on top of the safety's 100.
#include "support/table.h"

namespace bornes::test::r7_04 {
namespace {

TEST(R7_04_CoupFourres, EachScores300) {
    const Table t = table("parker-1988, players 2",
                          "team 1 safeties: extra-tank* driving-ace* puncture-proof;"
                          "team 2 safeties: right-of-way*");
    EXPECT_EQ(score_of(t, 1).coup_fourres, 600);
    EXPECT_EQ(score_of(t, 2).coup_fourres, 300);
    EXPECT_EQ(score_of(t, 2).total(), 400);
}

}  // namespace
}  // namespace bornes::test::r7_04
