// R8.1: which numbers of players an edition has.
#include "support/table.h"

namespace bornes::test::r8_01 {
namespace {

bool makes_a_game(Edition edition, int players, const HouseRules& house = {}) {
    return static_cast<bool>(make_rules(edition, players, house));
}

TEST(R8_01_Players, TwoThreeAndFourAreAlwaysPossible) {
    for (const Edition edition : kEditions)
        for (const int players : {2, 3, 4}) EXPECT_TRUE(makes_a_game(edition, players));
}

TEST(R8_01_Players, SixInTheCardGamesOnly) {
    EXPECT_TRUE(makes_a_game(Edition::parker_1962, 6));
    EXPECT_TRUE(makes_a_game(Edition::parker_1971_fr, 6));
    EXPECT_TRUE(makes_a_game(Edition::parker_1988, 6));
    EXPECT_TRUE(makes_a_game(Edition::classic_km, 6));
    EXPECT_FALSE(makes_a_game(Edition::fundex_2010, 6));
}

TEST(R8_01_Players, NoOtherNumbers) {
    for (const Edition edition : kEditions) {
        for (const int players : {-1, 0, 1, 7, 8, 1000})
            EXPECT_EQ(make_rules(edition, players).fault, RulesFault::players_out_of_range);
        EXPECT_FALSE(makes_a_game(edition, 5));
    }
}

TEST(R8_01_Players, NoTeamsInTheRoadRace) {
    EXPECT_EQ(rules_of("fundex-2010, players 4").teams, 4);
    EXPECT_EQ(rules_of("parker-1988, players 4").teams, 2);
}

}  // namespace
}  // namespace bornes::test::r8_01
