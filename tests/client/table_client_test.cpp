// How a client reads the server's messages and what it sends, without a server.
#include "client/table_client.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/json.h"
#include "bornes/random.h"

namespace bornes::client {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::string_view kCommit =
    "17103cc3641e50cd4a37b38e2ffc233aee6b809464952b630fb3e43f43292dc6";

const TableClient::Clock::time_point kNow{};

std::string table(std::string_view phase) {
    return fmt::format(
        R"({{"id":"T","rules":"parker-1988","set":{{}},"players":2,"public":false,"clock":30,"hints":false,)"
        R"("coupFourre":"automatic","phase":"{}","game":1,"seats":[{{"seat":1,"name":"Ann","kind":"player"}},)"
        R"({{"seat":2,"name":null,"kind":"bot","level":"casual"}}]}})",
        phase);
}

std::string state(int n, std::string_view phase, std::string_view more) {
    return fmt::format(
        R"({{"type":"state","n":{},"now":1000,"you":1,"events":[],"turn":null,"window":null,"view":null,"table":{},{}}})",
        n, table(phase), more);
}

std::string view_json() {
    const Rules rules = make_rules(Edition::parker_1988, 2, {}).rules;
    Random random(1);
    std::string out;
    append_json(out, view(deal(rules, shuffled_deck(rules, random), 1), 0));
    return out;
}

std::string playing(int n, std::string_view events, std::string_view more = "") {
    return fmt::format(
        R"({{"type":"state","n":{},"now":1000,"you":1,"events":[{}],"turn":{{"seat":1,"until":8500}},)"
        R"("window":null,"view":{},"table":{}{}}})",
        n, events, view_json(), table("playing"), more);
}

std::string first_deal(std::string_view seats) {
    return fmt::format(
        R"("deal":{{"game":1,"hand":1,"attempt":1,"commit":"{}","until":3000,"seats":[{}]}})",
        kCommit, seats);
}

std::string with_bob(int n, std::string_view more) {
    std::string text = state(n, "open", more);
    const std::string_view bot = R"("name":null,"kind":"bot","level":"casual")";
    return text.replace(text.find(bot), bot.size(), R"("name":"Bob","kind":"player")");
}

TEST(TableClient, KnowsWhoIsConnected) {
    TableClient client("p");
    client.hear(with_bob(1, R"("deal":null)"), kNow);
    EXPECT_TRUE(client.table()->seats[1].here) << "the server has not said anything yet";
    client.hear(R"({"type":"presence","here":[1,2]})", kNow);
    EXPECT_THAT(client.take_news(), IsEmpty());
    client.hear(R"({"type":"presence","here":[1]})", kNow);
    EXPECT_FALSE(client.table()->seats[1].here);
    std::vector<News> news = client.take_news();
    ASSERT_THAT(news, SizeIs(1));
    EXPECT_EQ(news[0].kind, News::Kind::gone);
    EXPECT_EQ(news[0].text, "Bob");
    client.hear(with_bob(2, R"("deal":null)"), kNow);
    EXPECT_FALSE(client.table()->seats[1].here) << "a state says nothing about it";
    client.hear(R"({"type":"presence","here":[2]})", kNow);
    news = client.take_news();
    ASSERT_THAT(news, SizeIs(1));
    EXPECT_EQ(news[0].kind, News::Kind::here);
}

TEST(TableClient, CommitsOnceAndOpensWhatItCommittedTo) {
    TableClient client("p");
    client.hear(state(1, "committing", first_deal(R"({"seat":1,"commit":null})")), kNow);
    const auto first = client.take_orders();
    ASSERT_THAT(first, SizeIs(1));
    EXPECT_THAT(first[0], HasSubstr(R"("id":"p-1","do":"commit","hand":1,"attempt":1,"commit":")"));
    const std::string commit = first[0].substr(first[0].find("\"commit\":\"") + 10, 64);
    client.hear(state(1, "committing", first_deal(R"({"seat":1,"commit":null})")), kNow);
    EXPECT_THAT(client.take_orders(), IsEmpty());
    const std::string seats = fmt::format(R"({{"seat":1,"commit":"{}"}})", commit);
    client.hear(state(2, "opening", first_deal(seats)), kNow);
    const auto second = client.take_orders();
    ASSERT_THAT(second, SizeIs(1));
    const std::string opened = second[0].substr(second[0].find("contribution\":\"") + 15, 64);
    EXPECT_EQ(fair::to_hex(fair::part_commitment(1, {}, 0, *fair::from_hex(opened))), commit);
    client.hear(state(2, "opening", first_deal(seats)), kNow);
    EXPECT_THAT(client.take_orders(), IsEmpty());
}

// The server accepts a commitment, shows another one, and opens that one itself.
TEST(TableClient, DoesNotVouchForAPartThatIsNotItsOwn) {
    for (const bool accepted : {true, false}) {
        TableClient client("p");
        client.hear(state(1, "committing", first_deal(R"({"seat":1,"commit":null})")), kNow);
        ASSERT_THAT(client.take_orders(), SizeIs(1));
        client.hear(fmt::format(R"({{"type":"answer","answer":{{"id":"p-1","ok":{},"n":2{}}}}})",
                                accepted, accepted ? "" : R"(,"error":"stale","message":"")"),
                    kNow);
        const std::string forged =
            first_deal(fmt::format(R"({{"seat":1,"commit":"{}"}})", std::string(64, 'a')));
        client.hear(state(2, "opening", forged), kNow);
        EXPECT_THAT(client.take_orders(), IsEmpty());
        client.hear(playing(3, R"({"n":3,"dealt":1})", "," + forged), kNow);
        EXPECT_EQ(client.hand().part.has_value(), accepted);
    }
}

TEST(TableClient, ReportsAFalseAccusation) {
    struct Case {
        bool opens;
        std::chrono::seconds later;  // when the accusation comes
        bool answered;
    };
    for (const auto& [opens, later, answered] :
         {Case{true, std::chrono::seconds(3), false}, Case{true, std::chrono::seconds(0), true},
          Case{true, std::chrono::seconds(0), false},
          Case{false, std::chrono::seconds(3), false}}) {
        const bool accused = opens && (answered || later.count() > 0);
        TableClient client("p");
        client.hear(state(1, "committing", first_deal(R"({"seat":1,"commit":null})")), kNow);
        const auto orders = client.take_orders();
        ASSERT_THAT(orders, SizeIs(1));
        const std::string commit = orders[0].substr(orders[0].find("\"commit\":\"") + 10, 64);
        if (opens)
            client.hear(state(2, "opening",
                              first_deal(fmt::format(R"({{"seat":1,"commit":"{}"}})", commit))),
                        kNow);
        if (answered)
            client.hear(R"({"type":"answer","answer":{"id":"p-2","ok":true,"n":2}})", kNow);
        client.take_news();
        client.hear(R"({"type":"state","n":4,"now":1,"you":1,"events":[{"n":4,"void":[1]}],)"
                    R"("turn":null,"window":null,"view":null})",
                    kNow + later);
        const std::vector<News> news = client.take_news();
        ASSERT_THAT(news, SizeIs(accused ? 2 : 1));
        EXPECT_EQ(news[0].kind, accused ? News::Kind::accused : News::Kind::voided);
    }
}

// Version 1 is only for hands that began before version 2 existed, not for new hands.
TEST(TableClient, AHandThatBeginsIsOfTheNewestVersion) {
    const auto result = [](const char* events) {
        TableClient client("p");
        std::string begins = state(1, "committing", first_deal(R"({"seat":1,"commit":null})"));
        begins.replace(begins.find(R"("events":[])"), 11, fmt::format(R"("events":[{}])", events));
        client.hear(begins, kNow);
        client.hear(playing(3, R"({"n":3,"dealt":1})", "," + first_deal("")), kNow);
        return client.hand().version;
    };
    EXPECT_EQ(result(R"({"n":1,"dealing":1,"attempt":1})"), fair::kVersion);
    EXPECT_EQ(result(""), 1);
}

TEST(TableClient, TakesPartInTheFirstHandOfEveryGame) {
    TableClient client("p");
    for (int game = 1; game <= 2; ++game) {
        const std::string dealing =
            fmt::format(R"("deal":{{"game":{},"hand":1,"attempt":1,"commit":"{}","until":3000,)"
                        R"("seats":[{{"seat":1,"commit":null}}]}})",
                        game, kCommit);
        client.hear(state(game, "committing", dealing), kNow);
        const auto orders = client.take_orders();
        ASSERT_THAT(orders, SizeIs(1)) << "game " << game;
        EXPECT_THAT(orders[0], HasSubstr(R"("do":"commit","hand":1,"attempt":1)"));
    }
}

TEST(TableClient, AMoveIsMadeOnceHoweverOftenItIsAsked) {
    TableClient client("p");
    client.hear(playing(7, R"({"n":7,"dealt":1})"), kNow);
    ASSERT_TRUE(client.view());
    EXPECT_TRUE(client.view_adds_up());
    client.play(Action::discard(Card::km25));
    client.play(Action::discard(Card::km50));
    EXPECT_THAT(client.take_orders(),
                ElementsAre(R"({"id":"p-1","do":"play","seen":7,"action":"discard 25"})"));
    EXPECT_TRUE(client.move_under_way());
    // After a loss, the client sends the same text with the same id again.
    EXPECT_THAT(client.unanswered(),
                ElementsAre(R"({"id":"p-1","do":"play","seen":7,"action":"discard 25"})"));
    client.hear(playing(8, R"({"n":8,"seat":1,"action":"discard 25"})",
                        R"(,"answer":{"id":"p-1","ok":true,"n":8})"),
                kNow);
    EXPECT_FALSE(client.move_under_way());
    EXPECT_THAT(client.unanswered(), IsEmpty());
}

TEST(TableClient, AStaleMoveIsReportedAndAnotherIsAllowed) {
    TableClient client("p");
    client.hear(playing(7, ""), kNow);
    client.play(Action::discard(Card::km25));
    client.take_news();
    client.hear(
        R"({"type":"answer","answer":{"id":"p-1","ok":false,"error":"stale","message":"look","n":8}})",
        kNow);
    const auto news = client.take_news();
    ASSERT_THAT(news, SizeIs(1));
    EXPECT_EQ(news[0].kind, News::Kind::refused);
    EXPECT_EQ(news[0].text, "stale");
    EXPECT_FALSE(client.move_under_way());
}

TEST(TableClient, UnstoredCommandsAreSentAgainLater) {
    TableClient client("p");
    client.hear(playing(7, ""), kNow);
    client.play(Action::discard(Card::km25));
    const auto sent = client.take_orders();
    client.hear(
        R"({"type":"answer","answer":{"id":"p-1","ok":false,"error":"journal-unavailable","message":"","n":7}})",
        kNow);
    EXPECT_TRUE(client.move_under_way());
    client.hear(R"({"type":"notice","notice":"journal-available"})", kNow);
    EXPECT_EQ(client.take_orders(), sent);
}

TEST(TableClient, TheHostDecidesWhoSitsWhere) {
    TableClient client("p");
    client.put_bot(1, Level::strong);
    client.put_bot(1, std::nullopt);
    client.remove(2);
    client.replace(0);
    EXPECT_THAT(client.take_orders(),
                ElementsAre(R"({"id":"p-1","do":"bot","seat":2,"level":"strong"})",
                            R"({"id":"p-2","do":"bot","seat":2,"level":null})",
                            R"({"id":"p-3","do":"remove","seat":3})",
                            R"({"id":"p-4","do":"replace","seat":1})"));
}

TEST(TableClient, RepeatedEventsAreReportedOnce) {
    TableClient client("p");
    client.hear(playing(7, R"({"n":6,"started":1},{"n":7,"dealt":1})"), kNow);
    EXPECT_THAT(client.take_news(), SizeIs(2));
    client.hear(
        playing(8, R"({"n":7,"dealt":1},{"n":8,"seat":2,"action":"play roll","by":"clock"})"),
        kNow);
    const auto news = client.take_news();
    ASSERT_THAT(news, SizeIs(1));
    EXPECT_EQ(news[0].action, Action::play(Card::roll));
    EXPECT_TRUE(news[0].by_clock);
}

TEST(TableClient, AnotherSeatHasItsOwnNumbers) {
    TableClient client("p");
    client.hear(playing(7, R"({"n":7,"dealt":1})"), kNow);
    client.take_news();
    // One number less than at the seat that was left, because a spectator does not see a decline.
    client.hear(fmt::format(R"({{"type":"state","n":7,"now":1000,"you":null,)"
                            R"("events":[{{"n":7,"left":1}}],"turn":null,"window":null,)"
                            R"("view":null,"table":{}}})",
                            table("playing")),
                kNow);
    const auto news = client.take_news();
    ASSERT_THAT(news, SizeIs(1));
    EXPECT_EQ(news[0].kind, News::Kind::left);
    EXPECT_EQ(client.you(), View::kSpectator);
}

TEST(TableClient, ClocksAreComparedWithTheServersNow) {
    TableClient client("p");
    client.hear(playing(7, ""), kNow);
    ASSERT_TRUE(client.until());
    EXPECT_EQ(*client.until() - kNow, std::chrono::milliseconds(7500));
}

TEST(TableClient, InvalidMessagesAreIgnored) {
    TableClient client("p");
    for (const char* text : {"", "{", "[]", "{}", R"({"type":"state"})", R"({"type":5})",
                             R"({"type":"said","seat":9,"phrase":"hello"})",
                             R"({"type":"state","n":1,"you":1,"table":{"id":"T"}})"})
        client.hear(text, kNow);
    EXPECT_FALSE(client.table());
    EXPECT_THAT(client.take_news(), IsEmpty());
    client.hear(state(1, "open", R"("more":{"later":true})"), kNow);
    EXPECT_TRUE(client.table());
}

}  // namespace
}  // namespace bornes::client
