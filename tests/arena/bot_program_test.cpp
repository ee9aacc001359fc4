// `bornes bot` from its host's side: lines in, lines out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/bot_program.h"
#include "bornes/notation.h"
#include "protocol/bot_messages.h"
#include "protocol/messages_of_games.h"
#include "support/scale.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using arena::Answer;
using arena::BotProgram;
using testing::HasSubstr;
using testing::IsEmpty;
namespace json = boost::json;

std::string action_of(const Answer& answer) {
    const json::object message = json::parse(answer.line).as_object();
    EXPECT_EQ(message.at("type"), "action");
    return std::string(message.at("action").as_string());
}

std::string act_line(const Position& position, int deadline_ms) {
    ActionList legal;
    legal_actions(position, legal);
    return protocol::act_message(view(position, position.board.seat), legal, deadline_ms);
}

TEST(BotProgram, AnswersHelloOnce) {
    BotProgram bot(Level::strong, {}, {});
    const protocol::Hello hello{{make_rules(kDefaultEdition, 2).rules, {}}, 0, 42};
    const Answer answer = bot.hear(protocol::hello_message(hello));
    EXPECT_THAT(answer.complaint, IsEmpty());
    const json::object ready = json::parse(answer.line).as_object();
    EXPECT_EQ(ready.at("type"), "ready");
    EXPECT_EQ(ready.at("name"), "bornes-strong");
}

TEST(BotProgram, SaysWhichProtocolItSpeaks) {
    BotProgram bot(Level::novice, {}, {});
    const Answer answer =
        bot.hear(R"({"type":"hello","protocol":2,"rules":"parker-1988","players":2,"seat":1})");
    EXPECT_THAT(answer.line, HasSubstr("ready"));
    EXPECT_EQ(answer.complaint, "this bot speaks only version 1 of the protocol");
}

TEST(BotProgram, SaysNothingToNews) {
    BotProgram bot(Level::novice, {}, {});
    for (const char* line : {R"({"type":"event","seat":2,"action":"play roll"})",
                             R"({"type":"hand-over","score":[],"totals":[]})",
                             R"({"type":"error","reason":"late"})", R"({"type":"weather"})"}) {
        const Answer answer = bot.hear(line);
        EXPECT_EQ(answer.line + answer.complaint, "");
        EXPECT_FALSE(answer.quit);
    }
    EXPECT_TRUE(bot.hear(R"({"type":"quit"})").quit);
}

TEST(BotProgram, ComplainsAboutBadLinesAndContinues) {
    BotProgram bot(Level::casual, {}, {});
    for (const char* line : {"", "\n", "play roll", "[]", "{}", R"({"type":7})",
                             "{\"type\":\"act\"}", R"({"type":"act","legal":[],"view":{}})",
                             R"({"type":"act","legal":[1],"view":{}})", "\xff\xfe"}) {
        const Answer answer = bot.hear(line);
        EXPECT_EQ(answer.line, "") << line;
        EXPECT_NE(answer.complaint, "") << line;
        EXPECT_FALSE(answer.quit);
    }
    EXPECT_THAT(bot.hear(std::string(100000, '[')).complaint, HasSubstr("not JSON"));
    const Table start = table("parker-1988, players 2");
    EXPECT_NE(action_of(bot.hear(act_line(start, 1000))), "");
}

// There is no `hello`, so the bot does not know the rules.
TEST(BotProgram, MovesFromOneMessageAlone) {
    BotProgram bot(Level::master, Allowance::of_rollouts(32), 1);
    int moves = 0;
    for_random_positions(scaled(20), 4, [&](const Position& position) {
        if (++moves % 4 != 0) return;
        const std::string action = action_of(bot.hear(act_line(position, 60000)));
        EXPECT_EQ(check(position, *action_from_text(action)), Refusal::none);
    });
}

