// R2.2: two or three players play alone. Four and six play in teams; partners sit opposite each
// other.
#include "support/table.h"

namespace bornes::test::r2_02 {
namespace {

std::string teams(std::string_view text) {
    const Rules rules = rules_of(text);
    std::string shown;
    for (int seat = 0; seat < rules.players; ++seat)
        shown += std::to_string(rules.team_of(seat) + 1);
    return shown;
}

TEST(R2_02_Teams, TwoAndThreePlayersAreAlone) {
    EXPECT_EQ(teams("parker-1988, players 2"), "12");
    EXPECT_EQ(teams("parker-1988, players 3"), "123");
}

TEST(R2_02_Teams, FourPlayersAreTwoPairs) {
    EXPECT_EQ(teams("parker-1962, players 4"), "1212");
    EXPECT_EQ(rules_of("parker-1962, players 4").teams, 2);
}

TEST(R2_02_Teams, SixPlayersAreThreePairs) {
    EXPECT_EQ(teams("classic-km, players 6"), "123123");
    EXPECT_EQ(rules_of("classic-km, players 6").teams, 3);
}

TEST(R2_02_Teams, PartnersPlayToOneTableau) {
    Table t =
        table("parker-1988, players 4", "seat 1: roll; seat 2: 25; seat 3: 100 roll; seat 4: 25");
    act(t, {"play roll", "discard 25"});
    EXPECT_REFUSED(t, "play roll", rolling_already);
    act(t, "play 100");
    EXPECT_EQ(battle(t, 1), "roll");
    EXPECT_EQ(distance(t, 1), "100");
    EXPECT_EQ(battle(t, 2), "");
}

TEST(R2_02_Teams, APartnerCannotBeAttacked) {
    const Table t = table("parker-1988, players 6",
                          "seat 4: stop speed-limit; to act: 4; team 1 battle: roll;"
                          "team 2 battle: roll; team 3 battle: roll");
    EXPECT_REFUSED(t, "play stop on 1", own_team);
    EXPECT_REFUSED(t, "play speed-limit on 1", own_team);
    EXPECT_LEGAL(t, "play stop on 2");
    EXPECT_LEGAL(t, "play speed-limit on 3");
    EXPECT_REFUSED(t, "play stop on 4", no_such_team);
}

}  // namespace
}  // namespace bornes::test::r2_02
