// R4.6: repairs, gasoline and spare-tire may be played on the hazard that they answer.
#include "support/table.h"

namespace bornes::test::r4_06 {
namespace {

Table with(const std::string& battle, const std::string& safeties = "") {
    return table("parker-1988, players 2", "seat 1: repairs gasoline spare-tire; team 1 battle: " +
                                               battle + "; team 1 safeties: " + safeties);
}

TEST(R4_06_OtherBattleRemedies, EachOnItsOwnHazard) {
    Table t = with("roll accident");
    EXPECT_REFUSED(t, "play gasoline", no_out_of_gas);
    EXPECT_REFUSED(t, "play spare-tire", no_flat_tire);
    act(t, "play repairs");
    EXPECT_EQ(battle(t, 1), "roll accident repairs");
    EXPECT_LEGAL(with("roll out-of-gas"), "play gasoline");
    EXPECT_LEGAL(with("roll flat-tire"), "play spare-tire");
}

TEST(R4_06_OtherBattleRemedies, OnNothingElse) {
    for (const char* battle : {"", "roll", "roll stop", "accident repairs"}) {
        EXPECT_REFUSED(with(battle), "play repairs", no_accident) << battle;
        EXPECT_REFUSED(with(battle), "play gasoline", no_out_of_gas) << battle;
        EXPECT_REFUSED(with(battle), "play spare-tire", no_flat_tire) << battle;
    }
}

TEST(R4_06_OtherBattleRemedies, NotOnAHazardThatIsCovered) {
    EXPECT_REFUSED(with("roll accident stop"), "play repairs", no_accident);
}

// R10.5: useless, but legal.
TEST(R4_06_OtherBattleRemedies, OnAHazardNotInForce) {
    EXPECT_LEGAL(with("roll accident", "driving-ace"), "play repairs");
    EXPECT_LEGAL(with("roll out-of-gas", "extra-tank"), "play gasoline");
    EXPECT_LEGAL(with("roll flat-tire", "puncture-proof"), "play spare-tire");
}

}  // namespace
}  // namespace bornes::test::r4_06
