// R5.6: an attack on a third team gives no coup fourré.
#include "support/table.h"

namespace bornes::test::r5_06 {
namespace {

// R10.9
TEST(R5_06_ThirdTeam, TheHolderMustBeAttacked) {
    Table t = table("parker-1988, players 3",
                    "seat 1: stop; seat 3: right-of-way; team 2 battle: roll; team 3 battle: roll");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::play);
    EXPECT_EQ(seat(t), 2);
    EXPECT_EQ(battle(t, 2), "roll stop");
}

TEST(R5_06_ThirdTeam, AlsoWithSixPlayers) {
    Table t = table("parker-1962, players 6",
                    "seat 1: stop; seat 3: right-of-way; team 2 battle: roll; team 3 battle: roll");
    act(t, "play stop on 2");
    EXPECT_EQ(t.board.phase, Phase::play);
    Table own =
        table("parker-1962, players 6",
              "seat 1: stop; seat 5: right-of-way; team 2 battle: roll; team 3 battle: roll");
    act(own, "play stop on 2");
    EXPECT_EQ(own.board.phase, Phase::coup_fourre);
    EXPECT_EQ(seat(own), 5);
}

}  // namespace
}  // namespace bornes::test::r5_06
