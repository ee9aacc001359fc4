// Processes and databases that hang, vanish, restart and come back older, under real servers.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <future>

#include "journal/databases.h"
#include "online/journal_audit.h"
#include "online/symptoms.h"
#include "online/watcher.h"
#include "online/web_socket.h"
#include "server/client.h"
#include "server/server_process.h"
#include "support/scale.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

// Two servers on one database. The server that Ann uses runs the table, with its clock and bots.
class HungProcess : public ::testing::Test {
protected:
    std::string database = Postgres::instance().fresh_database();
    ServerProcess here{database, {"--bot-delay", "200"}};
    ServerProcess there{database, {"--bot-delay", "200"}};
};

TEST_F(HungProcess, LosesItsTablesWithinTenSeconds) {
    const std::string anns = new_guest(here.port(), "Ann");
    const std::string table = new_table(
        here.port(), anns, R"({"players":2,"clock":15,"bots":[{"seat":2,"level":"novice"}]})");
    Client ann(here.port(), table, anns);
    ann.receive();
    ann.order("a1", "sit", "\"seat\":1");
    Client eve(there.port(), table);
    ann.order("a2", "start");
    // The deadline of two seconds for contributions passes while the process hangs.
    ::kill(here.pid(), SIGSTOP);
    const auto begin = Clock::now();
    std::string heard;
    while (heard.find("\"dealt\":1") == std::string::npos && Clock::now() - begin < seconds(10))
        heard = eve.receive(seconds(10));
    EXPECT_THAT(heard, HasSubstr("\"dealt\":1"));
    EXPECT_LT(Clock::now() - begin, seconds(10));
    ::kill(here.pid(), SIGCONT);
    // Its decisions now come too late, and no game breaks.
    EXPECT_THAT(ann.until("\"dealt\":1"), HasSubstr("\"dealt\":1"));
    std::this_thread::sleep_for(seconds(2));
    EXPECT_EQ(audit(database, 0).broken, 0);
}

