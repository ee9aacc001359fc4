// R8.9: an extension that nobody completes brings 200 to each opponent of the caller in the first
// editions, and nothing in the others.
#include "support/table.h"

namespace bornes::test::r8_09 {
namespace {

Table completed_by_nobody(const std::string& edition) {
    Table t = table(edition + ", players 3",
                    "seat 2: 25; to act: 2; draw:; extended by: 1;"
                    "team 1 distance: 200 200 100 100 100");
    act(t, "discard 25");
    return t;
}

TEST(R8_09_ExtensionLostToNobody, EachOpponentOfTheCallerHas200) {
    for (const char* edition : {"parker-1962", "parker-1971-fr"}) {
        const Table t = completed_by_nobody(edition);
        EXPECT_EQ(t.board.phase, Phase::hand_over);
        EXPECT_EQ(score_of(t, 1).extension, 0) << edition;
        EXPECT_EQ(score_of(t, 2).extension, 200) << edition;
        EXPECT_EQ(score_of(t, 3).extension, 200) << edition;
    }
}

TEST(R8_09_ExtensionLostToNobody, Nothing) {
    for (const char* edition : {"parker-1988", "classic-km"})
        for (const int team : {1, 2, 3})
            EXPECT_EQ(score_of(completed_by_nobody(edition), team).extension, 0) << edition;
}

}  // namespace
}  // namespace bornes::test::r8_09
