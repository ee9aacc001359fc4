// R4.4: a card that would take the team's miles above the target cannot be played.
#include "support/table.h"

namespace bornes::test::r4_04 {
namespace {

TEST(R4_04_NeverPastTarget, ExactlyToTheTargetIsAllowed) {
    const Table t = table("parker-1988, players 4",
                          "seat 1: 25 50 75 100 200; team 1 battle: roll;"
                          "team 1 distance: 200 100 100 100 100 100 100 100 50");
    ASSERT_EQ(miles(t, 1), 950);
    EXPECT_LEGAL(t, "play 25");
    EXPECT_LEGAL(t, "play 50");
    EXPECT_REFUSED(t, "play 75", past_target);
    EXPECT_REFUSED(t, "play 100", past_target);
    EXPECT_REFUSED(t, "play 200", past_target);
}

// R10.10: at a real table, such a card would be put on the discard pile. Here it must be discarded.
TEST(R4_04_NeverPastTarget, ItCanBeDiscarded) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100 75");
    EXPECT_REFUSED(t, "play 100", past_target);
    act(t, "discard 100");
    EXPECT_EQ(miles(t, 1), 675);
}

TEST(R4_04_NeverPastTarget, GoesByTheTargetOfTheHand) {
    const auto at_700 = [](const std::string& rules, const std::string& more) {
        return table(rules,
                     "seat 1: 100; team 1 battle: roll;"
                     "team 1 distance: 200 200 100 100 75;" +
                         more);
    };
    EXPECT_REFUSED(at_700("parker-1988, players 2", ""), "play 100", past_target);
    EXPECT_LEGAL(at_700("parker-1988, players 2", "extended by: 2"), "play 100");
    EXPECT_LEGAL(at_700("parker-1988, players 4", ""), "play 100");
    EXPECT_LEGAL(at_700("parker-1988, players 2, set target 775", ""), "play 100");
    EXPECT_REFUSED(at_700("parker-1988, players 2, set target 750", ""), "play 100", past_target);
}

TEST(R4_04_NeverPastTarget, EachTeamByItsOwnMiles) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 200; team 1 battle: roll; team 2 distance: 200 200 100 100 75");
    EXPECT_LEGAL(t, "play 200");
}

}  // namespace
}  // namespace bornes::test::r4_04
