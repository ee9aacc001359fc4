#include "tables/executed_commands.h"

#include <gtest/gtest.h>

#include <string>

namespace bornes::tables {
namespace {

TEST(ExecutedCommands, FindsTheRowOfACommandOfItsActorOnly) {
    ExecutedCommands executed_commands;
    EXPECT_EQ(executed_commands.find("ann", "a"), std::nullopt);
    executed_commands.add("ann", "a");
    executed_commands.add("", "own1");
    executed_commands.add("bob", "a");
    EXPECT_EQ(executed_commands.find("ann", "a"), 1);
    EXPECT_EQ(executed_commands.find("", "own1"), 2);
    EXPECT_EQ(executed_commands.find("bob", "a"), 3);
    EXPECT_EQ(executed_commands.find("bob", "b"), std::nullopt);
}

// The boundary between actor and command counts.
TEST(ExecutedCommands, DoesNotMixUpActorAndCommand) {
    ExecutedCommands executed_commands;
    executed_commands.add("an", "na");
    EXPECT_EQ(executed_commands.find("ann", "a"), std::nullopt);
}

TEST(ExecutedCommands, KeepsEveryRow) {
    ExecutedCommands executed_commands;
    for (int i = 1; i <= 5000; ++i) executed_commands.add("ann", std::to_string(i));
    for (int i = 1; i <= 5000; i += 7)
        EXPECT_EQ(executed_commands.find("ann", std::to_string(i)), i);
}

}  // namespace
}  // namespace bornes::tables
