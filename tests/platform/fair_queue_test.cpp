// The lanes of the queue take turns.
#include "platform/fair_queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace bornes::platform {
namespace {

using ::testing::ElementsAre;

std::vector<int> all_of(FairQueue<int>& queue) {
    std::vector<int> all;
    while (!queue.empty()) all.push_back(queue.pop());
    return all;
}

TEST(FairQueueTest, ALaneWithManyJobsDelaysOnlyItself) {
    FairQueue<int> queue;
    for (int i = 1; i <= 4; ++i) queue.push("much", i);
    EXPECT_EQ(queue.pop(), 1);
    queue.push("little", 10);
    queue.push("other", 20);
    EXPECT_EQ(queue.lanes(), 3U);
    EXPECT_EQ(queue.waiting("much"), 3U);
    EXPECT_EQ(queue.waiting("nobody"), 0U);
    EXPECT_THAT(all_of(queue), ElementsAre(2, 10, 20, 3, 4));
    EXPECT_EQ(queue.lanes(), 0U);
}

TEST(FairQueueTest, ALaneThatWasEmptyComesLast) {
    FairQueue<int> queue;
    queue.push("a", 1);
    queue.push("b", 2);
    EXPECT_EQ(queue.pop(), 1);
    queue.push("a", 3);
    EXPECT_THAT(all_of(queue), ElementsAre(2, 3));
}

}  // namespace
}  // namespace bornes::platform
