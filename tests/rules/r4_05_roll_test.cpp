// R4.5: roll may be played on an empty pile, a remedy other than roll, a stop, or a hazard that is
// not in force.
#include "support/table.h"

namespace bornes::test::r4_05 {
namespace {

Table with(const std::string& battle, const std::string& safeties = "") {
    return table("classic-km, players 2",
                 "seat 1: roll; team 1 battle: " + battle + "; team 1 safeties: " + safeties);
}

TEST(R4_05_Roll, ToSetOut) {
    Table t = with("");
    act(t, "play roll");
    EXPECT_EQ(battle(t, 1), "roll");
    EXPECT_EQ(seat(t), 2);
}

TEST(R4_05_Roll, AfterAnotherRemedy) {
    EXPECT_LEGAL(with("roll accident repairs"), "play roll");
    EXPECT_LEGAL(with("roll out-of-gas gasoline"), "play roll");
    EXPECT_LEGAL(with("roll flat-tire spare-tire"), "play roll");
}

TEST(R4_05_Roll, OnAStop) { EXPECT_LEGAL(with("roll stop"), "play roll"); }

TEST(R4_05_Roll, NotOnARoll) {
    EXPECT_REFUSED(with("roll"), "play roll", rolling_already);
    EXPECT_REFUSED(with("roll stop roll"), "play roll", rolling_already);
}

TEST(R4_05_Roll, NotOnAnotherHazardInForce) {
    EXPECT_REFUSED(with("roll accident"), "play roll", stopped_by_accident);
    EXPECT_REFUSED(with("roll out-of-gas"), "play roll", out_of_gas);
    EXPECT_REFUSED(with("roll flat-tire"), "play roll", flat_tire);
    EXPECT_REFUSED(with("stop flat-tire", "right-of-way extra-tank"), "play roll", flat_tire);
}

TEST(R4_05_Roll, OnAHazardNotInForce) {
    EXPECT_LEGAL(with("roll accident", "driving-ace"), "play roll");
    EXPECT_LEGAL(with("roll out-of-gas", "extra-tank"), "play roll");
    EXPECT_LEGAL(with("roll flat-tire", "puncture-proof"), "play roll");
}

// R10.5: useless, but legal.
TEST(R4_05_Roll, UnderRightOfWay) {
    EXPECT_LEGAL(with("", "right-of-way"), "play roll");
    EXPECT_LEGAL(with("stop", "right-of-way"), "play roll");
    EXPECT_LEGAL(with("accident repairs", "right-of-way"), "play roll");
    EXPECT_LEGAL(with("accident", "right-of-way driving-ace"), "play roll");
    EXPECT_REFUSED(with("roll", "right-of-way"), "play roll", rolling_already);
}

}  // namespace
}  // namespace bornes::test::r4_05
