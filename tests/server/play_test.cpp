// Games over real WebSockets at a real server.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/databases.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

int number_in(const std::string& message) {
    return std::stoi(message.substr(message.find("\"n\":") + 4));
}

// Two players at a table without a clock, with a hand dealt. Ann begins.
class Play : public ::testing::Test {
protected:
    // The deal decides who begins. If it is Bob, tries another table.
    void sit_and_deal() {
        deal();
        while (dealt.find(R"("turn":{"seat":1)") == std::string::npos) {
            table = new_table(server.port(), anns, "{}");
            ann = Client(server.port(), table, anns);
            bob = Client(server.port(), table, bobs);
            deal();
        }
    }
    void deal() {
        for (auto* each : {&ann, &bob}) each->receive();
        ann.order("a1", "sit", "\"seat\":1");
        bob.order("b1", "sit", "\"seat\":2");
        ann.order("a2", "start");
        ann.order("a3", "commit", R"("hand":1,"attempt":1,"commit":null)");
        bob.order("b2", "commit", R"("hand":1,"attempt":1,"commit":null)");
        dealt = ann.until("\"dealt\":1");
        seen = number_in(dealt);
    }
    std::string first_legal() const {
        const std::size_t at = dealt.find("\"legal\":[\"") + 10;
        return dealt.substr(at, dealt.find('"', at) - at);
    }
    std::string move() const {
        return fmt::format(R"("seen":{},"action":"{}")", seen, first_legal());
    }

    TemporaryFolder folder;
    ServerProcess server{"sqlite:" + folder.file("db"), {"--unlimited"}};
    std::string anns = new_guest(server.port(), "Ann");
    std::string bobs = new_guest(server.port(), "Bob");
    std::string table = new_table(server.port(), anns, "{}");
    Client ann{server.port(), table, anns};
    Client bob{server.port(), table, bobs};
    std::string dealt;
    int seen = 0;
};

TEST_F(Play, AWholeHandAndItsRecord) {
    load::Player first(table, anns, 1, true, 1);
    load::Player second(table, bobs, 2, false, 2);
    Client eve(server.port(), table);
    std::string all_that_eve_heard;
    bool over = false;
    for (int turns = 0; !over && turns < 20'000; ++turns) {
        let_play(ann, first);
        let_play(bob, second);
        const std::string heard = eve.receive(std::chrono::milliseconds(1));
        over = heard.find("\"phase\":\"hand-over\"") != std::string::npos;
        all_that_eve_heard += heard;
    }
    ASSERT_TRUE(over);
    EXPECT_EQ(first.errors + second.errors, 0U);
    // A spectator sees no hidden card, and may do nothing.
    EXPECT_THAT(all_that_eve_heard, HasSubstr("\"action\":\""));
    EXPECT_THAT(all_that_eve_heard, Not(HasSubstr("\"hand\":[\"")));
    EXPECT_THAT(all_that_eve_heard, Not(HasSubstr("\"legal\":[\"")));
    EXPECT_THAT(all_that_eve_heard, Not(HasSubstr("decline")));
    const std::string record = http_get(server.port(), "/api/tables/" + table + "/record");
    EXPECT_THAT(record, HasSubstr("tag deal-1-commit "));
}

TEST_F(Play, AReturningClientHearsWhatItMissed) {
    sit_and_deal();
    ann.order("a4", "play", move());
    Client again(server.port(), table, bobs, fmt::format("?seen={}", seen));
    const std::string state = again.receive();
    EXPECT_THAT(state, HasSubstr(fmt::format(R"("events":[{{"n":{},"seat":1)", seen + 1)));
    EXPECT_THAT(state, HasSubstr(R"("you":2)"));
}

