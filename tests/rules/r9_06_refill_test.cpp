// R9.6: `set refill now` and `next-turn`, in any edition.
#include "support/table.h"

namespace bornes::test::r9_06 {
namespace {

int cards_in_the_turn(const std::string& rules) {
    Table t = table(rules, "seat 1: stop; seat 4: right-of-way; team 2 battle: roll");
    act(t, {"play stop on 2", "coup-fourre right-of-way"});
    return hand_size(t, 4);
}

TEST(R9_06_Refill, ReplacesTheRuleOfTheEdition) {
    EXPECT_EQ(cards_in_the_turn("parker-1962, players 4, set refill next-turn"), 6);
    EXPECT_EQ(cards_in_the_turn("classic-km, players 4, set refill next-turn"), 6);
    EXPECT_EQ(cards_in_the_turn("fundex-2010, players 4, set teams partners, set refill now"), 7);
}

}  // namespace
}  // namespace bornes::test::r9_06
