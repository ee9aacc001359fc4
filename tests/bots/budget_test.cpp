// How long master thinks. It asks `time_up`, and looks at no clock of its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "bornes/allowance.h"
#include "bornes/bot.h"

namespace bornes::test {
namespace {

View first_view() {
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    Random random(1);
    return view(deal(rules, shuffled_deck(rules, random), 1), 0);
}

// The time is up after `most` questions.
TEST(Budget, MasterStopsWhenItsTimeIsUp) {
    constexpr int most = 40;
    std::vector<double> shares;
    const auto time_up = [&](double share) {
        shares.push_back(share);
        return static_cast<double>(shares.size()) / most >= share;
    };
    make_bot(Level::master, 1)->think(first_view(), Budget::of_time(time_up));
    EXPECT_EQ(shares.size(), most);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()))
        << "each round has a part of the time";
    EXPECT_GT(shares.front(), 0);
    EXPECT_EQ(shares.back(), 1);
}

TEST(Budget, WhateverEndsFirstEndsTheThought) {
    int asked = 0;
    const auto never = [&](double) {
        ++asked;
        return false;
    };
    make_bot(Level::master, 1)->think(first_view(), {64, never});
    EXPECT_GT(asked, 0);
    const auto at_once = [](double) { return true; };
    make_bot(Level::master, 1)->think(first_view(), {1'000'000'000, at_once});
}

TEST(Budget, ACountNeedsNoTime) {
    const Assessment counted =
        make_bot(Level::master, 1)->think(first_view(), Budget::of_rollouts(64));
    const Assessment timed =
        make_bot(Level::master, 1)->think(first_view(), {64, [](double) { return false; }});
    EXPECT_EQ(counted.candidates.front().win, timed.candidates.front().win);
    make_bot(Level::master, 1)->think(first_view(), {});  // ends by itself
    make_bot(Level::master, 1)->think(first_view(), Budget::of_rollouts(-1));
}

TEST(Budget, QuickLevelsDoNotAsk) {
    for (const Level level : {Level::novice, Level::casual, Level::strong})
        make_bot(level, 1)->think(first_view(), Budget::of_time([](double) {
                                      ADD_FAILURE() << "asked";
                                      return true;
                                  }));
}

TEST(Allowance, OfRolloutsHasNoLimitOfTime) {
    const Budget budget = Allowance::of_rollouts(7).from_now();
    EXPECT_EQ(budget.rollouts, 7);
    EXPECT_FALSE(budget.time_up);
}

TEST(Allowance, OfTimeBeginsNowAndPasses) {
    const auto start = std::chrono::steady_clock::now();
    const Budget budget = Allowance::of_time(20).from_now();
    EXPECT_EQ(budget.rollouts, 0);
    EXPECT_TRUE(budget.time_up(0));
    while (!budget.time_up(0.5)) continue;
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(10));
    while (!budget.time_up(1)) continue;
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(20));
}

TEST(Allowance, IsASecondByDefault) {
    const Budget budget = Allowance{}.from_now();
    ASSERT_TRUE(budget.time_up);
    EXPECT_FALSE(budget.time_up(1));
    EXPECT_TRUE(Allowance({5, 1'000'000}).from_now().time_up);
}

}  // namespace
}  // namespace bornes::test
