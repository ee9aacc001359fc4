// kill -9 at random moments under load. No acknowledged move is lost or stored twice, every table
// continues, and every client reconnects by itself.
#include <gtest/gtest.h>

#include <random>

#include "bornes/random.h"
#include "journal/databases.h"
#include "online/journal_audit.h"
#include "online/load_process.h"
#include "online/unruly_proxy.h"
#include "server/server_process.h"
#include "support/scale.h"

namespace bornes::tests {
namespace {

constexpr int kTables = 20;
constexpr int kLeastPause = 200;
constexpr int kMorePause = 800;

int kills() { return test::scaled(4, 60); }
// A kill, its pause and the restart take about a second. Then all clients have to reconnect.
int seconds() { return kills() * 2 + 6; }

// Kills one of the servers again and again, and then checks all tables.
void survive(const std::string& database, std::vector<ServerProcess*> servers) {
    std::vector<std::uint16_t> ports;
    for (const ServerProcess* server : servers) ports.push_back(server->port());
    const UnrulyProxy proxy(ports, {});
    LoadProcess load(proxy.port(), database, kTables, seconds());
    wait_for_moves(database, 10 * kTables);
    Random random(std::random_device{}());
    for (int i = 0; i < kills(); ++i) {
        const auto pause = kLeastPause + static_cast<int>(random.below(kMorePause));
        std::this_thread::sleep_for(std::chrono::milliseconds(pause));
        ServerProcess& server = *servers[random.below(static_cast<std::uint32_t>(servers.size()))];
        server.kill();
        server.start();
    }
    const journal::Millis last_start = database_time(database);
    const int acknowledged = load.finish();
    const Audit found = audit(database, last_start);
    EXPECT_EQ(found.tables, kTables);
    EXPECT_EQ(found.broken, 0);
    EXPECT_EQ(found.still, 0);
    EXPECT_GE(found.moves, acknowledged);
    EXPECT_GT(acknowledged, 10 * kills());
    EXPECT_GE(load.reconnects(), kills());
    std::printf("%d kills, %d tables, %d acknowledged moves, %d reconnects\n", kills(),
                found.tables, acknowledged, load.reconnects());
}

TEST(Kills, OnSqlite) {
    const TemporaryFolder folder;
    const std::string database = "sqlite:" + folder.file("db");
    ServerProcess server(database, {"--unlimited"});
    survive(database, {&server});
}

TEST(Kills, OnPostgres) {
    const std::string database = Postgres::instance().fresh_database();
    ServerProcess server(database, {"--unlimited"});
    survive(database, {&server});
}

// Players of one table are connected to different servers.
TEST(Kills, OfOneOfTwoOnPostgres) {
    const std::string database = Postgres::instance().fresh_database();
    ServerProcess one(database, {"--unlimited"});
    ServerProcess other(database, {"--unlimited"});
    survive(database, {&one, &other});
}

}  // namespace
}  // namespace bornes::tests
