// bornes play and bornes replay
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

// Always discards, and answers every question in the shortest way.
const std::string kDiscarder =
    "export XDG_STATE_HOME=$PWD; yes 'discard 1\ndecline\nfinish\nnext' | bornes play --plain ";

TEST(Play, EndsPolitelyWithTheInput) {
    for (const auto input : {"", "quit\n", "1\n", "nonsense\n0\n-1\n999999999999\n"}) {
        const Workshop workshop;
        workshop.write("input", input);
        const Outcome run =
            workshop.shell("XDG_STATE_HOME=$PWD bornes play --plain --lang en --seed 1 <input");
        EXPECT_EQ(run.exit, 0);
        EXPECT_EQ(run.err, "");
        EXPECT_NE(run.out.find("The game is saved. Continue it with `bornes play --plain "),
                  std::string::npos)
            << run.out;
    }
}

TEST(Play, NeedsATerminalOrPlainLines) {
    const Outcome run = Workshop().bornes("play --lang en");
    EXPECT_EQ(run.exit, 2);
    EXPECT_NE(run.err.find("`--plain`"), std::string::npos) << run.err;
}

TEST(Play, AWholeGameHasAWinner) {
    const Outcome run =
        Workshop().shell(kDiscarder + "--lang en --seed 4 --level novice --set goal=500");
    EXPECT_EQ(run.exit, 0);
    EXPECT_NE(run.out.find("Hand 1: Marcel deals.\n"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nMarcel wins the game.\n"), std::string::npos) << run.out;
}

TEST(Play, TheSameSeedIsTheSameGame) {
    const std::string command = kDiscarder + "--seed 4 --set goal=500 --level novice";
    EXPECT_EQ(Workshop().shell(command + " | grep -v bornes").out,
              Workshop().shell(command + " | grep -v bornes").out);
}

TEST(Play, TheSavedGameIsARecord) {
    const Workshop workshop;
    workshop.shell(kDiscarder + "--players 6 --seed 4 --level novice --set goal=500");
    EXPECT_EQ(workshop.shell("bornes referee bornes/*.bornes >positions").exit, 0);
    EXPECT_NE(workshop.read("positions").find("\"phase\":\"game-over\""), std::string::npos);
}

TEST(Play, InvalidSeatsAreRefused) {
    for (const auto seat : {"0=novice", "3=novice", "2=expert", "2", "2=person:", "2=person:a#b",
                            "'2=person: '", "'2=person:Ann '"}) {
        const Outcome run = Workshop().bornes(std::string("play --plain --seat ") + seat);
        EXPECT_EQ(run.exit, 2) << seat;
        EXPECT_TRUE(run.err.starts_with("bornes: --seat `")) << run.err;
    }
}

TEST(Play, ABrokenRecordIsRefusedWithItsPlace) {
    const Workshop workshop;
    workshop.write("game.bornes", "bornes-record 1\nrules parker-2000\n");
    const Outcome run = workshop.bornes("play --plain game.bornes");
    EXPECT_EQ(run.exit, 2);
    EXPECT_TRUE(run.err.starts_with("game.bornes:2:7: ")) << run.err;
}

TEST(Play, AnUnwritableFolderIsReported) {
    const Outcome run = Workshop().shell(
        "touch file; XDG_STATE_HOME=$PWD/file bornes play --plain --lang en --seed 1 </dev/null");
    EXPECT_EQ(run.exit, 0);
    EXPECT_NE(run.out.find("The game could not be saved: "), std::string::npos) << run.out;
}

TEST(Replay, ShowsABrokenRecordUpToItsFault) {
    const Workshop workshop;
    const Outcome whole = workshop.shell(
        "bornes random --seed 7 >whole; sed '30s/.*/9 play roll/' whole >broken;"
        "bornes replay --plain --lang en whole");
    const Outcome broken = workshop.bornes("replay --plain --lang en broken");
    EXPECT_NE(broken.exit, 0);
    EXPECT_NE(broken.err.find("broken:30:1: "), std::string::npos) << broken.err;
    EXPECT_FALSE(broken.out.empty());
    EXPECT_LT(broken.out.size(), whole.out.size());
    EXPECT_TRUE(whole.out.starts_with(broken.out)) << broken.out;
    const Outcome play = workshop.bornes("play --plain --lang en broken");
    EXPECT_NE(play.err.find("`bornes replay broken` shows it up to that move."), std::string::npos)
        << play.err;
}

TEST(Replay, TheFaultOfARecordBeginsWithItsPlace) {
    EXPECT_EQ(Workshop().bornes("replay --plain -", "x\n").err,
              "-:1:1: a record begins with `bornes-record 1`\n");
}

// Shows the game that was played last, with its only person as "you".
TEST(Replay, WithoutAFileShowsTheLastGame) {
    const Workshop workshop;
    const Outcome none = workshop.shell("XDG_STATE_HOME=$PWD/none bornes replay --plain");
    EXPECT_EQ(none.exit, 2);
    EXPECT_NE(none.err.find("no game is kept in "), std::string::npos) << none.err;
    const Outcome run = workshop.shell(
        "export XDG_STATE_HOME=$PWD/state; mkdir -p state/bornes;"
        "bornes random --seed 7 | sed '3a seat 1 Vous\\nseat 2 Marcel' >state/bornes/game.bornes;"
        "bornes replay --plain --lang en");
    EXPECT_EQ(run.exit, 0) << run.err;
    EXPECT_NE(run.out.find("\nYou discard "), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("\nMarcel discards "), std::string::npos) << run.out;
}

TEST(Replay, TellsARecordInSentences) {
    const Workshop workshop;
    workshop.write("race.bornes", data("race.bornes"));
    const Outcome run = workshop.bornes("replay --plain --lang fr race.bornes");
    EXPECT_EQ(run.exit, 0);
    EXPECT_TRUE(run.out.starts_with("Manche 1 : ")) << run.out;
    const Outcome empty = workshop.bornes("replay --plain --lang en /dev/null");
    EXPECT_EQ(empty.exit, 2);
    EXPECT_NE(empty.err.find("This record has no hand yet"), std::string::npos) << empty.err;
}

}  // namespace
}  // namespace bornes::test
