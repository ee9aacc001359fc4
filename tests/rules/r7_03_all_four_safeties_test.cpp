// R7.3: 300 for a team that displayed all four safeties.
#include "support/table.h"

namespace bornes::test::r7_03 {
namespace {

TEST(R7_03_AllFourSafeties, ThreeAreNotEnough) {
    const auto with = [](const std::string& safeties) {
        return score_of(table("parker-1988, players 2", "team 1 safeties: " + safeties), 1);
    };
    EXPECT_EQ(with("extra-tank driving-ace puncture-proof").all_safeties, 0);
    EXPECT_EQ(with("extra-tank driving-ace puncture-proof right-of-way").all_safeties, 300);
    EXPECT_EQ(with("extra-tank driving-ace puncture-proof right-of-way").total(), 700);
    EXPECT_EQ(with("extra-tank* driving-ace* puncture-proof* right-of-way*").total(), 1900);
}

TEST(R7_03_AllFourSafeties, NotBetweenTwoTeams) {
    const Table t = table("parker-1988, players 2",
                          "team 1 safeties: extra-tank driving-ace;"
                          "team 2 safeties: puncture-proof right-of-way");
    EXPECT_EQ(score_of(t, 1).all_safeties, 0);
    EXPECT_EQ(score_of(t, 2).all_safeties, 0);
}

}  // namespace
}  // namespace bornes::test::r7_03
