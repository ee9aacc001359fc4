// A database that goes away under load, and a full disk. Players are told, nothing acknowledged is
// lost, and the game continues afterwards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "journal/databases.h"
#include "online/journal_audit.h"
#include "online/load_process.h"
#include "online/watcher.h"
#include "online/web_socket.h"
#include "server/server_process.h"
#include "support/scale.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

constexpr int kTables = 10;
void expect_sound(const std::string& database, journal::Millis since, LoadProcess& load) {
    const int acknowledged = load.finish();
    const Audit found = audit(database, since);
    EXPECT_GT(acknowledged, 100);
    EXPECT_EQ(found.broken, 0);
    EXPECT_LE(found.still, 1);  // the watcher's own table, where nobody plays
    EXPECT_GE(found.moves, acknowledged);
}

TEST(Away, PostgresStoppedAndStartedUnderLoad) {
    const std::string database = Postgres::instance().fresh_database();
    const ServerProcess server(database, {"--unlimited"});
    Watcher watcher(server.port());
    const int rounds = test::scaled(2, 20);
    LoadProcess load(server.port(), database, kTables, 8 + 8 * rounds);
    wait_for_moves(database, 10 * kTables);
    for (int i = 0; i < rounds; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2000));
        Postgres::instance().stop(i % 2 == 0 ? "fast" : "immediate");
        EXPECT_TRUE(watcher.hears(Watcher::kAway));
        EXPECT_THAT(http_get(server.port(), "/healthz"), HasSubstr("503"));
        Postgres::instance().start();
        EXPECT_TRUE(watcher.hears(Watcher::kBack));
        EXPECT_THAT(http_get(server.port(), "/healthz"), HasSubstr("200"));
    }
    expect_sound(database, database_time(database), load);
}

// Limits the size of the server's files. Writes fail with EFBIG, as they fail with ENOSPC on a full
// disk.
void fill_disk(pid_t server, bool full) {
    rlimit limit{};
    ::prlimit(server, RLIMIT_FSIZE, nullptr, &limit);
    limit.rlim_cur = full ? 4096 : limit.rlim_max;
    ::prlimit(server, RLIMIT_FSIZE, &limit, nullptr);
}

TEST(Away, AFullDiskUnderLoad) {
    const TemporaryFolder folder;
    const std::string database = "sqlite:" + folder.file("db");
    const ServerProcess server(database, {"--unlimited"});
    Watcher watcher(server.port());
    const int rounds = test::scaled(2, 20);
    LoadProcess load(server.port(), database, kTables, 4 + 4 * rounds);
    wait_for_moves(database, 10 * kTables);
    for (int i = 0; i < rounds; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2000));
        fill_disk(server.pid(), true);
        EXPECT_TRUE(watcher.hears(Watcher::kAway));
        EXPECT_THAT(http_get(server.port(), "/healthz"), HasSubstr("503"));
        fill_disk(server.pid(), false);
        EXPECT_TRUE(watcher.hears(Watcher::kBack));
    }
    expect_sound(database, database_time(database), load);
}

}  // namespace
}  // namespace bornes::tests
