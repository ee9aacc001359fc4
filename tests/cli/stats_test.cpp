// `bornes stats`: a summary of many games.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(StatsCommand, SumsUpTheGamesOfAPlayer) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("arena casual novice --games 4 --set goal=500 --seed 3 --threads 1 "
                          "--records games")
                  .exit,
              0);
    const Outcome json = shop.bornes("stats --player novice --rollouts 20 --json games");
    EXPECT_EQ(json.exit, 0) << json.err;
    EXPECT_THAT(json.out, StartsWith(R"({"player":"novice","groups":[{"rules":"parker-1988",)"));
    EXPECT_THAT(json.out, HasSubstr(R"("players":2,"opponents":"casual","games":4,"finished":4)"));
    EXPECT_THAT(json.out, HasSubstr(R"("wins":{"value":)"));
    const Outcome text = shop.bornes("stats --rollouts 20 games/0-0.bornes games/0-1.bornes");
    EXPECT_EQ(text.exit, 0) << text.err;
    EXPECT_THAT(text.out, StartsWith("Games of casual\n"));
    EXPECT_THAT(text.out, HasSubstr("against novice"));
    EXPECT_THAT(text.out, HasSubstr("too few games to tell"));
    EXPECT_THAT(text.out, HasSubstr("points lost per decision (plays like: "));
}

// The person who plays at home sits in the first seat, but bots play in as many games.
TEST(StatsCommand, PrefersTheFirstSeatBetweenTwoPlayers) {
    const Workshop shop;
    const Outcome run = shop.shell(
        "bornes random --seed 7 | sed '3a seat 1 You\\nseat 2 Marcel' >game.bornes;"
        "bornes stats --rollouts 0 --lang en game.bornes");
    EXPECT_EQ(run.exit, 0) << run.err;
    EXPECT_THAT(run.out, StartsWith("Your games\n"));
    // The bot sits in more games than each of two people.
    const Outcome two = shop.shell(
        "sed 's/You/Zoe/' game.bornes >zoe.bornes;"
        "bornes stats --rollouts 0 --lang en game.bornes zoe.bornes");
    EXPECT_THAT(two.out, StartsWith("Your games\n"));
}

TEST(StatsCommand, IsFineBeforeTheFirstGame) {
    const Outcome run = Workshop().shell("XDG_STATE_HOME=$PWD/none bornes stats --lang en");
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_THAT(run.out, StartsWith("There is no finished hand"));
    const Outcome broken = Workshop().shell("bornes stats --lang en /no/such");
    EXPECT_EQ(broken.exit, 2);
    EXPECT_THAT(broken.err, HasSubstr("1 file could not be read and is not counted"));
}

TEST(StatsCommand, SpeaksTheRequestedLanguage) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("arena casual novice --games 2 --set goal=500 --records games").exit, 0);
    const Outcome french = shop.bornes("stats --lang fr --player novice --rollouts 20 games");
    EXPECT_EQ(french.exit, 0) << french.err;
    EXPECT_THAT(french.out, StartsWith("Parties de novice\n"));
    EXPECT_THAT(french.out, HasSubstr("Taux d’erreur"));
    EXPECT_THAT(french.out, HasSubstr("Points perdus par décision"));
}

TEST(StatsCommand, CountsWhatCanBeRead) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("arena casual novice --games 1 --set goal=500 --records games").exit, 0);
    shop.write("games/z.bornes", "nonsense\n");
    const Outcome outcome = shop.bornes("stats --rollouts 0 games");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, HasSubstr("games/z.bornes:1:1: "));
    EXPECT_THAT(outcome.err, HasSubstr("1 file could not be read"));
    EXPECT_THAT(outcome.out, HasSubstr("Games of casual"));
    EXPECT_EQ(shop.bornes("stats --player Nobody games/0-0.bornes").exit, 2);
}

}  // namespace
}  // namespace bornes::test
