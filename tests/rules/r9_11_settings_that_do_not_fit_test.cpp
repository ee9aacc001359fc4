// R9.11: settings that do not fit together are refused.
#include "support/table.h"

namespace bornes::test::r9_11 {
namespace {

RulesFault fault(Edition edition, int players,
                 const std::vector<std::pair<std::string, std::string>>& settings) {
    HouseRules house;
    for (const auto& [name, value] : settings)
        EXPECT_EQ(set_house_rule(house, name, value), "") << name;
    return make_rules(edition, players, house).fault;
}

TEST(R9_11_SettingsThatDoNotFit, FiveAreAlone) {
    for (const Edition edition : kEditions) {
        EXPECT_NE(fault(edition, 5, {}), RulesFault::none);
        EXPECT_NE(fault(edition, 5, {{"teams", "partners"}}), RulesFault::none);
        EXPECT_EQ(fault(edition, 5, {{"teams", "solo"}}), RulesFault::none);
    }
    EXPECT_EQ(fault(Edition::parker_1988, 5, {}), RulesFault::five_need_solo);
}

TEST(R9_11_SettingsThatDoNotFit, TheRoadRaceWithSixToo) {
    EXPECT_EQ(fault(Edition::fundex_2010, 6, {}), RulesFault::fundex_needs_solo);
    EXPECT_EQ(fault(Edition::fundex_2010, 6, {{"teams", "partners"}}),
              RulesFault::fundex_needs_solo);
    EXPECT_EQ(fault(Edition::fundex_2010, 6, {{"teams", "solo"}}), RulesFault::none);
}

TEST(R9_11_SettingsThatDoNotFit, AnExtensionLiesAboveTheTarget) {
    const auto expected = RulesFault::extension_not_above_target;
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"extension", "700"}}), expected);
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"extension", "200"}}), expected);
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"extension", "725"}}), RulesFault::none);
    EXPECT_EQ(fault(Edition::parker_1988, 4, {{"extension", "1000"}}), expected);
    EXPECT_EQ(fault(Edition::parker_1988, 4, {{"extension", "1025"}}), RulesFault::none);
    EXPECT_EQ(fault(Edition::parker_1988, 4, {{"target", "500"}, {"extension", "600"}}),
              RulesFault::none);
}

// R10.14: the edition's own extension is not dropped in silence.
TEST(R9_11_SettingsThatDoNotFit, ATargetAtTheEditionsExtension) {
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"target", "1000"}}),
              RulesFault::extension_not_above_target);
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"target", "975"}}), RulesFault::none);
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"target", "1000"}, {"extension", "none"}}),
              RulesFault::none);
    EXPECT_EQ(fault(Edition::parker_1988, 4, {{"target", "2000"}}), RulesFault::none);
}

TEST(R9_11_SettingsThatDoNotFit, EveryFaultHasASentence) {
    for (const RulesFault each :
         {RulesFault::players_out_of_range, RulesFault::five_need_solo,
          RulesFault::fundex_needs_solo, RulesFault::extension_not_above_target})
        EXPECT_GT(sentence(each).size(), 10U);
}

TEST(R9_11_SettingsThatDoNotFit, ARefusalSaysWhatTheValuesAre) {
    for (const std::string_view name : kSettings) {
        HouseRules house;
        const std::string refusal = set_house_rule(house, name, "nonsense");
        EXPECT_NE(refusal.find(house_rule_values(name)), std::string::npos) << refusal;
        EXPECT_FALSE(house_rule_values(name).empty()) << name;
    }
}

TEST(R9_11_SettingsThatDoNotFit, UnknownNamesAreRefused) {
    HouseRules house;
    EXPECT_NE(set_house_rule(house, "colour", "red"), "");
    EXPECT_NE(set_house_rule(house, "", ""), "");
    EXPECT_EQ(house, HouseRules{});
}

}  // namespace
}  // namespace bornes::test::r9_11
