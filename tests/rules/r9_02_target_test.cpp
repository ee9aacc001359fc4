// R9.2: `set target`: a multiple of 25 from 200 to 2000.
#include "support/table.h"

namespace bornes::test::r9_02 {
namespace {

TEST(R9_02_Target, MultiplesOf25) {
    HouseRules house;
    for (const char* value : {"200", "225", "1000", "1975", "2000"})
        EXPECT_FALSE(set_house_rule(house, "target", value)) << value;
    EXPECT_EQ(house.target, 2000);
}

TEST(R9_02_Target, NothingElse) {
    HouseRules house;
    for (const char* value : {"", "0", "25", "175", "199", "201", "710", "2025", "99999999999999",
                              "-700", "+700", "0700", "700 ", "7e2", "none"})
        EXPECT_TRUE(set_house_rule(house, "target", value)) << value;
    EXPECT_FALSE(house.target);
}

TEST(R9_02_Target, IsPlayedTo) {
    Table t = table("parker-1988, players 4, set target 2000",
                    "seat 1: 100; team 1 battle: roll;"
                    "team 1 distance: 200 200 100 100 100 100 100 100 100 100 100 100 100 75 75 75"
                    " 75 75 75");
    ASSERT_EQ(miles(t, 1), 2000 - 50);
    EXPECT_REFUSED(t, "play 100", past_target);
}

}  // namespace
}  // namespace bornes::test::r9_02
