// R8.7: an extension that the caller's team completes brings it 200 in every edition that has one.
#include "support/table.h"

namespace bornes::test::r8_07 {
namespace {

TEST(R8_07_ExtensionCompleted, TheCallersTeamHas200) {
    for (const char* edition : {"parker-1962", "parker-1971-fr", "parker-1988", "classic-km"}) {
        Table t = table(std::string(edition) + ", players 3",
                        "seat 1: 100; extended by: 1; team 1 battle: roll;"
                        "team 1 distance: 200 200 100 100 100 100 100");
        act(t, "play 100");
        EXPECT_EQ(score_of(t, 1).extension, 200) << edition;
        EXPECT_EQ(score_of(t, 2).extension, 0) << edition;
        EXPECT_EQ(score_of(t, 3).extension, 0) << edition;
    }
}

}  // namespace
}  // namespace bornes::test::r8_07
