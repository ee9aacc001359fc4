// Options of all commands: help, version, and errors.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

void expect_refused(const std::string& arguments, const std::string& message) {
    const Outcome run = Workshop().bornes(arguments);
    EXPECT_EQ(run.exit, 2) << arguments;
    EXPECT_EQ(run.out, "") << arguments;
    EXPECT_EQ(run.err, "bornes: " + message + "\n") << arguments;
}

TEST(Options, Version) {
    for (const auto arguments : {"--version", "-V", "version"}) {
        const Outcome run = Workshop().bornes(arguments);
        EXPECT_EQ(run.exit, 0) << arguments;
        EXPECT_EQ(run.err, "") << arguments;
        EXPECT_TRUE(run.out.starts_with("bornes ")) << run.out;
        EXPECT_EQ(run.out, Workshop().bornes("--version").out);
    }
}

TEST(Options, WrongCommandsAreRefused) {
    expect_refused("",
                   "which command? `bornes play` plays, `bornes learn` teaches the game\n"
                   "Try `bornes --help`.");
    expect_refused("refree",
                   "there is no command `refree`; did you mean `referee`?\nTry `bornes --help`.");
    expect_refused("paly",
                   "there is no command `paly`; did you mean `play`?\nTry `bornes --help`.");
    expect_refused("paly --help",
                   "there is no command `paly`; did you mean `play`?\nTry `bornes --help`.");
    expect_refused("--lang en",
                   "`--lang` comes after the command: `bornes play --lang`\nTry `bornes --help`.");
    expect_refused("--lang en help",
                   "`--lang` comes after the command: `bornes play --lang`\nTry `bornes --help`.");
    expect_refused("cheat", "there is no command `cheat`\nTry `bornes --help`.");
    expect_refused("--verbose", "there is no option `--verbose`\nTry `bornes --help`.");
    expect_refused(
        "--vresion",
        "there is no option `--vresion`; did you mean `--version`?\nTry `bornes --help`.");
    expect_refused("help paly",
                   "there is no command `paly`; did you mean `play`?\nTry `bornes help`.");
}

TEST(Options, WrongOptionsAndArgumentsAreRefused) {
    expect_refused("referee a b",
                   "`bornes referee` takes no argument `b` here\nTry `bornes referee --help`.");
    expect_refused("random --colour",
                   "`bornes random` has no option `--colour`\nTry `bornes random --help`.");
    expect_refused("random --player 3",
                   "`bornes random` has no option `--player`; did you mean `--players`?\n"
                   "Try `bornes random --help`.");
    expect_refused("play --levle=master",
                   "`bornes play` has no option `--levle`; did you mean `--level`?\n"
                   "Try `bornes play --help`.");
    // An unknown option is reported before a missing argument, because it is the likelier mistake.
    expect_refused("score --jsn",
                   "`bornes score` has no option `--jsn`; did you mean `--json`?\n"
                   "Try `bornes score --help`.");
    expect_refused("arena", "PLAYER is missing\nTry `bornes arena --help`.");
    expect_refused("bench --hands 3 --seconds 1",
                   "--seconds and --hands do not go together\nTry `bornes bench --help`.");
    expect_refused("tune --out x --strangers",
                   "--strangers means nothing without --beliefs\nTry `bornes tune --help`.");
    expect_refused("bot expert",
                   "LEVEL: `expert` is not one of novice, casual, strong, master\n"
                   "Try `bornes bot --help`.");
    expect_refused("play --level mastr",
                   "--level: `mastr` is not one of novice, casual, strong, master; did you mean "
                   "`master`?\nTry `bornes play --help`.");
}

