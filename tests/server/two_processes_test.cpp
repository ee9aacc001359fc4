// Two servers on one PostgreSQL. Players of one table use different servers.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/databases.h"
#include "journal/store.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class TwoProcesses : public ::testing::Test {
protected:
    std::string database = Postgres::instance().fresh_database();
    ServerProcess here{database, {"--bot-delay", "200"}};
    ServerProcess there{database, {"--bot-delay", "200"}};
    std::string anns = new_guest(here.port(), "Ann");
    std::string bobs = new_guest(there.port(), "Bob");
};

TEST_F(TwoProcesses, ServeOneTable) {
    const std::string table = new_table(here.port(), anns, "{}");
    Client ann(here.port(), table, anns);
    Client bob(there.port(), table, bobs);
    EXPECT_THAT(ann.order("a1", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
    EXPECT_THAT(bob.until("\"sat\":1"), HasSubstr("\"name\":\"Ann\""));
    EXPECT_THAT(bob.order("b1", "sit", "\"seat\":2"), HasSubstr("\"ok\":true"));
    EXPECT_THAT(ann.until("\"sat\":2"), HasSubstr("\"name\":\"Bob\""));
    EXPECT_THAT(bob.order("b2", "say", "\"phrase\":\"hello\""), HasSubstr("\"ok\":true"));
    EXPECT_THAT(ann.until("\"said\""), HasSubstr("\"phrase\":\"hello\""));
    // A repeat gets its first answer at the other process too.
    Client again(here.port(), table, bobs);
    EXPECT_THAT(again.order("b1", "sit", "\"seat\":2"), HasSubstr("\"ok\":true,\"n\":2"));
    EXPECT_THAT(ann.order("a2", "start"), HasSubstr("\"ok\":true"));
    EXPECT_THAT(bob.until("\"dealing\":1"), HasSubstr("\"committing\""));
}

TEST_F(TwoProcesses, ShowWhoIsConnectedToTheOther) {
    using std::chrono::seconds;
    using std::chrono::steady_clock;
    const std::string table = new_table(here.port(), anns, "{}");
    Client ann(here.port(), table, anns);
    ann.order("a1", "sit", "\"seat\":1");
    {
        Client bob(there.port(), table, bobs);
        bob.order("b1", "sit", "\"seat\":2");
        Client eve(there.port(), table, "");
        EXPECT_THAT(eve.until("\"here\":[1,2]"), HasSubstr("presence"));
        EXPECT_THAT(ann.until("\"here\":[1,2]"), HasSubstr("presence"));
    }
    auto since = steady_clock::now();
    EXPECT_THAT(ann.until("\"here\":[1]"), HasSubstr("presence"));
    EXPECT_LT(steady_clock::now() - since, seconds(5));
    // A process that dies sends nothing. The others notice its silence.
    Client again(there.port(), table, bobs);
    EXPECT_THAT(ann.until("\"here\":[1,2]"), HasSubstr("presence"));
    there.kill();
    since = steady_clock::now();
    EXPECT_THAT(ann.receive(seconds(8)), HasSubstr("\"here\":[1]"));
    EXPECT_LT(steady_clock::now() - since, seconds(5));
}

TEST_F(TwoProcesses, SayWhenTheDatabaseIsAway) {
    const std::string table = new_table(here.port(), anns, "{}");
    Postgres::instance().stop();
    for (const char* what : {"", "/record"})
        EXPECT_THAT(http_get(there.port(), "/api/tables/" + table + what),
                    StartsWith("HTTP/1.1 503"));
    Postgres::instance().start();
}

// Nobody has used the table for long. The third process finds that when it starts.
TEST_F(TwoProcesses, SayThatATableHasExpiredWhoeverFindsIt) {
    const std::string table(22, 'x');
    journal::Store(database).create({table, "somebody", "{}", false, 0, "{}"});
    Client ann(here.port(), table, anns);
    Client bob(there.port(), table, bobs);
    const ServerProcess third{database};
    for (Client* each : {&ann, &bob}) {
        EXPECT_THAT(each->until("notice"), HasSubstr(R"("notice":"expired")"));
        EXPECT_EQ(each->close_code(), 1000);
    }
    EXPECT_THAT(http_get(here.port(), "/api/tables/" + table), StartsWith("HTTP/1.1 404"));
}

TEST_F(TwoProcesses, CloseATableWhoseRowsTheyCannotRead) {
    const std::string broken = new_table(here.port(), anns, "{}");
    const std::string sound = new_table(here.port(), anns, "{}");
    Client ann(here.port(), broken, anns);
    Client bob(here.port(), sound, bobs);
    journal::Store(database).append({broken, 1, 1, "", "later", R"({"t":"of a later version"})"});
    EXPECT_EQ(ann.close_code(), 1000);
    for (const ServerProcess* each : {&here, &there})
        EXPECT_THAT(http_get(each->port(), "/api/tables/" + broken), StartsWith("HTTP/1.1 404"));
    EXPECT_THAT(bob.order("b1", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
}

// The process that runs the bots and the clock is killed. The other process continues with them.
TEST_F(TwoProcesses, OneTakesOverWhatTheOtherRan) {
    const std::string table = new_table(
        here.port(), anns,
        R"({"players":3,"clock":15,"bots":[{"seat":2,"level":"novice"},{"seat":3,"level":"novice"}]})");
    Client ann(here.port(), table, anns);  // connects first, so its process runs the table
    ann.receive();
    ann.order("a1", "sit", "\"seat\":1");
    ann.order("a2", "start");
    EXPECT_THAT(ann.order("a3", "commit", R"("hand":1,"attempt":1,"commit":null)"),
                HasSubstr("\"dealt\":1"));
    Client eve(there.port(), table);
    here.kill();
    // Ann is gone. Her clock runs out at the remaining process, and the bots there play on.
    bool clock = false;
    bool bot = false;
    for (int i = 0; !(clock && bot) && i < 30; ++i) {
        const std::string heard = eve.receive();
        clock = clock || heard.find("\"by\":\"clock\"") != std::string::npos;
        bot = bot || heard.find("\"by\":\"bot\"") != std::string::npos;
    }
    EXPECT_TRUE(clock);
    EXPECT_TRUE(bot);
}

}  // namespace
}  // namespace bornes::tests
