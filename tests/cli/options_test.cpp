// Options of all commands: help, version, and whatever is wrong.
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
    const Outcome run = Workshop().bornes("--version");
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(run.out.starts_with("bornes "));
}

TEST(Options, EveryCommandHasHelpWithExamples) {
    const std::string help = Workshop().bornes("--help").out;
    for (const auto command : {"play", "replay", "referee", "score", "rules", "random", "bench",
                               "arena", "bot", "tune", "serve", "load", "verify"}) {
        EXPECT_NE(help.find(std::string("\n  ") + command + " "), std::string::npos) << command;
        const Outcome run = Workshop().bornes(std::string(command) + " --help");
        EXPECT_EQ(run.exit, 0) << command;
        EXPECT_NE(run.out.find(std::string("Examples:\n  bornes ") + command), std::string::npos)
            << run.out;
    }
}

TEST(Options, WrongCommands) {
    expect_refused("", "which command?\nTry `bornes --help`.");
    expect_refused("refree", "there is no command or option `refree`\nTry `bornes --help`.");
    expect_refused("--verbose", "there is no command or option `--verbose`\nTry `bornes --help`.");
    expect_refused("referee a b",
                   "The following argument was not expected: b\nTry `bornes referee --help`.");
    expect_refused(
        "random --colour",
        "The following argument was not expected: --colour\nTry `bornes random --help`.");
}

TEST(Options, WrongAddresses) {
    const std::string help = "\nTry `bornes serve --help`.";
    expect_refused("serve --listen 8080", "--listen `8080`: write ADDR:PORT");
    expect_refused("serve --listen localhost:0", "--listen: `localhost` is not an IP address");
    expect_refused("serve --trusted-proxy here",
                   "--trusted-proxy: `here` is not an IP address" + help);
    expect_refused("serve --public-url here", "--public-url `here`: write https://NAME");
    expect_refused("serve --database mysql://h/d",
                   "there is no such kind of database: write sqlite:FILE or postgresql://…");
    expect_refused("load --host here",
                   "--host: `here` is not an IP address\nTry `bornes load --help`.");
}

TEST(Options, WrongNumbers) {
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
    expect_refused("random --players", "--players: 1 required N missing" + help);
    for (const auto seconds : {"0", "1e9", "nan", "inf", "1.5.2", "9999"})
        expect_refused(std::string("bench --seconds ") + seconds,
                       "--seconds: `" + std::string(seconds) +
                           "` is not a number from 0.01 to 3600\nTry `bornes bench --help`.");
}

TEST(Options, WrongRules) {
    expect_refused("random --rules chess",
                   "there is no edition `chess`: parker-1962, parker-1971-fr, parker-1988, "
                   "fundex-2010, classic-km");
    expect_refused("random --set goal", "--set `goal`: write NAME=VALUE");
    expect_refused(
        "random --set gaol=500",
        "--set `gaol=500`: there is no house rule `gaol`: deck, target, extension, attack, "
        "right-of-way-clears, refill, extension-lost, shut-out, goal, teams");
    expect_refused("random --set goal=499",
                   "--set `goal=499`: `goal` must be a number from 500 to 50000, or race");
    expect_refused("random --set goal=500 --set goal=600",
                   "--set `goal=600`: `goal` is set already");
    expect_refused("random --players 5", "5 players need `--set teams=solo`");
    expect_refused("play --set target=1000",
                   "the extension is not above the target: set a longer one, "
                   "or `--set extension=none`");
}

TEST(Options, AHouseRuleTakesNothingOfWhatFollows) {
    EXPECT_EQ(Workshop().bornes("rules --set goal=2000 parker-1962").out,
              Workshop().bornes("rules parker-1962 --set goal=2000").out);
    EXPECT_EQ(Workshop().bornes("rules --set goal=2000 parker-1962").exit, 0);
}

TEST(Options, BytesThatAreNoTextAreShownSafely) {
    expect_refused(
        "random --rules $(printf '\\033[31m\\377')",
        "there is no edition `\xef\xbf\xbd[31m\xef\xbf\xbd`: parker-1962, parker-1971-fr, "
        "parker-1988, fundex-2010, classic-km");
}

}  // namespace
}  // namespace bornes::test
