// R9.9: `set goal`: 500 to 50000 points, or `race`.
#include "support/table.h"

namespace bornes::test::r9_09 {
namespace {

TEST(R9_09_Goal, AnyNumberInTheRange) {
    HouseRules house;
    for (const char* value : {"500", "501", "7777", "50000", "race"})
        EXPECT_FALSE(set_house_rule(house, "goal", value)) << value;
    EXPECT_EQ(house.goal, kRace);
}

TEST(R9_09_Goal, NothingElse) {
    HouseRules house;
    for (const char* value :
         {"", "0", "499", "50001", "05000", "5,000", "-500", "Race", "18446744073709551616"})
        EXPECT_TRUE(set_house_rule(house, "goal", value)) << value;
    EXPECT_FALSE(house.goal);
}

TEST(R9_09_Goal, ShorterAndLongerGames) {
    const auto ends_at_600 = [](const std::string& goal) {
        Table t = table("parker-1988, players 2, set goal " + goal,
                        "seat 1: 25; draw:; team 1 distance: 100; totals: 500 0");
        act(t, "discard 25");
        return t.board.phase == Phase::game_over;
    };
    EXPECT_TRUE(ends_at_600("500"));
    EXPECT_TRUE(ends_at_600("600"));
    EXPECT_FALSE(ends_at_600("601"));
    EXPECT_TRUE(ends_at_600("race"));
}

TEST(R9_09_Goal, TheRoadRaceForPoints) {
    Table t = table("fundex-2010, players 3, set goal 5000",
                    "seat 1: 100; team 1 battle: roll; team 1 safeties: extra-tank*;"
                    "team 1 distance: 200 200 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(score_of(t, 1).total(), 1000 + 100 + 300 + 400 + 500);
    EXPECT_TRUE(winners_of(t).empty());
}

TEST(R9_09_Goal, TheLongestGameFitsItsTotals) {
    Table t = table("classic-km, players 3, set goal 50000",
                    "seat 1: 25; draw:; team 1 distance: 100; totals: 49899 0 0");
    act(t, "discard 25");
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(totals_after(t)[0], 49999);
}

}  // namespace
}  // namespace bornes::test::r9_09
