// R9.3: `set extension`: none, or a multiple of 25 above the target, up to 2000.
#include "support/table.h"

namespace bornes::test::r9_03 {
namespace {

TEST(R9_03_Extension, None) {
    EXPECT_EQ(rules_of("parker-1988, players 2, set extension none").extension, kNoExtension);
}

TEST(R9_03_Extension, WhereTheEditionHasNone) {
    Table t = table("fundex-2010, players 2, set extension 1025",
                    "seat 1: 100 25; seat 2: 25; team 1 battle: roll;"
                    "team 1 distance: 200 200 100 100 100 100 100");
    act(t, "play 100");
    EXPECT_EQ(t.board.phase, Phase::extension);
    act(t, {"extend", "discard 25", "play 25"});
    EXPECT_EQ(t.board.phase, Phase::game_over);
    EXPECT_EQ(t.board.completed_by, 0);
    EXPECT_EQ(miles(t, 1), 1025);
}

TEST(R9_03_Extension, NothingElse) {
    HouseRules house;
    for (const char* value : {"", "0", "1010", "2025", "no", "-1000"})
        EXPECT_TRUE(set_house_rule(house, "extension", value)) << value;
    EXPECT_FALSE(house.extension);
}

}  // namespace
}  // namespace bornes::test::r9_03
