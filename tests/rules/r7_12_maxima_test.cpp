// R7.12: the most that a hand can score. tests/playthroughs has the same as whole records.
#include "support/table.h"

namespace bornes::test::r7_12 {
namespace {

constexpr std::string_view kPerfect =
    "seat 1: 100; team 1 battle: roll; draw:;"
    "team 1 safeties: driving-ace* extra-tank* puncture-proof* right-of-way*;"
    "team 1 distance: 100 100 100 100 100 100 100 100 100;";

int perfect_hand(const std::string& rules, const std::string& more = "") {
    Table t = table(rules, std::string(kPerfect) + more);
    act(t, "play 100");
    return score_of(t, 1).total();
}

TEST(R7_12_Maxima, FourPlayers) {
    EXPECT_EQ(perfect_hand("parker-1962, players 4"), 4400);
    EXPECT_EQ(perfect_hand("parker-1988, players 4"), 4400);
    EXPECT_EQ(perfect_hand("classic-km, players 4"), 4400);
}

TEST(R7_12_Maxima, TwoPlayers) {
    EXPECT_EQ(perfect_hand("parker-1962, players 2", "extended by: 1"), 4600);
    EXPECT_EQ(perfect_hand("parker-1988, players 2", "extended by: 1"), 4600);
    EXPECT_EQ(perfect_hand("classic-km, players 2", "extended by: 1"), 4600);
}

TEST(R7_12_Maxima, ThreeTeams) {
    for (const char* players : {"3", "6"}) {
        EXPECT_EQ(perfect_hand("classic-km, players " + std::string(players), "extended by: 1"),
                  5100);
        EXPECT_EQ(perfect_hand("parker-1988, players " + std::string(players), "extended by: 1"),
                  4600);
    }
}

TEST(R7_12_Maxima, RowByRow) {
    Table t = table("classic-km, players 3", std::string(kPerfect) + "extended by: 1");
    act(t, "play 100");
    const Score sheet = score_of(t, 1);
    EXPECT_EQ(sheet.milestones, 1000);
    EXPECT_EQ(sheet.safeties, 400);
    EXPECT_EQ(sheet.all_safeties, 300);
    EXPECT_EQ(sheet.coup_fourres, 1200);
    EXPECT_EQ(sheet.trip_completed, 400);
    EXPECT_EQ(sheet.delayed_action, 300);
    EXPECT_EQ(sheet.safe_trip, 300);
    EXPECT_EQ(sheet.shut_out, 1000);
    EXPECT_EQ(sheet.extension, 200);
}

}  // namespace
}  // namespace bornes::test::r7_12
