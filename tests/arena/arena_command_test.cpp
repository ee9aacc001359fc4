// `bornes arena`, as people run it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const char* const kSample = "\"cmd:python3 $OLDPWD/examples/bots/random_bot.py\"";

TEST(ArenaCommand, ReportsForPeopleAndPrograms) {
    const Workshop shop;
    const Outcome text = shop.bornes("arena casual novice --games 20 --seed 3 --threads 2");
    EXPECT_EQ(text.exit, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("20 games over 10 duplicate deals"));
    const Outcome json = shop.bornes("arena casual novice --games 20 --seed 3 --threads 1 --json");
    EXPECT_THAT(json.out, HasSubstr(R"("winShareLuckAdjusted":{"value":)"));
    EXPECT_THAT(json.out, HasSubstr(R"("players":["casual","novice"])"));
}

TEST(ArenaCommand, ResumesWhereItStopped) {
    const Workshop shop;
    const std::string game = "arena casual novice --set goal=1000 --seed 3 --json ";
    const std::string figures = R"( | sed 's/"moveMs":{[^}]*}//g')";
    const Outcome whole = shop.shell("bornes " + game + "--games 12" + figures);
    EXPECT_EQ(shop.bornes(game + "--games 5 --out r.jsonl").exit, 0);
    EXPECT_EQ(shop.bornes(game + "--games 5 --out r.jsonl").exit, 2);
    const Outcome resumed =
        shop.shell("bornes " + game + "--games 12 --out r.jsonl --resume" + figures);
    EXPECT_EQ(resumed.out, whole.out);
    const Outcome other =
        shop.bornes("arena casual novice --games 12 --seed 4 --out r.jsonl --resume");
    EXPECT_EQ(other.exit, 2);
    EXPECT_THAT(other.err, HasSubstr("other players or settings"));
}

// A group is one deal played in both orders. File names have the number of the group and of the
// game.
TEST(ArenaCommand, WritesEveryGameAsARecord) {
    const Workshop shop;
    const std::string two = "arena casual novice --set goal=500 --seed 3 --out r.jsonl ";
    EXPECT_EQ(shop.bornes(two + "--games 4 --records games").exit, 0);
    EXPECT_EQ(shop.shell("ls games | tr '\\n' ' '").out,
              "0-0.bornes 0-1.bornes 1-0.bornes 1-1.bornes ");
    const std::string record = shop.read("games/1-1.bornes");
    EXPECT_THAT(record, HasSubstr("set goal 500\nseat 1 novice\nseat 2 casual\nhand 1 dealer 2\n"));
    EXPECT_EQ(shop.shell("for game in games/*; do bornes referee $game || exit 1; done | "
                         "grep -c game-over")
                  .out,
              "4\n");
    // Groups that are already stored stay unchanged.
    shop.write("games/0-0.bornes", "mine");
    EXPECT_EQ(shop.bornes(two + "--games 6 --records games --resume").exit, 0);
    EXPECT_EQ(shop.read("games/0-0.bornes"), "mine");
    EXPECT_THAT(shop.read("games/2-1.bornes"), HasSubstr("hand 1 dealer 2"));
}

TEST(ArenaCommand, KeepsItsResultsAtAnInterrupt) {
    const Workshop shop;
    const Outcome outcome = shop.shell(
        "\"$BORNES_CLI\" arena casual novice --games 1000000 --set goal=500 --out r.jsonl & "
        "while [ \"$(wc -l <r.jsonl 2>/dev/null || echo 0)\" -lt 4 ]; do sleep 0.1; done; "
        "kill -INT $!; wait $!");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, HasSubstr("--resume continues from here"));
    EXPECT_THAT(outcome.out, HasSubstr("luck-adjusted"));
    EXPECT_TRUE(shop.read("r.jsonl").ends_with("}\n"));
}

