// R8.11: a game for points goes to 5,000; a race is one hand.
#include "support/table.h"

namespace bornes::test::r8_11 {
namespace {

TEST(R8_11_Result, CardGamesGoTo5000) {
    for (const char* edition : {"parker-1962", "parker-1971-fr", "parker-1988", "classic-km"}) {
        const Rules rules = rules_of(std::string(edition) + ", players 2");
        EXPECT_EQ(rules.goal, 5000) << edition;
        EXPECT_FALSE(rules.is_race()) << edition;
        // The safety scores 100 points.
        for (const auto& [before, phase] :
             {std::pair{"4899", Phase::hand_over}, std::pair{"4900", Phase::game_over}}) {
            Table t = table(std::string(edition) + ", players 2",
                            "seat 1: 25; draw:; team 1 safeties: extra-tank; totals: " +
                                std::string(before) + " 0");
            act(t, "discard 25");
            EXPECT_EQ(t.board.phase, phase) << edition << " from " << before;
        }
    }
}

TEST(R8_11_Result, TheRoadRaceIsOneHand) {
    Table t = table("fundex-2010, players 2", "seat 1: 25; draw:; team 1 distance: 25");
    EXPECT_TRUE(t.board.rules.is_race());
    act(t, "discard 25");
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(winners_of(t), std::vector<int>{1});
}

}  // namespace
}  // namespace bornes::test::r8_11
