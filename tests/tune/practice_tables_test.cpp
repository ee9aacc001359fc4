// What a network practises at is what it is for.
#include "tune/practice_tables.h"

#include <gtest/gtest.h>

#include "bots/duel.h"

namespace bornes::test {
namespace {

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

}  // namespace
}  // namespace bornes::test
