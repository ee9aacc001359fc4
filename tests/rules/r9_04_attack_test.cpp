// R9.4: `set attack rolling`, `any` and `any-or-rolling`, in any edition.
#include "support/table.h"

namespace bornes::test::r9_04 {
namespace {

bool can_attack(const std::string& rules, const std::string& lines) {
    const Table t = table(rules, "seat 1: out-of-gas;" + lines);
    return check(t, Action::attack(Card::out_of_gas, 1)) == Refusal::none;
}

TEST(R9_04_Attack, ReplacesTheRuleOfTheEdition) {
    const std::string on_hazard = "team 2 battle: roll stop";
    const std::string set_out = "team 2 safeties: right-of-way";
    for (const std::string edition : {"parker-1962", "parker-1988", "fundex-2010", "classic-km"}) {
        const std::string rules = edition + ", players 2, set attack ";
        EXPECT_FALSE(can_attack(rules + "rolling", on_hazard)) << edition;
        EXPECT_TRUE(can_attack(rules + "rolling", set_out)) << edition;
        EXPECT_TRUE(can_attack(rules + "any", on_hazard)) << edition;
        EXPECT_FALSE(can_attack(rules + "any", set_out)) << edition;
        EXPECT_TRUE(can_attack(rules + "any-or-rolling", on_hazard)) << edition;
        EXPECT_TRUE(can_attack(rules + "any-or-rolling", set_out)) << edition;
    }
}

// The rules of classic-km mention this variant themselves.
TEST(R9_04_Attack, HazardsOnlyOnRoll) {
    const std::string rules = "classic-km, players 3, set attack rolling";
    EXPECT_TRUE(can_attack(rules, "team 2 battle: roll"));
    EXPECT_FALSE(can_attack(rules, "team 2 battle: accident repairs"));
}

}  // namespace
}  // namespace bornes::test::r9_04
