// `bornes puzzles` and `bornes puzzle`, as people run them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kQuick = "puzzles --seed 3 --short 16 --long 300 --careful 20 ";

TEST(PuzzlesCommand, ResumesWhereItStopped) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes(std::string(kQuick) + "--count 2 whole.jsonl").exit, 0);
    EXPECT_EQ(shop.bornes(std::string(kQuick) + "--count 1 parts.jsonl").exit, 0);
    const Outcome again = shop.bornes(std::string(kQuick) + "--count 2 parts.jsonl");
    EXPECT_EQ(again.exit, 2);
    EXPECT_THAT(again.err, HasSubstr("parts.jsonl exists already"));
    EXPECT_EQ(shop.bornes(std::string(kQuick) + "--count 2 --resume parts.jsonl").exit, 0);
    EXPECT_THAT(shop.read("whole.jsonl"), StartsWith(R"({"puzzles":1,"seed":"3",)"));
    EXPECT_EQ(shop.read("parts.jsonl"), shop.read("whole.jsonl"));
    const Outcome other = shop.bornes("puzzles --seed 4 --count 3 --resume parts.jsonl");
    EXPECT_THAT(other.err, HasSubstr("made with other settings"));
}

TEST(PuzzleCommand, SetsPuzzlesInLinesAndKeepsTheResults) {
    const Workshop shop;
    const std::string state = "export XDG_STATE_HOME=$PWD/state; ";
    const Outcome one = shop.shell(
        state + R"(printf 'discard 1\nquit\n' | bornes puzzle --plain --lang en --number 1)");
    EXPECT_EQ(one.exit, 0) << one.err;
    EXPECT_THAT(one.out, HasSubstr("One move is clearly the best."));
    EXPECT_THAT(one.out, HasSubstr("\nDraw pile: "));  // nobody saw how the table came about
    EXPECT_THAT(one.out, HasSubstr("What each move costs\n"));
    EXPECT_THAT(one.out, HasSubstr(": best\n"));
    EXPECT_THAT(one.out, HasSubstr(" of 1\n"));
    EXPECT_THAT(shop.read("state/bornes/puzzles.json"), StartsWith(R"({"version":1,)"));
    shop.write("state/bornes/puzzles.json", "nonsense");
    const Outcome spoilt = shop.shell(state + "bornes puzzle --plain </dev/null");
    EXPECT_EQ(spoilt.exit, 2);
    EXPECT_THAT(spoilt.err, HasSubstr("puzzles.json: this is not a file of solved puzzles"));
    EXPECT_EQ(shop.read("state/bornes/puzzles.json"), "nonsense");
}

TEST(PuzzleCommand, RefusesUnknownNumbersAndFiles) {
    const Workshop shop;
    EXPECT_THAT(shop.bornes("puzzle --plain --number 99999").err, HasSubstr("--number 99999"));
    shop.write("bad.jsonl", "{}\n");
    EXPECT_THAT(shop.bornes("puzzle --plain --file bad.jsonl").err,
                HasSubstr("bad.jsonl: this is not a file of puzzles: line 1:"));
    EXPECT_EQ(shop.bornes("puzzle --theme roads").exit, 2);
}

}  // namespace
}  // namespace bornes::test
