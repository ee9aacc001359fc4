// kill -9 under load: nothing acknowledged is lost, nothing is doubled, everybody plays on.
#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>

#include "bornes/random.h"
#include "journal/databases.h"
#include "load/load.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

int kills() {
    return std::getenv("BORNES_FULL") != nullptr && *std::getenv("BORNES_FULL") == '1' ? 50 : 5;
}

// Kills and starts the server again while games are played, then looks up every acknowledged move.
void survive(const std::string& database) {
    ServerProcess server(database, {"--unlimited"});
    load::Plan plan;
    plan.port = server.port();
    plan.tables = 20;
    plan.seconds = 2 * kills();
    plan.database = database;
    load::Report report;
    std::thread players([&] { report = load::run(plan, [](const std::string&) {}); });
    Random random(7);
    for (int i = 0; i < kills(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1000 + random.below(800)));
        server.kill();
        server.start();
    }
    players.join();
    EXPECT_EQ(report.errors, 0U);
    EXPECT_EQ(report.missing, 0U);
    EXPECT_GT(report.checked, 100U);
    EXPECT_GE(report.reconnects, static_cast<std::uint64_t>(kills()));
}

TEST(Crash, OnSqlite) {
    const TemporaryFolder folder;
    survive("sqlite:" + folder.file("db"));
}

TEST(Crash, OnPostgres) { survive(Postgres::instance().fresh_database()); }

}  // namespace
}  // namespace bornes::tests