TEST_F(Play, ARepeatGetsTheFirstAnswerOverAnyConnectionAndAfterACrash) {
    sit_and_deal();
    const std::string answer = fmt::format(R"("answer":{{"id":"a4","ok":true,"n":{}}})", seen + 1);
    EXPECT_THAT(ann.order("a4", "play", move()), HasSubstr(answer));
    EXPECT_THAT(ann.order("a4", "play", move()), HasSubstr(answer));
    server.kill();
    server.start();
    Client again(server.port(), table, anns);
    EXPECT_THAT(again.order("a4", "play", move()), HasSubstr(answer));
    EXPECT_THAT(again.receive(std::chrono::milliseconds(200)), "");
}

TEST_F(Play, AStaleMoveIsRefusedWithAFreshState) {
    sit_and_deal();
    ann.order("a4", "play", move());
    EXPECT_THAT(ann.order("a5", "play", move()), HasSubstr(R"("error":"stale")"));
    EXPECT_THAT(ann.receive(), StartsWith(R"({"type":"state")"));
}

TEST_F(Play, NobodyActsForAnother) {
    sit_and_deal();
    EXPECT_THAT(bob.order("b4", "play", move()), HasSubstr(R"("error":"not-your-turn")"));
    EXPECT_THAT(bob.order("b5", "remove", "\"seat\":1"), HasSubstr(R"("error":"not-creator")"));
    const std::string eves = new_guest(server.port(), "Eve");
    Client eve(server.port(), table, eves);
    EXPECT_THAT(eve.receive(), HasSubstr(R"("you":null)"));
    EXPECT_THAT(eve.order("e1", "play", move()), HasSubstr(R"("error":"no-seat")"));
    EXPECT_THAT(eve.order("e2", "sit", "\"seat\":1"), HasSubstr(R"("error":"seat-taken")"));
    // A seat in the message changes nothing: the token counts.
    EXPECT_THAT(eve.order("e3", "play", move() + R"(,"seat":1,"you":1)"),
                HasSubstr(R"("error":"no-seat")"));
    Client nobody(server.port(), table, "a-token-that-nobody-was-given");
    EXPECT_THAT(nobody.receive(), HasSubstr(R"("you":null)"));
    EXPECT_THAT(nobody.order("n1", "sit", "\"seat\":1"), HasSubstr(R"("error":"no-name")"));
}

TEST_F(Play, TablesCannotBeGuessed) {
    for (const std::string& id : {std::string(22, 'A'), table.substr(0, 21), table + "A",
                                  std::string("%2e%2e"), std::string("../../etc/passwd")})
        EXPECT_THAT(Client(server.port(), id, anns).answer(), StartsWith("HTTP/1.1 404")) << id;
}

TEST_F(Play, ForeignPagesGetNoSocket) {
    EXPECT_THAT(
        Client(server.port(), table, anns, "", "Origin: http://elsewhere.example\r\n").answer(),
        StartsWith("HTTP/1.1 403"));
    EXPECT_THAT(Client(server.port(), table, anns, "", "Origin: null\r\n").answer(),
                StartsWith("HTTP/1.1 403"));
    EXPECT_TRUE(Client(server.port(), table, anns, "", "Origin: http://localhost\r\n").open());
}

TEST_F(Play, AClientOfAnOlderProtocolIsToldToUpdate) {
    for (const char* query : {"?protocol=1", "?protocol=", "?protocol=2x", "?protocol=3"}) {
        const std::string answer = Client(server.port(), table, anns, query).answer();
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 426")) << query;
        EXPECT_THAT(answer, HasSubstr("Upgrade: bornes/2"));
    }
}

TEST_F(Play, WhenTheServerStopsEverybodyIsTold) {
    sit_and_deal();
    EXPECT_EQ(server.stop(), 0);
    EXPECT_THAT(bob.until("notice"), HasSubstr(R"("notice":"stopping")"));
    EXPECT_EQ(bob.close_code(), 1012);
    server.start();
    Client again(server.port(), table, bobs, fmt::format("?seen={}", seen));
    EXPECT_THAT(again.receive(), HasSubstr(fmt::format(R"("n":{},)", seen)));
}

}  // namespace
}  // namespace bornes::tests
