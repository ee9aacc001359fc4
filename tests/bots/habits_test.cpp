// What players with rules of thumb do, for each habit.
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "bots/casual.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using namespace bots;

std::string choice(const Habits& habits, const Table& t) {
    const Hand held = t.hands[t.board.seat];
    return to_text(choose(habits, t, held, unseen_cards(t, held)));
}
std::string choice(Level level, const Table& t) {
    return to_text(make_bot(level, 1)->think(view(t, t.board.seat), {}).action);
}

Habits casual_but(bool Habits::*habit) {
    Habits habits = kCasual;
    habits.*habit = false;
    return habits;
}

TEST(Habits, HoldsSafetiesWhileTheirHazardMayCome) {
    const Table t = table("parker-1988, players 2", R"(
        seat 1: extra-tank 100 25
        team 1 battle: roll
    )");
    EXPECT_EQ(choice(kCasual, t), "play 100");
    EXPECT_EQ(choice(casual_but(&Habits::holds_safeties), t), "play extra-tank");
    const Table late = table("parker-1988, players 2", R"(
        seat 1: extra-tank 100 25
        team 1 battle: roll
        draw: 12 cards
    )");
    EXPECT_EQ(choice(kCasual, late), "play extra-tank");
}

TEST(Habits, PlaysASafetyInNeed) {
    const std::string_view rules = "parker-1988, players 2";
    EXPECT_EQ(choice(kCasual, table(rules, R"(
        seat 1: extra-tank roll 100 100 25 25 25
        team 1 battle: roll out-of-gas
    )")),
              "play extra-tank");
    EXPECT_EQ(choice(kCasual, table(rules, R"(
        seat 1: extra-tank gasoline 100 100 25 25 25
        team 1 battle: roll out-of-gas
    )")),
              "play gasoline");
}

TEST(Habits, KnowsDeadCards) {
    const Table t = table("parker-1988, players 2", R"(
        seat 1: gasoline 25 25 100 100 200 200
        team 1 safeties: extra-tank
    )");
    EXPECT_EQ(choice(kCasual, t), "discard gasoline");
    EXPECT_EQ(choice(casual_but(&Habits::knows_dead_cards), t), "discard 25");
}

TEST(Habits, StocksRemedies) {
    const Table t = table("parker-1988, players 2", "seat 1: gasoline 25 25 100 100 200 200");
    EXPECT_EQ(choice(kCasual, t), "discard 25");
    EXPECT_EQ(choice(casual_but(&Habits::stocks_remedies), t), "discard gasoline");
}

TEST(Habits, PicksOnTheLeader) {
    const Table t = table("parker-1988, players 3", R"(
        seat 1: stop 25 25 100 100 200 200
        team 2 battle: roll
        team 2 distance: 25
        team 3 battle: roll
        team 3 distance: 200
    )");
    EXPECT_EQ(choice(kCasual, t), "play stop on 3");
    EXPECT_EQ(choice(casual_but(&Habits::picks_on_leader), t), "play stop on 2");
}

TEST(Habits, ExtendsWithCare) {
    const auto reached = [](std::string_view lines) {
        Table t =
            table("parker-1988, players 2",
                  "team 1 battle: roll\nteam 1 distance: 200 200 100 100\n" + std::string(lines));
        act(t, "play 100");
        return t;
    };
    EXPECT_EQ(choice(kCasual, reached("seat 1: 100 roll")), "extend");
    EXPECT_EQ(choice(kCasual, reached("seat 1: 100 75 75")), "extend");
    EXPECT_EQ(choice(kCasual, reached("seat 1: 100 75")), "finish") << "a poor hand";
    EXPECT_EQ(choice(kCasual, reached("seat 1: 100 roll; draw: 12 cards")), "finish") << "late";
    EXPECT_EQ(choice(casual_but(&Habits::extends_with_care), reached("seat 1: 100 75")), "extend");
}

TEST(Habits, DrivesBeforeItAttacksInARaceOfMany) {
    const std::string_view lines = R"(
        seat 1: 25 stop
        team 1 battle: roll
        team 2 battle: roll
    )";
    EXPECT_EQ(choice(kCasual, table("fundex-2010, players 3", lines)), "play 25");
    EXPECT_EQ(choice(kCasual, table("fundex-2010, players 2", lines)), "play stop on 2");
}

TEST(Habits, AlwaysCallACoupFourreAndCompleteATrip) {
    Table t = table("parker-1988, players 2", R"(
        seat 1: stop
        seat 2: right-of-way
        team 2 battle: roll
    )");
    act(t, "play stop on 2");
    const Table last = table("parker-1988, players 2", R"(
        seat 1: 50 25 stop driving-ace
        team 1 battle: roll
        team 1 distance: 200 200 100 100 25 25
        team 2 battle: roll
    )");
    for (const Level level : {Level::novice, Level::casual}) {
        EXPECT_EQ(choice(level, t), "coup-fourre right-of-way");
        EXPECT_EQ(choice(level, last), "play 50");
    }
}

TEST(Levels, NoviceAndCasualHaveDifferentHabits) {
    const Table t = table("parker-1988, players 2", R"(
        seat 1: extra-tank 100 25
        team 1 battle: roll
    )");
    EXPECT_EQ(choice(Level::novice, t), "play extra-tank");
    EXPECT_EQ(choice(Level::casual, t), "play 100");
}

}  // namespace
}  // namespace bornes::test
