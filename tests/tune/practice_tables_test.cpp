// A network practises only at tables that it is meant for.
#include "tune/practice_tables.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bornes/settings.h"
#include "bots/duel.h"

namespace bornes::test {
namespace {

using namespace bots;
using namespace tune;

TEST(PracticeTables, AreOfTheirCourse) {
    Random random(3);
    int larger = 0;
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(is_duel(practice_table(Course::duels, random)));
        EXPECT_TRUE(practice_table(Course::races, random).is_race());
        larger += practice_table(Course::points, random).players > 2 ? 1 : 0;
    }
    EXPECT_GT(larger, 400);
}

TEST(PracticeTables, HaveEveryEditionWithRulesOfItsOwn) {
    Random random(4);
    std::map<Edition, int> played;
    for (int i = 0; i < 2000; ++i) ++played[practice_table(Course::points, random).edition];
    for (const Edition edition : kEditions)
        EXPECT_EQ(played.contains(edition), plays_as(edition) == edition) << id(edition);
    for (const auto& [edition, times] : played) EXPECT_LE(times, played[kDefaultEdition]);
}

TEST(PracticeTables, HaveEveryWordOfEverySetting) {
    Random random(5);
    std::map<std::string_view, std::set<std::string>> values;
    for (int i = 0; i < 5000; ++i) {
        const Rules rules = practice_table(Course::points, random);
        for (const Setting& setting : kSettings)
            values[setting.name].insert(rule_text(rules, setting));
    }
    for (const Setting& setting : kSettings)
        for (const std::string_view word : setting.words)
            EXPECT_TRUE(values[setting.name].contains(std::string(word)))
                << setting.name << " " << word;
    EXPECT_GT(values["target"].size(), 20U);
}

}  // namespace
}  // namespace bornes::test
