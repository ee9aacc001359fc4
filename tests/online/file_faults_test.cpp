// Files that are deleted, replaced and read, and wall clocks that jump, under real servers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "journal/databases.h"
#include "journal/store.h"
#include "online/symptoms.h"
#include "online/web_socket.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

class SqliteFaults : public ::testing::Test {
protected:
    TemporaryFolder folder;
    std::string file = folder.file("tables.sqlite");
    std::string database = "sqlite:" + file;
};

TEST_F(SqliteFaults, AFileThatIsDeletedStopsTheTables) {
    const ServerProcess server(database);
    struct stat found {};
    ::stat(file.c_str(), &found);
    EXPECT_EQ(found.st_mode & 0777U, 0600U);
    const std::string guest = new_guest(server.port(), "Ann");
    const std::string table = new_table(server.port(), guest, "{}");
    Client ann(server.port(), table, guest);
    std::filesystem::remove(file);
    ann.send(R"({"id":"a1","do":"sit","seat":1})");
    const std::string heard = ann.until("journal-unavailable");
    EXPECT_THAT(heard, HasSubstr("journal-unavailable"));
    EXPECT_EQ(heard.find("\"ok\":true"), std::string::npos);
    EXPECT_EQ(status(server, "/healthz"), "503");
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(SqliteFaults, AFileThatIsReplacedShowsOnAnIdleServer) {
    ServerProcess server(database);
    std::ofstream(folder.file("other")) << "";
    std::filesystem::rename(folder.file("other"), file);
    EXPECT_LT(time_until([&] { return status(server, "/healthz") == "503"; }), seconds(5));
    EXPECT_EQ(server.stop(), 0);
}

TEST_F(SqliteFaults, AServerStartsWhileSomebodyReads) {
    {
        ServerProcess server(database);
        new_guest(server.port(), "Ann");
        server.kill();  // its log file stays
    }
    soci::session reader(soci::sqlite3, file);
    int rows = 0;
    reader << "BEGIN";
    reader << "SELECT COUNT(*) FROM table_rows", soci::into(rows);
    const auto begin = Clock::now();
    const ServerProcess server(database);
    EXPECT_LT(Clock::now() - begin, seconds(8));
    new_guest(server.port(), "Bob");
}

// A server whose wall clock the test sets with libfaketime. Other clocks are unchanged.
class WallClock : public SqliteFaults {
protected:
    static constexpr const char* kLibrary = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

    void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "sanitizers have to be loaded first";
#endif
        if (!std::filesystem::exists(kLibrary)) GTEST_SKIP() << "apt install libfaketime";
        set("+0");
    }
    void set(const std::string& offset) { std::ofstream(folder.file("clock")) << offset << '\n'; }
    ServerProcess start(std::vector<std::string> options = {}) {
        ::setenv("LD_PRELOAD", kLibrary, 1);
        ::setenv("FAKETIME_TIMESTAMP_FILE", folder.file("clock").c_str(), 1);
        ::setenv("FAKETIME_NO_CACHE", "1", 1);
        ::setenv("FAKETIME_DONT_FAKE_MONOTONIC", "1", 1);
        struct Unset {
            ~Unset() { ::unsetenv("LD_PRELOAD"); }
        } const unset;
        return ServerProcess(database, std::move(options));
    }
    // Starts a game in which the clock of Ann or of a bot runs.
    std::string play(const ServerProcess& server) {
        const std::string guest = new_guest(server.port(), "Ann");
        const std::string table =
            new_table(server.port(), guest, R"({"clock":15,"bots":[{"seat":2,"level":"novice"}]})");
        Client ann(server.port(), table, guest);
        ann.order("a1", "sit", "\"seat\":1");
        ann.order("a2", "start");
        EXPECT_THAT(ann.order("a3", "commit", R"("hand":1,"attempt":1,"commit":null)"),
                    HasSubstr("\"dealt\":1"));
        return table;
    }
};

TEST_F(WallClock, SetBackByAnHourFreezesNothing) {
    const ServerProcess server = start();
    const std::string table = play(server);
    set("-1h");
    Client eve(server.port(), table);
    std::string heard;
    for (int i = 0; i < 8 && heard.find("\"by\":\"clock\"") == std::string::npos; ++i)
        heard = eve.until("\"by\":");
    EXPECT_THAT(heard, HasSubstr("\"by\":\"clock\""));
}

TEST_F(WallClock, SetForwardByAMonthDeletesNothing) {
    std::string table;
    // Does not ask the server, because a loaded table would play on.
    const auto there = [&] { return journal::Store(database).table(table).has_value(); };
    {
        ServerProcess server = start();
        table = play(server);
        set("+40d");
        EXPECT_EQ(server.stop(), 0);
    }
    for (int i = 0; i < 2; ++i) {
        ServerProcess server = start();
        std::this_thread::sleep_for(seconds(1));
        EXPECT_TRUE(there()) << "start " << i;
        EXPECT_EQ(server.stop(), 0);
    }
    const ServerProcess server = start({"--expire-now"});
    EXPECT_LT(time_until([&] { return !there(); }), seconds(5));
}

}  // namespace
}  // namespace bornes::tests
