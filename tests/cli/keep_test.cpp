// bornes keep
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class Keep : public testing::Test {
protected:
    // Runs `bornes keep` with a state folder that lasts as long as the test.
    Outcome keep(const std::string& options, const std::string& lines) const {
        workshop_.write("lines", lines);
        return workshop_.shell("XDG_STATE_HOME=$PWD LC_ALL=C.UTF-8 bornes keep " + options +
                               " < lines");
    }
    Workshop workshop_;
};

constexpr const char* kTable = "--players 4 --names Ann,Bob,Cid,Eve";
// A safe trip of 1,000 with a coup fourré and an empty draw pile, against 650.
constexpr const char* kFirstHand = "\n10x100\nextra-tank*\n650\n0\n\n1\n";

TEST_F(Keep, AsksAndScoresAHand) {
    const Outcome run = keep(kTable, kFirstHand);
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_THAT(run.out, HasSubstr("Hand 1, dealt by Eve\n"));
    EXPECT_THAT(run.out, HasSubstr("Safe trip                 300          0\n"));
    EXPECT_THAT(run.out, Not(HasSubstr("Shut-out"))) << "a row of zeros says nothing";
    EXPECT_THAT(run.out, HasSubstr("Ann & Cid: 2,400 (in the lead · 2,600 to go)\n"
                                   "Bob & Eve: 650 (4,350 to go)\n"
                                   "Ann deals the next hand.\n"));
}

TEST_F(Keep, StartsWithTheEditionThatIsUsualInTheLanguage) {
    const auto edition = [this](const std::string& options) {
        keep("--new --players 2 " + options, "\n100\n\n0\n\n\n\n\n\n");
        return workshop_.shell("grep -rho '\"rules\": *\"[^\"]*\"' .").out;
    };
    EXPECT_THAT(edition(""), HasSubstr("parker-1988"));
    EXPECT_THAT(edition("--lang fr"), HasSubstr("classic-km"));
    EXPECT_THAT(edition("--lang fr --rules parker-1962"), HasSubstr("parker-1962"));
}

TEST_F(Keep, ContinuesEditsAndUndoes) {
    keep(kTable, kFirstHand);
    EXPECT_THAT(keep("", "1\n500\n0\n\n\n\nquit\n").out, HasSubstr("Ann & Cid: 500 "));
    EXPECT_THAT(keep("", "").out, HasSubstr("Ann & Cid: 500 "));
    EXPECT_THAT(keep("", "undo\n").out, HasSubstr("Ann & Cid: 2,400 "));
    EXPECT_THAT(keep("", "undo\n").out, HasSubstr("Ann & Cid: 0 (5,000 to go)"));
    EXPECT_THAT(keep("", "undo\n").out, HasSubstr("There is nothing to undo.\n"));
}

TEST_F(Keep, RefusesAnImpossibleHandAndAsksAgain) {
    const Outcome run = keep(kTable, "\n1025\n500\n3\n0\n\n200 200 200\n\n500\n0\nr\n0\n\n");
    EXPECT_THAT(run.out, HasSubstr("> Ann & Cid cannot have 1,025: the target is 1,000.\n"
                                   "Ann & Cid: distance cards"));
    EXPECT_THAT(run.out, HasSubstr("How many 200s? (0–2) > How many 200s? (0–2) > "));
    EXPECT_THAT(run.out, HasSubstr("That cannot be. Bob & Eve cannot have 3 cards of 200"));
    EXPECT_THAT(run.out, HasSubstr("Ann & Cid: 600 "));
}

TEST_F(Keep, AsksForTheExtensionWhereThereIsOne) {
    const Outcome run = keep("--players 2", "\n1000\n0\n\n0\n\n1\n0\n");
    EXPECT_THAT(run.out,
                HasSubstr("Who called the extension to 1,000? (0 nobody, 1 Seat 1, 2 Seat 2) > "));
    EXPECT_THAT(run.out,
                HasSubstr("Seat 1: 2,400 "));  // 1000, trip 400, safe 300, shut-out 500, 200
}

TEST_F(Keep, SaysWhatItDoesNotUnderstand) {
    const Outcome run = keep(kTable, "what\n\nfar\n100\nluck\n");
    EXPECT_THAT(run.out, HasSubstr("undo: take back the last change."));
    EXPECT_THAT(run.out, HasSubstr("Type cards such as 100 100 25"));
    EXPECT_THAT(run.out, HasSubstr("with * for a coup fourré: driving-ace, extra-tank"));
    EXPECT_EQ(run.exit, 0);
}

TEST_F(Keep, AsksWhoPlays) {
    const Outcome run = keep("", "Ann\nAnn, Bob Smith,Cid\n");
    EXPECT_THAT(
        run.out,
        HasSubstr("All players on one line, in the order in which they sit, such as Ann, Bob > "));
    EXPECT_THAT(run.out, HasSubstr("Bob Smith: 0 (5,000 to go)\n"));
    EXPECT_THAT(keep("--new --names Ann,Bob,Cid,Eve", "").out, HasSubstr("Bob & Eve: 0 "));
    EXPECT_EQ(keep("--new --players 2 --names Ann,Bob,Cid", "").exit, 2);
}

TEST_F(Keep, SpeaksAndUnderstandsOtherLanguages) {
    const Outcome run = keep("--lang fr --players 2", "\n500\n0\ncit* as\n0\n\nannuler\nquitter\n");
    EXPECT_THAT(run.out, HasSubstr("Bottes                  200"));
    EXPECT_THAT(run.out, HasSubstr("Coups fourrés"));
    EXPECT_THAT(run.out, HasSubstr("encore 4"));
}

TEST_F(Keep, DoesNotGiveUpAGameByMistake) {
    keep(kTable, kFirstHand);
    const Outcome run = keep("--players 2", "");
    EXPECT_EQ(run.exit, 2);
    EXPECT_THAT(run.err, HasSubstr("`bornes keep --new` starts another"));
    EXPECT_THAT(keep("--new --players 2", "").out, HasSubstr("Seat 1: 0 (5,000 to go)"));
    workshop_.write("bornes/score.json", "{}");
    EXPECT_EQ(keep("", "").exit, 2);
}

}  // namespace
}  // namespace bornes::test
