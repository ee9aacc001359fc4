// What we ask of a terminal, and the defaults where there is none.
#include "platform/tty.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "platform/bars.h"

namespace bornes::platform {
namespace {

constexpr int kNoTerminal = -1;

TEST(Tty, ColumnsComeFromTheVariableOrTheDefault) {
    setenv("COLUMNS", "60", 1);
    EXPECT_EQ(columns_of(kNoTerminal), 60);
    for (const char* nonsense : {"", "0", "-5", "wide", "60x", "99999999999"}) {
        setenv("COLUMNS", nonsense, 1);
        EXPECT_EQ(columns_of(kNoTerminal), 80) << nonsense;
    }
    unsetenv("COLUMNS");
    EXPECT_EQ(columns_of(kNoTerminal), 80);
}

TEST(Tty, ColoursAreForTerminalsUnlessUnwanted) {
    unsetenv("NO_COLOR");
    EXPECT_FALSE(colour_unwanted());
    EXPECT_FALSE(shows_colour(kNoTerminal));
    setenv("NO_COLOR", "", 1);
    EXPECT_FALSE(colour_unwanted());
    setenv("NO_COLOR", "1", 1);
    EXPECT_TRUE(colour_unwanted());
    unsetenv("NO_COLOR");
}

TEST(Bars, AreDrawnInEighthsAndNeverEmptyForSomething) {
    EXPECT_EQ(bar(0, false), "");
    EXPECT_EQ(bar(0.01, false), "▏");
    EXPECT_EQ(bar(2.5, false), "██▌");
    EXPECT_EQ(bar(3, false), "███");
    EXPECT_EQ(bar(0.01, true), "#");
    EXPECT_EQ(bar(2.4, true), "##");
}

}  // namespace
}  // namespace bornes::platform
