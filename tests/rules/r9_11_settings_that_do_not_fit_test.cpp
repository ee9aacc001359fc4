// R9.11: settings that do not fit together are refused.
#include "support/table.h"

namespace bornes::test::r9_11 {
namespace {

RulesFault fault(Edition edition, int players,
                 const std::vector<std::pair<std::string, std::string>>& settings) {
    HouseRules house;
    for (const auto& [name, value] : settings)
        EXPECT_FALSE(set_house_rule(house, name, value)) << name;
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
    EXPECT_EQ(fault(Edition::fundex_2010, 6, {}), RulesFault::edition_needs_solo);
    EXPECT_EQ(fault(Edition::fundex_2010, 6, {{"teams", "partners"}}),
              RulesFault::edition_needs_solo);
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

// R10.14: the extension of the edition is not dropped silently.
TEST(R9_11_SettingsThatDoNotFit, ATargetAtTheEditionsExtension) {
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"target", "1000"}}),
              RulesFault::extension_not_above_target);
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"target", "975"}}), RulesFault::none);
    EXPECT_EQ(fault(Edition::parker_1988, 2, {{"target", "1000"}, {"extension", "none"}}),
              RulesFault::none);
    EXPECT_EQ(fault(Edition::parker_1988, 4, {{"target", "2000"}}), RulesFault::none);
}

TEST(R9_11_SettingsThatDoNotFit, EveryFaultHasASentence) {
    for (const RulesFault each : kValues<RulesFault>) {
        EXPECT_GT(sentence(each).size(), 10U) << id(each);
        EXPECT_EQ(from_id<RulesFault>(id(each)), each);
    }
}

// Numbers that no text can set, but a program can.
TEST(R9_11_SettingsThatDoNotFit, NumbersHaveTheirRange) {
    const auto fault_of = [](std::optional<int> HouseRules::*member, int number) {
        HouseRules house;
        house.extension = kNoExtension;
        house.*member = number;
        return make_rules(Edition::parker_1988, 2, house).fault;
    };
    for (const int good : {200, 225, 2000})
        EXPECT_EQ(fault_of(&HouseRules::target, good), RulesFault::none) << good;
    for (const int bad : {-25, 0, 175, 210, 2025, 10000, 70000})
        EXPECT_EQ(fault_of(&HouseRules::target, bad), RulesFault::number_out_of_range) << bad;
    for (const int bad : {-25, 175, 1010, 2025})
        EXPECT_EQ(fault_of(&HouseRules::extension, bad), RulesFault::number_out_of_range) << bad;
    for (const int good : {kRace, 500, 501, 50000})
        EXPECT_EQ(fault_of(&HouseRules::goal, good), RulesFault::none) << good;
    for (const int bad : {-1, 499, 50001, 65536 + 5000})
        EXPECT_EQ(fault_of(&HouseRules::goal, bad), RulesFault::number_out_of_range) << bad;
    EXPECT_EQ(sentence(RulesFault::number_out_of_range),
              "the target is a multiple of 25 from 200 to 2000; the extension is a multiple of 25 "
              "from 200 to 2000, or none; the goal is a number from 500 to 50000, or race");
}

TEST(R9_11_SettingsThatDoNotFit, ARefusalSaysWhatTheValuesAre) {
    const auto refusal = [](std::string_view name, std::string_view value) {
        HouseRules house;
        const std::optional<TextFault> fault = set_house_rule(house, name, value);
        EXPECT_EQ(house, HouseRules{});
        return fault ? fault->why() : "";
    };
    for (const Setting& setting : kSettings)
        EXPECT_EQ(refusal(setting.name, "nonsense"),
                  "`" + std::string(setting.name) + "` must be " + values_text(setting));
    EXPECT_EQ(refusal("deck", "long"), "`deck` must be full or short");
    EXPECT_EQ(refusal("attack", "any or rolling"),
              "`attack` must be rolling, any or any-or-rolling");
    EXPECT_EQ(refusal("target", "0"), "`target` must be a multiple of 25 from 200 to 2000");
    EXPECT_EQ(refusal("extension", "0"),
              "`extension` must be a multiple of 25 from 200 to 2000, or none");
    EXPECT_EQ(refusal("goal", "0"), "`goal` must be a number from 500 to 50000, or race");
}

TEST(R9_11_SettingsThatDoNotFit, UnknownNamesAreRefused) {
    HouseRules house;
    EXPECT_TRUE(set_house_rule(house, "colour", "red"));
    EXPECT_TRUE(set_house_rule(house, "", ""));
    EXPECT_EQ(house, HouseRules{});
}

}  // namespace
}  // namespace bornes::test::r9_11