TEST(ArenaCommand, EndsTheProgramsItChecksAtAnInterrupt) {
    const Workshop shop;
    const Outcome outcome = shop.shell(
        "\"$BORNES_CLI\" arena --check --deadline-ms 1000 'cmd:echo $$ >pid; read hello; "
        "echo \"{\\\"type\\\":\\\"ready\\\",\\\"name\\\":\\\"x\\\"}\"; exec sleep 60' & "
        "while ! [ -s pid ]; do sleep 0.1; done; sleep 0.3; kill -INT $!; wait $!; status=$?; "
        "kill -0 $(cat pid) 2>/dev/null && echo there; exit $status");
    EXPECT_EQ(outcome.exit, 2) << outcome.err;
    EXPECT_THAT(outcome.out, Not(HasSubstr("there")));
}

TEST(ArenaCommand, StopsWhenATestIsDecided) {
    const Workshop shop;
    const Outcome outcome =
        shop.bornes("arena --games 100000 --set goal=1000 --json --sprt 0 200 strong novice");
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(R"("verdict":"elo)"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("\"games\":100000")));
}

TEST(ArenaCommand, StopsAtAProgramThatDoesNotStart) {
    const Workshop shop;
    for (const auto& [command, says] :
         {std::pair{"./nobody", "`./nobody` could not be started: there is no such program"},
          std::pair{"exit 3", "`exit 3` ended with status 3 before saying `ready`"}}) {
        const Outcome outcome =
            shop.bornes(std::string("arena novice --games 100000 'cmd:") + command + "'");
        EXPECT_EQ(outcome.exit, 2) << command;
        EXPECT_EQ(outcome.out, "") << command;
        EXPECT_THAT(outcome.err, HasSubstr(std::string("bornes: ") + says));
    }
}

// Two games make a group here, and each game starts one program. The fifth start fails.
TEST(ArenaCommand, KeepsItsResultsWhenAProgramFailsToStartLater) {
    const Workshop shop;
    shop.write("bot", std::string("echo >>starts\n[ $(wc -l <starts) -le 4 ] || exit 3\nexec '") +
                          std::getenv("BORNES_CLI") + "' bot novice\n");
    const std::string game = "arena casual 'cmd:sh bot' --set goal=500 --threads 1 --out r.jsonl ";
    const Outcome outcome = shop.bornes(game + "--games 8");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.out, HasSubstr("4 games over 2 duplicate deals"));
    EXPECT_THAT(
        outcome.err,
        HasSubstr(
            "`sh bot` ended with status 3 before saying `ready`; --resume continues from here"));
    shop.write("starts", "");
    const Outcome resumed = shop.bornes(game + "--games 8 --resume");
    EXPECT_EQ(resumed.exit, 0) << resumed.err;
    EXPECT_THAT(resumed.out, HasSubstr("8 games over 4 duplicate deals"));
}

