#include "tables/carried_out.h"

#include <gtest/gtest.h>

#include <string>

namespace bornes::tables {
namespace {

TEST(CarriedOut, FindsTheRowOfACommandOfItsActorOnly) {
    CarriedOut carried_out;
    EXPECT_EQ(carried_out.find("ann", "a"), std::nullopt);
    carried_out.add("ann", "a");
    carried_out.add("", "own1");
    carried_out.add("bob", "a");
    EXPECT_EQ(carried_out.find("ann", "a"), 1);
    EXPECT_EQ(carried_out.find("", "own1"), 2);
    EXPECT_EQ(carried_out.find("bob", "a"), 3);
    EXPECT_EQ(carried_out.find("bob", "b"), std::nullopt);
}

// The boundary between actor and command counts.
TEST(CarriedOut, DoesNotMixUpActorAndCommand) {
    CarriedOut carried_out;
    carried_out.add("an", "na");
    EXPECT_EQ(carried_out.find("ann", "a"), std::nullopt);
}

TEST(CarriedOut, KeepsEveryRow) {
    CarriedOut carried_out;
    for (int i = 1; i <= 5000; ++i) carried_out.add("ann", std::to_string(i));
    for (int i = 1; i <= 5000; i += 7) EXPECT_EQ(carried_out.find("ann", std::to_string(i)), i);
}

}  // namespace
}  // namespace bornes::tables
