// bornes random
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

TEST(RandomGames, TheSameSeedGivesTheSameBytes) {
    const Workshop workshop;
    const Outcome first = workshop.bornes("random --players 4 --seed 7");
    EXPECT_EQ(first.exit, 0);
    EXPECT_TRUE(
        first.out.starts_with("bornes-record 1\nrules parker-1988\nplayers 4\ntag seed 7\ntag game "
                              "1\nhand 1 dealer 4\ndeck "));
    EXPECT_EQ(workshop.bornes("random --players 4 --seed 7").out, first.out);
    EXPECT_NE(workshop.bornes("random --players 4 --seed 8").out, first.out);
}

TEST(RandomGames, HouseRulesAndHandsCanBeChosen) {
    const Outcome run = Workshop().bornes(
        "random --rules classic-km --players 5 --set goal=50000 --set teams=solo --hands 2");
    EXPECT_TRUE(run.out.starts_with(
        "bornes-record 1\nrules classic-km\nplayers 5\nset goal 50000\nset teams solo\n"));
    EXPECT_NE(run.out.find("\nhand 2 dealer 1\n"), std::string::npos);
    EXPECT_EQ(run.out.find("\nhand 3 "), std::string::npos);
}

TEST(RandomGames, SeveralGamesGoToAFolder) {
    const Workshop workshop;
    EXPECT_EQ(workshop.bornes("random --games 3 --hands 1 --out a/b").exit, 0);
    EXPECT_EQ(workshop.files(),
              "a\na/b\na/b/game-0001.bornes\na/b/game-0002.bornes\na/b/game-0003.bornes\n");
    EXPECT_NE(workshop.read("a/b/game-0001.bornes"), workshop.read("a/b/game-0002.bornes"));
    EXPECT_EQ(workshop.shell("bornes referee a/b/game-0003.bornes").exit, 0);
    const std::string alone = workshop.bornes("random --hands 1").out;
    EXPECT_EQ(alone, workshop.read("a/b/game-0001.bornes"));
    workshop.bornes("random --hands 1 --out c/");
    EXPECT_EQ(alone, workshop.read("c/game-0001.bornes"));
}

TEST(RandomGames, SeveralGamesDoNotFitIntoOneRecord) {
    const Outcome run = Workshop().bornes("random --games 2");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err,
              "bornes: a record has one game: for several games, name a folder with --out\n");
}

TEST(RandomGames, AFileIsReplacedAsAWhole) {
    const Workshop workshop;
    workshop.write("old.bornes", "old");
    EXPECT_EQ(workshop.shell("ln -s old.bornes link; bornes random --out link").exit, 0);
    EXPECT_EQ(workshop.read("old.bornes"), workshop.bornes("random").out);
    EXPECT_EQ(workshop.files(), "link\nold.bornes\n");
    EXPECT_EQ(workshop.shell("test -L link").exit, 0);
    EXPECT_EQ(workshop.shell("umask 027; bornes random --out new; stat -c %a new").out, "640\n");
}

TEST(RandomGames, AFileThatCannotBeWrittenIsNotBegun) {
    const Workshop workshop;
    const Outcome missing = workshop.bornes("random --out no/folder");
    EXPECT_EQ(missing.exit, 2);
    EXPECT_NE(missing.err.find("no/folder: No such file or directory\n"), std::string::npos);
    workshop.write("file", "x");
    const Outcome folder = workshop.bornes("random --games 2 --out file");
    EXPECT_EQ(folder.exit, 2);
    EXPECT_TRUE(folder.err.starts_with("bornes: cannot create the folder file: "));
    const Outcome full = workshop.bornes("random --out /dev/full");
    EXPECT_EQ(full.exit, 2);
    EXPECT_EQ(full.err, "bornes: cannot write to /dev/full: No space left on device\n");
    EXPECT_EQ(workshop.files(), "file\n");
    // A limit on the size of files stops the writing half-way. Nothing of the file may remain.
    const Outcome large =
        workshop.shell("trap '' XFSZ; ulimit -f 1; bornes random --out large 2>err");
    EXPECT_EQ(large.exit, 2);
    EXPECT_EQ(workshop.files(), "err\nfile\n");
    EXPECT_NE(workshop.read("err").find("large: File too large\n"), std::string::npos);
}

}  // namespace
}  // namespace bornes::test