TEST(Options, ThatDoNotApplyAreRefused) {
    const std::string help = "\nTry `bornes play --help`.";
    const std::string table = "http://127.0.0.1:1/t/kXq0Zc1m2n3b4v5c6x7z8A ";
    for (const std::string option : {"--clock 30", "--pause 10", "--window 5", "--no-hints",
                                     "--public", "--watch", "--name A"})
        expect_refused("play --plain " + option, option.substr(0, option.find(' ')) +
                                                     " means nothing without the link of a server "
                                                     "or table" +
                                                     help);
    expect_refused("play --seed 3 " + table, "--seed means nothing at an online table" + help);
    expect_refused("play --rules classic-km " + table,
                   "--rules means nothing at a table that exists: to make a new table, name only "
                   "the link of the server" +
                       help);
    expect_refused(
        "play --new game.bornes",
        "--new means nothing with the file of a game: the file says which game it is" + help);
    expect_refused("play --plain --pace 3",
                   "--pace means nothing with --plain: lines are printed without waiting");
    expect_refused("play --plain --card-lang de",
                   "--card-lang means nothing with --plain: no cards are drawn");
    expect_refused("arena strong casual --deadline-ms 5",
                   "--deadline-ms has no effect on our own bots: name a program as cmd:PROGRAM");
    for (const std::string command : {"score", "review", "stats"})
        expect_refused(
            command + " --json --lang en -",
            "--lang and --json do not go together\nTry `bornes " + command + " --help`.");
    expect_refused("score --sheet - --json",
                   "--sheet and --json do not go together\nTry `bornes score --help`.");
    for (const auto& [arguments, option] :
         {std::pair{"tables --yes", "--yes"}, std::pair{"show T --limit 3", "--limit"},
          std::pair{"export T --json", "--json"}, std::pair{"stats T", "TABLE"},
          std::pair{"close T --dry-run", "--dry-run"}}) {
        const std::string action(arguments, std::string(arguments).find(' '));
        expect_refused(std::string("admin ") + arguments,
                       std::string(option) + " means nothing with `bornes admin " + action +
                           "`\nTry `bornes admin --help`.");
    }
    expect_refused("play -",
                   "a game is kept in its file, so it cannot come from standard input: name the "
                   "file");
}

TEST(Options, EveryCommandReportsAMissingFileInTheSameWay) {
    for (const std::string command :
         {"referee", "score", "replay --plain", "verify", "play --plain"})
        expect_refused(command + " nowhere.bornes",
                       "cannot open nowhere.bornes: No such file or directory");
    for (const std::string command :
         {"referee", "score", "score --sheet", "replay --plain", "verify", "play --plain"})
        expect_refused(command + " /tmp", "cannot open /tmp: Is a directory");
    expect_refused("load --server-process abc",
                   "--server-process: `abc` is not a whole number from 1 to 2147483647\n"
                   "Try `bornes load --help`.");
}

TEST(Options, AFileOfSeveralThatCannotBeReadIsReportedInTheSameWay) {
    const Outcome run = Workshop().bornes("stats nowhere.bornes");
    EXPECT_TRUE(
        run.err.starts_with("bornes: cannot open nowhere.bornes: No such file or directory\n"))
        << run.err;
}

TEST(Verify, SaysWhenThereIsNothingToVerify) {
    const Outcome alone = Workshop().shell("bornes random --seed 1 --hands 1 | bornes verify -");
    EXPECT_EQ(alone.exit, 2);
    EXPECT_TRUE(alone.err.starts_with("bornes: nothing was verified: ")) << alone.err;
    const Outcome empty =
        Workshop().bornes("verify -",
                          "bornes-record 1\nrules parker-1988\nplayers 2\ntag table x\n"
                          "tag game 1\n");
    EXPECT_EQ(empty.exit, 2);
    EXPECT_EQ(empty.err, "bornes: nothing was verified: no hand of the record is dealt yet\n");
}

