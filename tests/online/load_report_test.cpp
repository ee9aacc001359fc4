// The histogram of `bornes load`.
#include <gtest/gtest.h>

#include <sstream>

#include "bornes/utf8.h"
#include "load/load.h"

namespace bornes::load {
namespace {

TEST(LoadReport, ALatencyIsBelowTheEndOfItsSlot) {
    for (std::size_t slot = 0; slot + 1 < kSlots; ++slot) {
        EXPECT_EQ(slot_of(end_of_slot(slot) * 0.99), slot);
        EXPECT_EQ(slot_of(end_of_slot(slot)), slot + 1);
    }
    EXPECT_EQ(slot_of(0), 0U);
    EXPECT_EQ(slot_of(1e9), kSlots - 1);
}

TEST(LoadReport, TheHistogramHasALineForEverySlotBetweenFirstAndLast) {
    Report report;
    EXPECT_EQ(histogram(report, 80, false), "");
    report.slots[2] = 10;
    report.slots[4] = 5;
    std::istringstream lines(histogram(report, 60, false));
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "latency, ms");
    int count = 0;
    for (; std::getline(lines, line); ++count) EXPECT_LE(code_points(line), 60U) << line;
    EXPECT_EQ(count, 3);
    const std::string plain = histogram(report, 60, true);
    EXPECT_NE(plain.find("   <       1  ################################ 10\n"), std::string::npos)
        << plain;
    EXPECT_NE(plain.find("################ 5\n"), std::string::npos) << plain;
}

}  // namespace
}  // namespace bornes::load
