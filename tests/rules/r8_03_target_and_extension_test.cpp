// R8.3: the target is 1000 with four players. With two, three and six it is 700, with an extension
// to 1000. The road race goes to 1000, without extension.
#include "support/table.h"

namespace bornes::test::r8_03 {
namespace {

// R10.24 covers six players in 1962.
TEST(R8_03_TargetAndExtension, CardGames) {
    for (const std::string edition :
         {"parker-1962", "parker-1971-fr", "parker-1988", "classic-km"}) {
        for (const std::string players : {"2", "3", "6"}) {
            const Rules rules = rules_of(edition + ", players " + players);
            EXPECT_EQ(rules.target, 700) << edition << players;
            EXPECT_EQ(rules.extension, 1000) << edition << players;
        }
        const Rules four = rules_of(edition + ", players 4");
        EXPECT_EQ(four.target, 1000) << edition;
        EXPECT_EQ(four.extension, kNoExtension) << edition;
    }
}

TEST(R8_03_TargetAndExtension, RoadRace) {
    for (const std::string players : {"2", "3", "4"}) {
        const Rules rules = rules_of("fundex-2010, players " + players);
        EXPECT_EQ(rules.target, 1000);
        EXPECT_EQ(rules.extension, kNoExtension);
    }
}

TEST(R8_03_TargetAndExtension, InPlay) {
    const std::string at_600 =
        "seat 1: 100 200; team 1 battle: roll; team 1 distance: 200 100 100 100 100";
    Table card_game = table("parker-1962, players 2", at_600);
    EXPECT_REFUSED(card_game, "play 200", past_target);
    act(card_game, "play 100");
    EXPECT_EQ(card_game.board.phase, Phase::extension);
    Table race = table("fundex-2010, players 2", at_600);
    EXPECT_LEGAL(race, "play 200");
    act(race, "play 100");
    EXPECT_EQ(race.board.phase, Phase::play);
}

}  // namespace
}  // namespace bornes::test::r8_03
