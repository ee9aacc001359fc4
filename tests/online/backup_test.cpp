// Backup and restore with the commands of docs/hosting.md, while a server is running.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "journal/databases.h"
#include "online/web_socket.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

bool shell(const std::string& command) { return std::system(command.c_str()) == 0; }

std::string table_at(const ServerProcess& server, const std::string& id) {
    return http_get(server.port(), "/api/tables/" + id);
}

// A table from before the backup comes back, and a table from after the backup does not.
void expect_restored(ServerProcess& server, const std::string& backup, const std::string& restore) {
    const std::string guest = new_guest(server.port(), "Ann");
    const std::string before = new_table(server.port(), guest, R"({"clock":15})");
    ASSERT_TRUE(shell(backup)) << backup;
    const std::string after = new_table(server.port(), guest, "{}");
    EXPECT_EQ(server.stop(), 0);
    ASSERT_TRUE(shell(restore)) << restore;
    server.start();
    EXPECT_THAT(table_at(server, before), HasSubstr(R"("clock":15)"));
    EXPECT_THAT(table_at(server, after), StartsWith("HTTP/1.1 404"));
    const std::string who = "Authorization: Bearer " + guest + "\r\n";
    EXPECT_THAT(http_get(server.port(), "/api/guest", who), HasSubstr("Ann"));
    new_table(server.port(), guest, "{}");
}

TEST(Backup, OfAFile) {
    const TemporaryFolder folder;
    ServerProcess server("sqlite:" + folder.file("tables.sqlite"), {"--unlimited"});
    const std::string there = fmt::format("cd {} && ", folder.path().string());
    expect_restored(server, there + R"(sqlite3 tables.sqlite "VACUUM INTO 'backup.sqlite'")",
                    there +
                        "cp backup.sqlite tables.sqlite && "
                        "rm -f tables.sqlite-wal tables.sqlite-shm");
}

TEST(Backup, OfPostgres) {
    const TemporaryFolder folder;
    const std::string url = Postgres::instance().fresh_database();
    ServerProcess server(url, {"--unlimited"});
    const std::string dump = folder.file("backup.dump");
    expect_restored(
        server, fmt::format("pg_dump --format=custom --file={} {}", dump, url),
        fmt::format("pg_restore --clean --if-exists --single-transaction --dbname={} {}", url,
                    dump));
}

}  // namespace
}  // namespace bornes::tests
