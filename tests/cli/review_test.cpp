// `bornes review`, as people and programs run it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// One hand of a game between bots, as a record.
std::string played_hand(const Workshop& shop) {
    const Outcome outcome = shop.bornes(
        "arena casual novice --games 1 --set goal=500 --seed 3 --threads 1 --records games");
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    return shop.read("games/0-0.bornes");
}

TEST(ReviewCommand, PrintsTheSameJsonTwice) {
    const Workshop shop;
    const std::string record = played_hand(shop);
    const Outcome one = shop.bornes("review --json --rollouts 50 --threads 1 -", record);
    EXPECT_EQ(one.exit, 0) << one.err;
    EXPECT_THAT(one.out,
                StartsWith(R"({"version":1,"rollouts":50,"decisions":[{"hand":1,"ply":0)"));
    EXPECT_THAT(one.out, HasSubstr(R"("card":null)"));
    EXPECT_THAT(one.out, EndsWith("}\n"));
    EXPECT_EQ(shop.bornes("review --json --rollouts 50 --threads 3 -", record).out, one.out);
    EXPECT_NE(shop.bornes("review --json --rollouts 50 --seed 2 -", record).out, one.out);
    const Outcome timed = shop.bornes("review --json --time-ms 1 games/0-0.bornes");
    EXPECT_THAT(timed.out, StartsWith(R"({"version":1,"rollouts":null,)"));
}

TEST(ReviewCommand, PrintsOneSeatOnly) {
    const Workshop shop;
    const std::string record = played_hand(shop);
    const Outcome seat = shop.bornes("review --json --rollouts 50 --seat 2 -", record);
    EXPECT_EQ(seat.exit, 0) << seat.err;
    EXPECT_THAT(seat.out, Not(HasSubstr(R"("seat":1)")));
    EXPECT_THAT(seat.out, HasSubstr(R"("result":[{"team":1)"));
    const Outcome nobody = shop.bornes("review --json --seat 3 -", record);
    EXPECT_EQ(nobody.exit, 2);
    EXPECT_THAT(nobody.err, HasSubstr("--seat 3: the record has 2 players"));
}

TEST(ReviewCommand, ReviewsABrokenRecordUpToItsFault) {
    const Workshop shop;
    const std::string record = played_hand(shop);
    const std::size_t cut = record.find("\n", record.find("\n1 ") + 1) + 1;
    shop.write("broken.bornes", record.substr(0, cut) + "nonsense\n");
    const Outcome outcome = shop.bornes("review --json --rollouts 20 broken.bornes");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.out, HasSubstr(R"("decisions":[{"hand":1,"ply":0)"));
    EXPECT_THAT(outcome.out, HasSubstr(R"("over":false})"));
    EXPECT_THAT(outcome.err, HasSubstr("broken.bornes:10:1: "));
    EXPECT_EQ(shop.bornes("review missing.bornes").exit, 2);
    EXPECT_EQ(shop.bornes("review --json -", "").exit, 0);
}

TEST(ReviewCommand, IsReadable) {
    const Workshop shop;
    const std::string record = played_hand(shop);
    const Outcome text = shop.bornes("review --rollouts 50 -", record);
    EXPECT_EQ(text.exit, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("casual: chance to win"));
    EXPECT_THAT(text.out, ContainsRegex("points\\s+lost\\s+per\\s+decision;\\s+plays\\s+like:"));
    EXPECT_THAT(text.out, ContainsRegex("result (0|100)%, of that luck (\\+|−)?[0-9]+%"));
    EXPECT_THAT(text.out, ContainsRegex("Turning points\n  (↑|↓) Hand 1, move [0-9]+: "
                                        "(casual|novice): (play|discard|coup|extend|finish)"));
    EXPECT_THAT(text.out, ContainsRegex("extend – it puts the points[^.]+\\.\\s+Better:"));
    EXPECT_THAT(text.out, Not(HasSubstr("\x1b"))) << "no colour where there is no terminal";
    const Outcome ascii = shop.bornes("review --ascii --rollouts 50 -", record);
    for (const char c : ascii.out) EXPECT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
    EXPECT_THAT(shop.bornes("review --rollouts 20 -", "bornes-record 1\n").out,
                HasSubstr("no hand yet"));
}

TEST(ReviewCommand, SpeaksTheRequestedLanguage) {
    const Workshop shop;
    const std::string record = played_hand(shop);
    const Outcome german = shop.bornes("review --lang de --rollouts 20 -", record);
    EXPECT_EQ(german.exit, 0) << german.err;
    EXPECT_THAT(german.out, StartsWith("Analyse: Parker 1988, 2 Spieler\n"));
    EXPECT_THAT(german.out, HasSubstr("ohne das Kartenglück"));
    EXPECT_THAT(german.out, Not(HasSubstr("chance to win")));
}

TEST(ReplayCommand, TellsTheReviewAfterEachDecision) {
    const Workshop shop;
    const std::string record = played_hand(shop);
    shop.write("game.bornes", record);
    const Outcome plain = shop.bornes("replay --plain game.bornes");
    EXPECT_EQ(plain.exit, 0) << plain.err;
    EXPECT_THAT(plain.out, Not(HasSubstr("The best move.")));
    const Outcome judged = shop.bornes("replay --plain --review 20 game.bornes");
    EXPECT_EQ(judged.exit, 0) << judged.err;
    EXPECT_THAT(judged.out, StartsWith("Hand 1: "));
    EXPECT_THAT(judged.out, HasSubstr("The best move.\n"));
}

TEST(EndlessRecord, IsCutByEveryCommandThatKeepsIt) {
    const Workshop shop;
    for (const std::string command : {"review --json --rollouts 10 -", "replay --plain -",
                                      "stats -", "score -", "score --sheet -"}) {
        for (const std::string line : {"# nothing", "nonsense"}) {
            SCOPED_TRACE(command + " <- " + line);
            const Outcome outcome =
                shop.shell("yes '" + line + "' | timeout 60 \"$BORNES_CLI\" " + command);
            EXPECT_EQ(outcome.exit, 2) << outcome.err;
            const bool keeps = line[0] == '#' || command == "score --sheet -";
            EXPECT_THAT(outcome.err, HasSubstr(keeps ? "larger than the limit of 32 MB"
                                                     : "a record begins with `bornes-record 1`"));
        }
    }
    const Outcome review = shop.shell("yes '#' | bornes review --json --rollouts 10 -");
    EXPECT_THAT(review.out, HasSubstr(R"("decisions":[])"));
}

}  // namespace
}  // namespace bornes::test
