// R8.8: an extension that another team completes brings 200 to each opponent of the caller, or to
// nobody.
#include "support/table.h"

namespace bornes::test::r8_08 {
namespace {

Table completed_by_another(const std::string& edition) {
    Table t = table(edition + ", players 3",
                    "seat 2: 100; to act: 2; extended by: 1; team 1 distance: 200 200 100 100 100;"
                    "team 2 battle: roll; team 2 distance: 200 100 100 100 100 100 100 100");
    act(t, "play 100");
    return t;
}

TEST(R8_08_ExtensionLostToAnother, EachOpponentOfTheCallerHas200) {
    for (const char* edition : {"parker-1962", "parker-1971-fr", "parker-1988"}) {
        const Table t = completed_by_another(edition);
        EXPECT_EQ(t.board.completed_by, 1);
        EXPECT_EQ(score_of(t, 1).extension, 0) << edition;
        EXPECT_EQ(score_of(t, 2).extension, 200) << edition;
        EXPECT_EQ(score_of(t, 3).extension, 200) << edition;  // also for a team that did nothing
    }
}

TEST(R8_08_ExtensionLostToAnother, Nobody) {
    const Table t = completed_by_another("classic-km");
    for (const int team : {1, 2, 3}) EXPECT_EQ(score_of(t, team).extension, 0);
}

}  // namespace
}  // namespace bornes::test::r8_08
