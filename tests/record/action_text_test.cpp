#include <gtest/gtest.h>

#include "bornes/notation.h"

namespace bornes::test {
namespace {

std::optional<Action> parsed(std::string_view text) {
    const auto result = action_from_text(text);
    return result ? std::optional(*result) : std::nullopt;
}

// In the form "OFFSET: why".
std::string fault_of(std::string_view text) {
    const auto result = action_from_text(text);
    return result ? "" : std::to_string(result.fault().offset) + ": " + result.fault().why();
}

TEST(ActionText, EveryFormOfTheNotation) {
    EXPECT_EQ(parsed("play 100"), Action::play(Card::km100));
    EXPECT_EQ(parsed("play extra-tank"), Action::play(Card::extra_tank));
    EXPECT_EQ(parsed("play stop on 2"), Action::attack(Card::stop, 1));
    EXPECT_EQ(parsed("play speed-limit on 6"), Action::attack(Card::speed_limit, 5));
    EXPECT_EQ(parsed("discard 200"), Action::discard(Card::km200));
    EXPECT_EQ(parsed("coup-fourre extra-tank"), Action::coup_fourre(Card::extra_tank));
    EXPECT_EQ(parsed("decline"), Action::decline());
    EXPECT_EQ(parsed("extend"), Action::extend());
    EXPECT_EQ(parsed("finish"), Action::finish());
}

TEST(ActionText, BlanksBetweenAndAroundMeanNothing) {
    EXPECT_EQ(parsed(" \tplay\t stop  on\t2 \t"), Action::attack(Card::stop, 1));
}

TEST(ActionText, FaultsNameTheWordAndItsPlace) {
    EXPECT_EQ(fault_of(""), "0: an action is missing");
    EXPECT_EQ(fault_of("  \t"), "0: an action is missing");
    EXPECT_EQ(
        fault_of("jump"),
        "0: there is no action `jump`: play, discard, coup-fourre, decline, extend or finish");
    EXPECT_EQ(
        fault_of("Play 25"),
        "0: there is no action `Play`: play, discard, coup-fourre, decline, extend or finish");
    EXPECT_EQ(fault_of("play  "), "4: a card is missing after `play`");
    EXPECT_EQ(fault_of("discard"), "7: a card is missing after `discard`");
    EXPECT_EQ(fault_of("coup-fourre"), "11: a card is missing after `coup-fourre`");
    EXPECT_EQ(fault_of("play  rol"), "6: there is no card `rol`");
    EXPECT_EQ(fault_of("play 025"), "5: there is no card `025`");
    EXPECT_EQ(fault_of("coup-fourre roll"), "12: `roll` is not a safety");
    EXPECT_EQ(fault_of("play stop 2"), "10: `on TEAM` is expected here");
    EXPECT_EQ(fault_of("play stop on "), "12: the team's number is missing");
    for (const auto team : {"0", "7", "01", "-1", "two", "1000000000000"})
        EXPECT_EQ(fault_of(std::string("play stop on ") + team),
                  "13: a team is a number from 1 to 6");
    EXPECT_EQ(fault_of("play stop on 2 now"), "15: the action ends before `now`");
    EXPECT_EQ(fault_of("play 25 on 2"), "8: the action ends before `on`");
    EXPECT_EQ(fault_of("discard stop on 2"), "13: the action ends before `on`");
    EXPECT_EQ(fault_of("decline 25"), "8: the action ends before `25`");
}

TEST(ActionText, AnyBytesAreQuotedSafely) {
    EXPECT_EQ(fault_of("play \x1b[2J\xff"), "5: there is no card `�[2J�`");
    EXPECT_EQ(fault_of("play 25\n"), "5: there is no card `25�`");
}

}  // namespace
}  // namespace bornes::test
