// bornes referee
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

TEST(Referee, PrintsThePositionAfterTheDealAndAfterEachAction) {
    const Outcome run = Workshop().bornes("referee", data("race.bornes"));
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.out, data("race.jsonl"));
}

TEST(Referee, ReadsFilesAndStandardInput) {
    const Workshop workshop;
    workshop.write("game.bornes", data("race.bornes"));
    EXPECT_EQ(workshop.bornes("referee game.bornes").out, data("race.jsonl"));
    EXPECT_EQ(workshop.bornes("referee -", data("race.bornes")).out, data("race.jsonl"));
}

TEST(Referee, AnEmptyRecordIsLegal) {
    for (const auto record : {"", "bornes-record 1\nrules parker-1962\n"}) {
        const Outcome run = Workshop().bornes("referee", record);
        EXPECT_EQ(run.exit, 0);
        EXPECT_EQ(run.out + run.err, "");
    }
}

TEST(Referee, PrintsWhatCameBeforeAFault) {
    const Workshop workshop;
    workshop.write("bad.bornes", data("race.bornes") + "1 play 25\n");
    const Outcome run = workshop.bornes("referee bad.bornes");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.out, data("race.jsonl"));
    EXPECT_EQ(run.err, "bad.bornes:10:1: the game is over, nothing may follow\n");
    EXPECT_EQ(workshop.bornes("referee", "bornes-record 3").err,
              "-:1:15: the version `3` is not known, only 1 is\n");
}

TEST(Referee, AnswersBeforeTheInputEnds) {
    const Workshop workshop;
    workshop.write("game.bornes", data("race.bornes"));
    // Sends the second half of the record only after the first half has been answered.
    const Outcome run = workshop.shell(
        "mkfifo to from; bornes referee <to >from & exec 3>to 4<from; head -n 6 game.bornes >&3; "
        "read first <&4; tail -n +7 game.bornes >&3; exec 3>&-; { echo \"$first\"; cat <&4; }");
    EXPECT_EQ(run.out, data("race.jsonl"));
}

TEST(Referee, SaysWhyAFileCannotBeRead) {
    const Workshop workshop;
    const Outcome missing = workshop.bornes("referee nowhere.bornes");
    EXPECT_EQ(missing.exit, 2);
    EXPECT_EQ(missing.err, "bornes: cannot open nowhere.bornes: No such file or directory\n");
    const Outcome folder = workshop.bornes("referee .");
    EXPECT_EQ(folder.exit, 2);
    EXPECT_EQ(folder.err, "bornes: cannot open .: Is a directory\n");
}

TEST(Referee, ALineThatNeverEndsIsRefused) {
    const Outcome run = Workshop().shell("head -c 70000000 /dev/zero | bornes referee");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.err, "-:1:67108865: the line does not end\n");
}

TEST(Referee, AGameOfAllHandsOfAllEditionsIsLegal) {
    const Workshop workshop;
    for (const auto edition :
         {"parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010", "classic-km"})
        for (const auto players : {"2", "3", "4", "6"}) {
            const std::string solo = players[0] == '6' ? " --set teams=solo" : "";
            const Outcome run =
                workshop.shell(std::string("bornes random --rules ") + edition + " --players " +
                               players + solo + " | bornes referee");
            EXPECT_EQ(run.exit, 0) << edition << " " << players;
            EXPECT_EQ(run.err, "");
            EXPECT_NE(run.out.rfind("\"phase\":\"game-over\""), std::string::npos);
        }
}

}  // namespace
}  // namespace bornes::test
