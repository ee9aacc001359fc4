#include "platform/process_usage.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>

namespace bornes::platform {
namespace {

TEST(ProcessUsage, GrowsWithWork) {
    using Clock = std::chrono::steady_clock;
    const ProcessUsage before = usage_of(getpid());
    EXPECT_GT(before.memory_mb, 0.5);
    const auto deadline = Clock::now() + std::chrono::seconds(20);
    while (usage_of(getpid()).cpu_us <= before.cpu_us && Clock::now() < deadline) {
    }
    EXPECT_GT(usage_of(getpid()).cpu_us, before.cpu_us);
}

TEST(ProcessUsage, OfAMissingProcessIsZero) {
    EXPECT_EQ(usage_of(0).cpu_us, 0);
    EXPECT_EQ(usage_of(0).memory_mb, 0);
}

}  // namespace
}  // namespace bornes::platform
