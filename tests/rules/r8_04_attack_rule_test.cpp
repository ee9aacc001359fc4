// R8.4: which battle piles a battle hazard may be played on.
#include "support/table.h"

namespace bornes::test::r8_04 {
namespace {

// Seat 1 holds an out-of-gas. The pile and the safeties belong to team 2.
Table against(const std::string& edition, const std::string& battle,
              const std::string& safeties = "") {
    return table(edition + ", players 2",
                 "seat 1: out-of-gas; team 2 battle: " + battle + "; team 2 safeties: " + safeties);
}
constexpr const char* kAttack = "play out-of-gas on 2";
const std::vector<std::string> kOnlyOnRolling{"parker-1962", "parker-1971-fr", "fundex-2010"};

TEST(R8_04_AttackRule, OnARoll) {
    for (const Edition edition : kEditions)
        EXPECT_LEGAL(against(std::string(id(edition)), "roll"), kAttack) << id(edition);
}

// R10.23 for `fundex-2010`.
TEST(R8_04_AttackRule, OnAnEmptyPile) {
    for (const std::string& edition : kOnlyOnRolling)
        EXPECT_REFUSED(against(edition, ""), kAttack, not_rolling) << edition;
    EXPECT_REFUSED(against("parker-1988", ""), kAttack, battle_pile_empty);
    EXPECT_REFUSED(against("classic-km", ""), kAttack, battle_pile_empty);
}

// R10.4 for `any`.
TEST(R8_04_AttackRule, OnAnEmptyPileWithRightOfWay) {
    for (const std::string& edition : kOnlyOnRolling)
        EXPECT_LEGAL(against(edition, "", "right-of-way"), kAttack) << edition;
    EXPECT_LEGAL(against("parker-1988", "", "right-of-way"), kAttack);
    EXPECT_REFUSED(against("classic-km", "", "right-of-way"), kAttack, battle_pile_empty);
    EXPECT_REFUSED(against("parker-1988", "", "driving-ace puncture-proof"), kAttack,
                   battle_pile_empty);
}

TEST(R8_04_AttackRule, OnAHazardInForce) {
    for (const char* hazard : {"roll stop", "roll accident", "roll out-of-gas"}) {
        for (const std::string& edition : kOnlyOnRolling)
            EXPECT_REFUSED(against(edition, hazard), kAttack, not_rolling) << edition;
        EXPECT_LEGAL(against("parker-1988", hazard), kAttack);
        EXPECT_LEGAL(against("classic-km", hazard), kAttack);
    }
    for (const std::string& edition : kOnlyOnRolling)
        EXPECT_REFUSED(against(edition, "roll accident", "right-of-way"), kAttack, not_rolling);
}

// R10.1: a hazard that is not in force is cancelled.
TEST(R8_04_AttackRule, OnAHazardNotInForce) {
    for (const std::string& edition : kOnlyOnRolling) {
        EXPECT_REFUSED(against(edition, "roll accident", "driving-ace"), kAttack, not_rolling);
        EXPECT_LEGAL(against(edition, "roll accident", "driving-ace right-of-way"), kAttack);
        EXPECT_LEGAL(against(edition, "roll stop", "right-of-way"), kAttack);
    }
    for (const std::string edition : {"parker-1988", "classic-km"}) {
        EXPECT_LEGAL(against(edition, "roll accident", "driving-ace"), kAttack);
        EXPECT_LEGAL(against(edition, "roll stop", "right-of-way"), kAttack);
    }
}

// R10.2 for 1988.
TEST(R8_04_AttackRule, OnARemedy) {
    for (const std::string& edition : kOnlyOnRolling) {
        EXPECT_REFUSED(against(edition, "accident repairs"), kAttack, not_rolling);
        EXPECT_LEGAL(against(edition, "accident repairs", "right-of-way"), kAttack);
    }
    EXPECT_LEGAL(against("parker-1988", "accident repairs"), kAttack);
    EXPECT_LEGAL(against("classic-km", "accident repairs"), kAttack);
}

TEST(R8_04_AttackRule, OnlyTheUpperHazardCounts) {
    Table t =
        table("parker-1988, players 2",
              "seat 1: out-of-gas 25; seat 2: gasoline repairs; team 2 battle: roll accident");
    act(t, "play out-of-gas on 2");
    EXPECT_REFUSED(t, "play repairs", no_accident);
    act(t, "play gasoline");
    EXPECT_EQ(battle(t, 2), "roll accident out-of-gas gasoline");
}

}  // namespace
}  // namespace bornes::test::r8_04
