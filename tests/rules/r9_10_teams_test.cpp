// R9.10: `set teams partners` and `solo`. Two to six players may play solo, and five must.
#include "support/table.h"

namespace bornes::test::r9_10 {
namespace {

TEST(R9_10_Teams, SoloForAnyNumber) {
    for (const std::string edition :
         {"parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010", "classic-km"})
        for (const int players : {2, 3, 4, 5, 6}) {
            const Rules rules =
                rules_of(edition + ", set teams solo, players " + std::to_string(players));
            EXPECT_EQ(rules.teams, players) << edition;
            for (int seat = 0; seat < players; ++seat) EXPECT_EQ(rules.team_of(seat), seat);
        }
}

TEST(R9_10_Teams, FiveHaveTheSameRulesAsSix) {
    for (const std::string edition : {"parker-1962", "parker-1988", "fundex-2010", "classic-km"}) {
        const Rules five = rules_of(edition + ", players 5, set teams solo");
        const Rules six = rules_of(edition + ", players 6, set teams solo");
        EXPECT_EQ(five.deck_size(), 106) << edition;
        EXPECT_EQ(five.target, six.target) << edition;
        EXPECT_EQ(five.extension, six.extension) << edition;
    }
}

// R10.16
TEST(R9_10_Teams, SoloChangesNothingElse) {
    const Rules four = rules_of("parker-1988, players 4, set teams solo");
    EXPECT_EQ(four.deck_size(), 106);
    EXPECT_EQ(four.target, 1000);
    EXPECT_EQ(four.extension, kNoExtension);
    const Rules six = rules_of("parker-1988, players 6, set teams solo");
    EXPECT_EQ(six.target, 700);
    EXPECT_EQ(six.extension, 1000);
}

// R10.15
TEST(R9_10_Teams, PartnersInTheRoadRace) {
    EXPECT_EQ(rules_of("fundex-2010, players 4, set teams partners").teams, 2);
    EXPECT_EQ(rules_of("fundex-2010, players 3, set teams partners").teams, 3);
    EXPECT_EQ(rules_of("parker-1988, players 2, set teams partners").teams, 2);
}

TEST(R9_10_Teams, SixAloneAttackEachOther) {
    Table t = table("parker-1988, players 6, set teams solo",
                    "seat 1: stop; seat 4: right-of-way; team 4 battle: roll");
    act(t, {"play stop on 4", "coup-fourre right-of-way"});
    EXPECT_EQ(seat(t), 4);
    EXPECT_EQ(safeties(t, 4), "right-of-way*");
    EXPECT_EQ(safeties(t, 1), "");
}

TEST(R9_10_Teams, FiveGoRound) {
    Table t = table("classic-km, players 5, set teams solo", "seat 5: 25; to act: 5");
    act(t, "discard 25");
    EXPECT_EQ(seat(t), 1);
}

}  // namespace
}  // namespace bornes::test::r9_10