TEST(BotProgram, IsBoundByLegal) {
    BotProgram bot(Level::strong, {}, 1);
    const Table start = table("parker-1988, players 2", "team 1 battle: roll; seat 1: 200 100 25");
    const View seen = view(start, 0);
    const auto asked = [&](const std::vector<std::string>& legal, std::string_view view_text) {
        const std::string line = R"({"type":"act","deadlineMs":500,"view":)" +
                                 std::string(view_text) +
                                 ",\"legal\":" + json::serialize(json::value_from(legal)) + "}";
        return action_of(bot.hear(line));
    };
    const std::string good = text_of_view(seen);
    EXPECT_EQ(asked({"discard 25"}, good), "discard 25");
    EXPECT_EQ(asked({"decline"}, good), "decline");
    // Texts that are not actions: the bot trusts the host.
    EXPECT_EQ(asked({"sing \"a song\""}, good), "sing \"a song\"");
    EXPECT_EQ(asked({"sing", "discard 100"}, good), "discard 100");
    for (const char* odd : {"{}", "null", "[]", "7", R"({"phase":"play"})"}) {
        EXPECT_EQ(asked({"discard 100", "play 100", "discard extra-tank"}, odd), "play 100") << odd;
        EXPECT_EQ(asked({"decline", "coup-fourre extra-tank"}, odd), "coup-fourre extra-tank");
    }
}

// Mixes fields of different views of random games. Whatever comes, the answer must be one of
// `legal`.
TEST(BotProgram, SurvivesViewsThatDoNotAddUp) {
    std::vector<json::object> views;
    for_random_positions(scaled(25), 6, [&](const Position& position) {
        views.push_back(json_of(view(position, position.board.seat)));
    });
    BotProgram bot(Level::master, Allowance::of_rollouts(16), 1);
    Random random(5);
    const auto any = [&]() -> const json::object& {
        return views[random.below(static_cast<std::uint32_t>(views.size()))];
    };
    for (int i = 0; i < scaled(400); ++i) {
        json::object mixed = any();
        const json::object& other = any();
        for (const auto& field : other)
            if (random.below(5) == 0) mixed[field.key()] = field.value();
        const json::array legal = any().at("legal").as_array();
        const json::object message{
            {"type", "act"}, {"deadlineMs", 2000}, {"view", mixed}, {"legal", legal}};
        const std::string action = action_of(bot.hear(json::serialize(message)));
        EXPECT_THAT(legal, testing::Contains(json::value(action)));
    }
}

TEST(BotProgram, AnswersWhateverTheDeadlineIs) {
    const Table start = table("parker-1988, players 2", "team 1 battle: roll");
    BotProgram bot(Level::strong, {}, 1);
    json::object message = json::parse(act_line(start, 50)).as_object();
    for (const char* deadline : {"3000000000", "1e300", "-5", "null", "\"50\"", "[]"}) {
        message["deadlineMs"] = json::parse(deadline);
        EXPECT_NE(action_of(bot.hear(json::serialize(message))), "") << deadline;
    }
}

TEST(BotProgram, IsNotStrongerInAHurry) {
    BotProgram bot(Level::novice, {}, 1);
    for_random_positions(scaled(20), 8, [&](const Position& position) {
        EXPECT_EQ(action_of(bot.hear(act_line(position, 1))),
                  action_of(bot.hear(act_line(position, 60000))));
    });
}

TEST(BotProgram, IsDoneWithinTheDeadline) {
    using Clock = std::chrono::steady_clock;
    const Table start = table("parker-1988, players 2", "team 1 battle: roll");
    BotProgram bot(Level::master, {}, 1);
    for (const int deadline : {0, 1, 5})
        EXPECT_NE(action_of(bot.hear(act_line(start, deadline))), "");
    constexpr int kDeadlineMs = 1000;
    const auto since = Clock::now();
    action_of(bot.hear(act_line(start, kDeadlineMs)));
    const std::chrono::duration<double, std::milli> spent = Clock::now() - since;
    EXPECT_LT(spent.count(), 0.7 * kDeadlineMs);
    EXPECT_GT(spent.count(), 0.3 * kDeadlineMs);
}

}  // namespace
}  // namespace bornes::test