TEST(Options, WrongAddressesAreRefused) {
    const std::string help = "\nTry `bornes serve --help`.";
    for (const std::string place : {"8080", "localhost", "h:99999", "::1:8080", "a b:1"})
        expect_refused(
            "serve --listen '" + place + "'",
            "--listen: `" + place +
                "` is not an address to listen at: write ADDR:PORT, NAME:PORT, [::1]:PORT, or "
                ":PORT for all addresses" +
                help);
    expect_refused("serve --trusted-proxy 127.0.0.1,here",
                   "--trusted-proxy: `here` is neither an IP address nor a network such as "
                   "10.0.0.0/8 or fd00::/8" +
                       help);
    expect_refused("serve --public-url here",
                   "--public-url: `here` is not the address of a page: write https://NAME" + help);
    expect_refused("serve --database mysql://h/d",
                   "--database: there is no kind of database `mysql`: write sqlite:FILE or "
                   "postgresql://…" +
                       help);
    for (const auto url : {"here", "https://play.example.org", "http://h:99999"})
        EXPECT_TRUE(Workshop()
                        .bornes(std::string("load ") + url)
                        .err.starts_with(std::string("bornes: `") + url + "`: "));
}

TEST(Options, WrongNumbersAreRefused) {
    const std::string help = "\nTry `bornes random --help`.";
    for (const auto number :
         {"1", "7", "two", "02", "0x2", "+2", "2.0", "''", "99999999999999999999"})
        expect_refused(std::string("random --players ") + number,
                       "--players: `" + std::string(number[0] == '\'' ? "" : number) +
                           "` is not a whole number from 2 to 6" + help);
    expect_refused("random --players=-2",
                   "--players: `-2` is not a whole number from 2 to 6" + help);
    expect_refused("random --seed 18446744073709551616",
                   "--seed: `18446744073709551616` is not a whole number from 0 to "
                   "18446744073709551615" +
                       help);
    expect_refused("random --games 0",
                   "--games: `0` is not a whole number from 1 to 999999" + help);
    expect_refused("random --players", "--players needs a value: --players N" + help);
    for (const auto seconds : {"0", "1e9", "nan", "inf", "1.5.2", "9999"})
        expect_refused(std::string("bench --seconds ") + seconds,
                       "--seconds: `" + std::string(seconds) +
                           "` is not a number from 0.01 to 3600\nTry `bornes bench --help`.");
}

TEST(Options, WrongRulesAreRefused) {
    expect_refused("random --rules chess",
                   "--rules: `chess` is not one of parker-1962, parker-1971-fr, parker-1988, "
                   "fundex-2010, classic-km\nTry `bornes random --help`.");
    expect_refused("random --set goal", "--set `goal`: write NAME=VALUE");
    expect_refused(
        "random --set gaol=500",
        "--set `gaol=500`: `gaol` is not one of deck, target, extension, attack, "
        "right-of-way-clears, refill, extension-lost, shut-out, goal, teams; did you mean `goal`?");
    expect_refused("random --set goal=499",
                   "--set `goal=499`: `goal` must be a number from 500 to 50000, or race");
    expect_refused("random --set goal=500 --set goal=600",
                   "--set `goal=600`: `goal` is set already");
    expect_refused("random --players 5", "5 players need `--set teams=solo`");
    expect_refused("play --set target=1000",
                   "the extension is not above the target: set a longer one, "
                   "or `--set extension=none`");
}

TEST(Options, AHouseRuleDoesNotTakeTheNextArgument) {
    EXPECT_EQ(Workshop().bornes("rules --set goal=2000 parker-1962").out,
              Workshop().bornes("rules parker-1962 --set goal=2000").out);
    EXPECT_EQ(Workshop().bornes("rules --set goal=2000 parker-1962").exit, 0);
}

TEST(Options, InvalidBytesAreShownSafely) {
    expect_refused(
        "random --rules $(printf '\\033[31m\\377')",
        "--rules: `\xef\xbf\xbd[31m\xef\xbf\xbd` is not one of parker-1962, parker-1971-fr, "
        "parker-1988, fundex-2010, classic-km\nTry `bornes random --help`.");
}

}  // namespace
}  // namespace bornes::test
