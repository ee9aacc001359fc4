// `bornes bot`, controlled through a pipe.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/json.h"
#include "cli/program.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::string act_line(const Position& position) {
    std::string out = R"({"type":"act","deadlineMs":1000,"view":)";
    append_json(out, view(position, position.board.seat));
    ActionList legal;
    legal_actions(position, legal);
    append_json(out.append(",\"legal\":"), legal);
    return out.append("}\n");
}

const char* const kHello =
    R"({"type":"hello","protocol":1,"rules":"parker-1988","set":{},"players":2,"seat":1,"seed":"7"})"
    "\n";

TEST(BotCommand, PlaysAGameOfMessages) {
    const Workshop shop;
    const std::string act = act_line(table("parker-1988, players 2", "seat 1: roll 25"));
    for (const char* level : {"novice", "casual", "strong", "master --rollouts 64"}) {
        const Outcome outcome = shop.bornes(std::string("bot ") + level,
                                            kHello + act + "{\"type\":\"quit\"}\nrubbish\n");
        EXPECT_EQ(outcome.exit, 0) << outcome.err;
        EXPECT_THAT(outcome.out, StartsWith(R"({"type":"ready","name":"bornes-)"));
        EXPECT_THAT(outcome.out, HasSubstr("\n{\"type\":\"action\",\"action\":\""));
        EXPECT_THAT(outcome.err, IsEmpty());
    }
}

TEST(BotCommand, NamesWhatItDoesNotUnderstandAndContinues) {
    const Workshop shop;
    const std::string act = act_line(table("classic-km, players 3"));
    const Outcome outcome = shop.bornes("bot strong", "rubbish\n[1,2\n" + act);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("{\"type\":\"action\""));
    EXPECT_THAT(outcome.err, HasSubstr("`rubbish` is not JSON"));
}

TEST(BotCommand, KnowsItsLevels) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("bot genius").exit, 2);
    EXPECT_EQ(shop.bornes("bot").exit, 2);
    EXPECT_EQ(shop.bornes("bot master --rollouts 5 --time-ms 5").exit, 2);
}

}  // namespace
}  // namespace bornes::test
