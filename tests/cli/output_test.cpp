// The program notices output that cannot be written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

const std::string kFull = "bornes: cannot write to standard output: No space left on device\n";

TEST(Output, AFullDiskIsNoticedByEveryCommand) {
    const Workshop workshop;
    workshop.write("race.bornes", data("race.bornes"));
    for (const auto command : {"random", "referee race.bornes", "score race.bornes",
                               "score --json race.bornes", "bench --hands 10", "bench --signature",
                               "play --plain --lang en", "--help", "--version", "random --help"}) {
        const Outcome run = workshop.shell("XDG_STATE_HOME=$PWD bornes " + std::string(command) +
                                           " </dev/null >/dev/full");
        EXPECT_EQ(run.exit, 2) << command;
        EXPECT_EQ(run.err, kFull) << command;
    }
}

TEST(Output, AClosedOutputIsNoticed) {
    const Outcome run = Workshop().shell("bornes random --out file >&-; bornes random >&-");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.err, "bornes: cannot write to standard output: Bad file descriptor\n");
}

// An opened file must not get the descriptor of the closed standard output.
TEST(Output, AFileDoesNotTakeThePlaceOfAClosedOutput) {
    const Workshop workshop;
    workshop.write("race.bornes", data("race.bornes"));
    EXPECT_EQ(workshop.shell("bornes referee race.bornes >&-").exit, 2);
    EXPECT_EQ(workshop.read("race.bornes"), data("race.bornes"));
}

TEST(Output, AMessageThatCannotBeWrittenLeavesTheExitStatus) {
    for (const std::string errors : {"2>&-", "2>/dev/full"}) {
        EXPECT_EQ(Workshop().shell("bornes referee nowhere.bornes " + errors).exit, 2) << errors;
        EXPECT_EQ(Workshop().shell("echo nonsense | bornes referee " + errors).exit, 2) << errors;
        EXPECT_EQ(Workshop().shell("bornes nonsense " + errors).exit, 2) << errors;
    }
}

TEST(Output, AComplaintThatCannotBeWrittenDoesNotEndABot) {
    const Workshop workshop;
    workshop.write("act", R"({"type":"act","view":{},"legal":["discard 25"]})");
    const Outcome run = workshop.shell("bornes bot novice <act 2>/dev/full");
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.out, "{\"type\":\"action\",\"action\":\"discard 25\"}\n");
}

TEST(Output, AFileThatIsReplacedKeepsItsMode) {
    const Outcome run = Workshop().shell(
        "umask 022; echo old >private; chmod 600 private; bornes random --out private; "
        "bornes random --out new; stat -c '%a %n' new private; head -qn 1 new private");
    EXPECT_EQ(run.out, "644 new\n600 private\nbornes-record 1\nbornes-record 1\n");
}

TEST(Output, NamesArePrintedSafely) {
    const Outcome run = Workshop().shell("bornes referee \"$(printf 'a\\033[31m\\nb')\"");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.err, "bornes: cannot open a\uFFFD[31m\uFFFDb: No such file or directory\n");
    const Outcome read =
        Workshop().shell("n=$(printf 'a\\033b'); echo x >\"$n\"; bornes referee \"$n\"");
    EXPECT_THAT(read.err, testing::StartsWith("a\uFFFDb:1:1: "));
    const Outcome folder =
        Workshop().shell("n=$(printf 'a\\033b'); touch \"$n\"; bornes random --out \"$n/\"");
    EXPECT_THAT(folder.err, testing::StartsWith("bornes: cannot create the folder a\uFFFDb/: "));
}

TEST(Output, NamesInARecordArePrintedSafely) {
    const Outcome run = Workshop().shell(
        "bornes random --seed 3 --hands 1 | sed \"s/^players.*/&\\nseat 1 A$(printf "
        "'\\033')[2Jb/\" "
        ">r; bornes replay --plain r </dev/null");
    EXPECT_EQ(run.exit, 0) << run.err;
    EXPECT_EQ(run.out.find('\033'), std::string::npos);
    EXPECT_THAT(run.out, testing::HasSubstr("A\uFFFD[2Jb plays "));
}

TEST(Output, AClosedInputIsNotAnEmptyOne) {
    for (const char* command : {"referee", "score -"}) {
        const Outcome run = Workshop().shell(std::string("bornes ") + command + " <&-");
        EXPECT_EQ(run.exit, 2) << command;
        EXPECT_EQ(run.out, "") << command;
        EXPECT_EQ(run.err, "bornes: cannot read standard input: Bad file descriptor\n") << command;
    }
}

// An unset shell variable gives an empty path.
TEST(Output, AnEmptyPathIsRefused) {
    const Outcome run = Workshop().shell("bornes random --out ''");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.out, "");
}

TEST(Output, AnInterruptedRunLeavesWholeFilesOnly) {
    const Outcome run = Workshop().shell(
        "timeout -s INT 0.3 \"$BORNES_CLI\" random --games 999999 --hands 1 --out games; "
        "ls games | grep -v '^game-[0-9]*\\.bornes$'; ls games | grep -c .");
    EXPECT_EQ(run.out.find("bornes."), std::string::npos) << run.out;
    EXPECT_GT(std::stoi(run.out), 0);
}

TEST(Output, AReaderThatClosesThePipeIsNoError) {
    const std::string command = "{ bornes random --set goal=50000 --players 2; echo $? >status; } ";
    for (const auto before : {"", "trap '' PIPE; "}) {
        const Workshop workshop;
        const Outcome run = workshop.shell(before + command + "| head -n 1");
        EXPECT_EQ(run.out, "bornes-record 1\n");
        EXPECT_EQ(run.err, "");
        EXPECT_EQ(workshop.read("status"), "141\n");
    }
}

}  // namespace
}  // namespace bornes::test