TEST(ArenaCommand, ContinuesWhenAProgramDiesLater) {
    const Workshop shop;
    const Outcome outcome = shop.bornes(
        R"(arena novice --set goal=500 --games 2 --json 'cmd:read hello; echo "{\"type\":\"ready\"}"')");
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_THAT(outcome.out, testing::ContainsRegex(R"("faults":[1-9])"));
}

TEST(ArenaCommand, DrawsIntervalsAndElo) {
    const Outcome run = Workshop().shell(
        "COLUMNS=80 bornes arena casual novice --games 20 --threads 1 --set goal=race");
    EXPECT_EQ(run.exit, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("\nwin share           0 %"));
    EXPECT_THAT(run.out, HasSubstr("\nElo"));
    EXPECT_THAT(run.out, HasSubstr("├"));
    EXPECT_THAT(run.out, HasSubstr("●"));
    EXPECT_THAT(run.out, Not(HasSubstr("\x1b"))) << "colour is for terminals";
    const Outcome plain = Workshop().shell(
        "LC_ALL=C bornes arena casual novice --games 20 --threads 1 --set goal=race");
    EXPECT_THAT(plain.out, Not(HasSubstr("●")));
    EXPECT_THAT(plain.out, HasSubstr("o"));
}

TEST(ArenaCommand, SaysWhatItCannotDo) {
    const Workshop shop;
    for (const auto& [arguments, says] :
         {std::pair{"arena strong", "at least two"}, std::pair{"arena strong expert", "no player"},
          std::pair{"arena strong casual novice master --players 3", "do not fit"},
          std::pair{"arena strong casual novice --sprt 0 5", "two players"},
          std::pair{"arena strong casual --sprt 10 0",
                    "--sprt 10 0: write two numbers from -1000 to 1000"},
          std::pair{"arena strong casual --sprt 5 5", "the second above the first"},
          std::pair{"arena strong casual --sprt nan 10", "--sprt nan 10: write two numbers"},
          std::pair{"arena strong casual --sprt 0 nan", "--sprt 0 nan: write two numbers"},
          std::pair{"arena strong casual --sprt 0 inf", "--sprt 0 inf: write two numbers"},
          std::pair{"arena strong casual --resume", "--out"},
          std::pair{"arena --check strong", "cmd:PROGRAM"}}) {
        const Outcome outcome = shop.bornes(arguments);
        EXPECT_EQ(outcome.exit, 2) << arguments;
        EXPECT_THAT(outcome.err, HasSubstr(says));
    }
}

TEST(ArenaCommand, PlaysTheSampleBot) {
    const Workshop shop;
    const Outcome outcome = shop.bornes(
        std::string(
            "arena novice --players 3 --set goal=500 --games 3 --deadline-ms 5000 --json ") +
        kSample);
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(R"("faults":0)"));
    EXPECT_THAT(outcome.out, Not(testing::ContainsRegex(R"("faults":[1-9])")));
}

TEST(ArenaCheck, PraisesOurOwnBot) {
    const Workshop shop;
    const Outcome outcome =
        shop.shell("bornes arena --deadline-ms 5000 --check \"cmd:$BORNES_CLI bot strong\"");
    EXPECT_EQ(outcome.exit, 0) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.out, Not(HasSubstr("wrong")));
    EXPECT_THAT(outcome.out, HasSubstr("ok     answers a hazard"));
}

TEST(ArenaCheck, TellsWhatIsWrong) {
    const Workshop shop;
    const std::string ready = R"(read h; echo '{\"type\":\"ready\"}'; )";
    for (const auto& [script, says] :
         {std::pair{std::string("echo hi"), "Answer `hello`"},
          std::pair{std::string("./nobody"), "`./nobody` could not be started"},
          std::pair{std::string("exit 3"), "`exit 3` ended with status 3 before saying `ready`"},
          std::pair{ready + "read l; exit 4", "the program ended with status 4"},
          std::pair{ready + "while read l; do echo 7; done", "is not an object"},
          std::pair{
              ready +
                  R"(while read l; do echo '{\"type\":\"action\",\"action\":\"decline\"}'; done)",
              "not one of `legal`"},
          std::pair{ready + "exec sleep 60", "no answer within 100 ms"}}) {
        const Outcome outcome =
            shop.shell("bornes arena --deadline-ms 100 --check \"cmd:" + script + "\"");
        EXPECT_EQ(outcome.exit, 2) << script;
        EXPECT_THAT(outcome.out, HasSubstr(says));
    }
}

// The bot always takes the first text of `legal`, and ends at any message that needs no answer.
TEST(ArenaCheck, TellsWhichMessagesEndAProgram) {
    const Workshop shop;
    shop.write("bot", R"(while read -r line; do case $line in
*'"type":"hello"'*) echo '{"type":"ready","name":"sh","version":"1"}';;
*'"type":"act"'*) legal=${line##*'"legal":["'}; echo '{"type":"action","action":"'"${legal%%'"'*}"'"}';;
*'"type":"quit"'*) exit;;
*) exit 5;;
esac; done
)");
    const Outcome outcome = shop.bornes("arena --deadline-ms 5000 --check 'cmd:sh bot'");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.out, HasSubstr("ok     starts, moves and ends\n"));
    for (const std::string topic :
         {"goes on after `event`", "goes on after `hand-over`", "goes on after `error`",
          "goes on after a message that it does not know", "ends well after `game-over`"})
        EXPECT_THAT(outcome.out,
                    HasSubstr("wrong  " + topic +
                              ": parker-1988, 2 players, seat 1: the program ended with status 5"));
    EXPECT_THAT(outcome.out, HasSubstr("ok     moves from a view alone\n"));
}

}  // namespace
}  // namespace bornes::test