class Journals : public ::testing::Test {
protected:
    void sit_both() {
        EXPECT_THAT(ann->order("a1", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
        EXPECT_THAT(bob->order("b1", "sit", "\"seat\":2"), HasSubstr("\"ok\":true"));
        ann->until("\"sat\":2");
    }
    void connect() {
        ann = std::make_unique<Client>(server->port(), table, anns);
        bob = std::make_unique<Client>(server->port(), table, bobs);
    }

    std::string database = Postgres::instance().fresh_database();
    std::unique_ptr<ServerProcess> server = std::make_unique<ServerProcess>(database);
    std::string anns = new_guest(server->port(), "Ann");
    std::string bobs = new_guest(server->port(), "Bob");
    std::string table = new_table(server->port(), anns, "{}");
    std::unique_ptr<Client> ann;
    std::unique_ptr<Client> bob;
};

// The last rows disappear while a server is running.
TEST_F(Journals, ThatComeBackOlderAreNoticed) {
    connect();
    sit_both();
    Postgres::instance().run_sql(database, "DELETE FROM table_rows WHERE seq > 1");
    for (Client* each : {ann.get(), bob.get()}) {
        EXPECT_THAT(each->until("notice"), HasSubstr(R"("notice":"journal-restored")"));
        EXPECT_NE(each->close_code(), -1);
    }
    connect();
    EXPECT_THAT(ann->receive(), HasSubstr("\"n\":1"));
    // The same command now makes another row.
    EXPECT_THAT(bob->order("b1", "sit", "\"seat\":2"), HasSubstr("\"ok\":true"));
    EXPECT_EQ(audit(database, 0).broken, 0);
}

// A command finds the hole before any read of the journal does.
TEST_F(Journals, NeverGetARowAboveAHole) {
    connect();
    sit_both();
    Postgres::instance().run_sql(database, "DELETE FROM table_rows");
    for (int i = 0; i < 3; ++i) bob->send(fmt::format(R"({{"id":"x{}","do":"leave"}})", i));
    EXPECT_THAT(bob->until("notice"), HasSubstr("journal-restored"));
    EXPECT_EQ(audit(database, 0).broken, 0);
}

class HungDatabase : public ::testing::Test {
protected:
    ~HungDatabase() override { Postgres::instance().resume(); }
    std::string database = Postgres::instance().fresh_database();
    ServerProcess server{database, {"--unlimited"}};
};

TEST_F(HungDatabase, ShowsAlsoOnAnIdleServer) {
    Watcher watcher(server.port());
    for (const char* path : {"/livez", "/readyz", "/healthz"})
        EXPECT_EQ(status(server, path), "200");
    const auto begin = Clock::now();
    Postgres::instance().hang();
    EXPECT_LT(time_until([&] { return status(server, "/healthz") == "503"; }), seconds(5));
    EXPECT_EQ(status(server, "/readyz"), "503");
    EXPECT_EQ(status(server, "/livez"), "200");
    EXPECT_TRUE(watcher.hears(Watcher::kAway));
    EXPECT_LT(Clock::now() - begin, seconds(10));
    Postgres::instance().resume();
    EXPECT_TRUE(watcher.hears(Watcher::kBack));
    EXPECT_LT(time_until([&] { return status(server, "/readyz") == "200"; }), seconds(5));
}

TEST_F(HungDatabase, DoesNotKeepAServerFromStopping) {
    const std::string guest = new_guest(server.port(), "Ann");
    Postgres::instance().hang();
    // One request waits for a read, and one for a write.
    std::vector<std::future<std::string>> asked;
    for (int i = 0; i < 2; ++i)
        asked.push_back(std::async(std::launch::async, [&, i] {
            return i == 0 ? http_get(server.port(), "/api/lobby")
                          : http_post(server.port(), "/api/guest", R"({"name":"Bob"})");
        }));
    std::this_thread::sleep_for(seconds(1));
    const auto begin = Clock::now();
    server.stop();
    EXPECT_LT(Clock::now() - begin, seconds(10));
}

TEST(StoppedDatabase, ShowsWithinFiveSecondsOnAnIdleServer) {
    const ServerProcess server(Postgres::instance().fresh_database());
    EXPECT_EQ(status(server, "/healthz"), "200");
    Postgres::instance().stop();
    EXPECT_LT(time_until([&] { return status(server, "/healthz") == "503"; }), seconds(5));
    Postgres::instance().start();
    EXPECT_LT(time_until([&] { return status(server, "/healthz") == "200"; }), seconds(5));
}

// Clients connect at every moment of the restart.
TEST(RestartedDatabase, CostsNobodyAConnection) {
    const ServerProcess server(Postgres::instance().fresh_database(), {"--unlimited"});
    const std::string guest = new_guest(server.port(), "Ann");
    const std::string table = new_table(server.port(), guest, "{}");
    std::atomic<bool> over = false;
    const auto come_again = [&](bool new_guests) {
        int refused = 0;
        while (!over) {
            const bool in = new_guests ? http_post(server.port(), "/api/guest", R"({"name":"Bob"})")
                                             .starts_with("HTTP/1.1 200")
                                       : WebSocket(server.port(), table, guest, 0).open();
            refused += in ? 0 : 1;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return refused;
    };
    auto connects = std::async(std::launch::async, come_again, false);
    auto names = std::async(std::launch::async, come_again, true);
    for (int i = 0; i < test::scaled(2, 20); ++i) {
        std::this_thread::sleep_for(seconds(1));
        Postgres::instance().stop();
        Postgres::instance().start();
    }
    std::this_thread::sleep_for(seconds(1));
    over = true;
    EXPECT_EQ(connects.get(), 0);
    EXPECT_EQ(names.get(), 0);
}

}  // namespace
}  // namespace bornes::tests
