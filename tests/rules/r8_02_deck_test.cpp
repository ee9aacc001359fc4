// R8.2: the deck by edition and number of players.
#include "support/table.h"

namespace bornes::test::r8_02 {
namespace {

int deck_size(const std::string& rules) { return rules_of(rules).deck_size(); }

TEST(R8_02_Deck, ShortWithTwoAndThreeInTheAmericanCardGames) {
    for (const std::string edition : {"parker-1962", "parker-1971-fr", "parker-1988"}) {
        EXPECT_EQ(deck_size(edition + ", players 2"), 101) << edition;
        EXPECT_EQ(deck_size(edition + ", players 3"), 101) << edition;
        EXPECT_EQ(deck_size(edition + ", players 4"), 106) << edition;
        EXPECT_EQ(deck_size(edition + ", players 6"), 106) << edition;
    }
}

TEST(R8_02_Deck, AlwaysFullInTheOthers) {
    for (const char* players : {"2", "3", "4"}) {
        EXPECT_EQ(deck_size("fundex-2010, players " + std::string(players)), 106);
        EXPECT_EQ(deck_size("classic-km, players " + std::string(players)), 106);
    }
    EXPECT_EQ(deck_size("classic-km, players 6"), 106);
}

}  // namespace
}  // namespace bornes::test::r8_02
