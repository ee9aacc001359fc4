// `bornes admin` on the database of a server, including a running server.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <thread>

#include "cli/program.h"
#include "journal/databases.h"
#include "journal/store.h"
#include "online/game_client.h"
#include "online/journal_audit.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Admin : public ::testing::TestWithParam<const char*> {
protected:
    test::Outcome admin(const std::string& arguments) const {
        return workshop.bornes(fmt::format("admin {} --database '{}'", arguments, database));
    }
    void run_sql(const std::string& statement) const {
        if (on_file)
            workshop.shell(fmt::format("sqlite3 '{}' \"{}\"", folder.file("db"), statement));
        else
            Postgres::instance().run_sql(database, statement);
    }

    const bool on_file = std::string_view(GetParam()) == "sqlite";
    const TemporaryFolder folder;
    const test::Workshop workshop;
    const std::string database =
        on_file ? "sqlite:" + folder.file("db") : Postgres::instance().fresh_database();
    ServerProcess server{database, {"--unlimited", "--bot-delay", "100"}};
    const std::string anns = new_guest(server.port(), "Ann");
    const std::string table = new_table(server.port(), anns, R"({"public":true})");
};

INSTANTIATE_TEST_SUITE_P(Databases, Admin, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& one) { return std::string(one.param); });

TEST_P(Admin, ClosesATableOfARunningServer) {
    Client ann(server.port(), table, anns);
    EXPECT_THAT(ann.order("a1", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
    EXPECT_THAT(admin("show " + table).out, AllOf(HasSubstr("Ann"), HasSubstr("open")));
    const test::Outcome closed = admin(fmt::format("close http://127.0.0.1/t/{}", table));
    EXPECT_EQ(closed.exit, 0) << closed.err;
    EXPECT_THAT(closed.out, HasSubstr("is closed"));
    // Nobody asked: the server noticed by itself.
    EXPECT_THAT(ann.until("tableClosed"), HasSubstr(R"("tableClosed":"closed-by-operator")"));
    EXPECT_THAT(ann.order("a2", "leave"), HasSubstr("table-closed"));
    EXPECT_THAT(admin("close " + table).out, HasSubstr("already"));
    EXPECT_THAT(admin("show " + table).out, HasSubstr("closed (closed-by-operator)"));
    EXPECT_THAT(http_get(server.port(), "/api/tables"), Not(HasSubstr(table)));
    EXPECT_EQ(admin("check").exit, 0);
}

// Players continue while the table ends. Everything that was acknowledged is stored before the end.
TEST_P(Admin, LosesNothingThatWasAcknowledged) {
    const std::string bobs = new_guest(server.port(), "Bob");
    const std::string played = new_table(server.port(), anns, R"({"players":2})");
    GameClient ann(server.port(), played, anns, 1);
    GameClient bob(server.port(), played, bobs, 2);
    std::thread anns_thread([&] { ann.play(std::chrono::seconds(4)); });
    std::thread bobs_thread([&] { bob.play(std::chrono::seconds(4)); });
    wait_for_moves(database, 10);
    EXPECT_EQ(admin("close " + played).exit, 0);
    anns_thread.join();
    bobs_thread.join();
    std::set<std::string> stored;
    const auto rows = journal::Store(database).rows(played, 0);
    for (const journal::Row& row : rows) stored.insert(row.command);
    for (const GameClient* each : {&ann, &bob})
        for (const std::string& id : each->acknowledged()) EXPECT_TRUE(stored.contains(id)) << id;
    EXPECT_FALSE(ann.acknowledged().empty());
    ASSERT_FALSE(rows.empty());
    EXPECT_THAT(rows.back().body, HasSubstr("closed-by-operator"));
    EXPECT_EQ(audit(database, 0).broken, 0);
    // The export has the game as the server shows it.
    const test::Outcome exported = admin("export " + played);
    EXPECT_THAT(exported.out, HasSubstr(played));
    EXPECT_THAT(http_get(server.port(), "/api/tables/" + played + "/record"),
                HasSubstr(exported.out));
}

TEST_P(Admin, RemovesATableOfARunningServerOnlyWhenToldTwice) {
    Client ann(server.port(), table, anns);
    ann.order("a1", "sit", "\"seat\":1");
    const test::Outcome refused = admin("remove " + table);
    EXPECT_EQ(refused.exit, 2);
    EXPECT_THAT(refused.err, HasSubstr("--yes"));
    EXPECT_THAT(http_get(server.port(), "/api/tables/" + table), StartsWith("HTTP/1.1 200"));
    const test::Outcome removed = admin("remove --yes " + table);
    EXPECT_EQ(removed.exit, 0) << removed.err;
    EXPECT_THAT(ann.until("notice"), HasSubstr(R"("notice":"expired")"));
    EXPECT_THAT(http_get(server.port(), "/api/tables/" + table), StartsWith("HTTP/1.1 404"));
    EXPECT_THAT(admin("tables").out, Not(HasSubstr(table)));
    EXPECT_THAT(admin("show " + table).err, HasSubstr("there is no table"));
    EXPECT_EQ(admin("remove --yes " + table).exit, 2);
    EXPECT_THAT(admin("check").out, HasSubstr("everything can be read"));
}

TEST_P(Admin, ListsAndCounts) {
    EXPECT_THAT(admin("tables").out, AllOf(HasSubstr(table), HasSubstr("LAST ROW")));
    EXPECT_THAT(admin("tables --json").out,
                StartsWith(fmt::format(R"({{"tables":[{{"id":"{}")", table)));
    EXPECT_THAT(admin("guests").out, HasSubstr("Ann"));
    EXPECT_THAT(admin("guests --json").out, HasSubstr(R"("name":"Ann")"));
    EXPECT_THAT(admin("stats --json").out,
                AllOf(HasSubstr(R"("tables":1,)"), HasSubstr(R"("guests":1,)")));
    EXPECT_THAT(admin("show --json " + table).out, HasSubstr(R"("phase":"open")"));
}

TEST_P(Admin, FindsWhatIsWrongWithAJournal) {
    const std::string gone = new_table(server.port(), anns, "{}");
    for (const std::string& each : {table, gone}) {
        Client ann(server.port(), each, anns);
        EXPECT_THAT(ann.order("a1", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
        EXPECT_THAT(ann.order("a3", "leave"), HasSubstr("\"ok\":true"));
        EXPECT_THAT(ann.order("a4", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
    }
    EXPECT_EQ(admin("check").exit, 0);
    server.stop();
    run_sql("DELETE FROM table_rows WHERE seq = 2");
    run_sql("DELETE FROM tables WHERE listed = 0");
    const test::Outcome found = admin("check");
    EXPECT_EQ(found.exit, 2);
    EXPECT_THAT(found.out, AllOf(HasSubstr(table), HasSubstr("row 3, which comes after row 1"),
                                 HasSubstr("bornes admin remove " + gone)));
    EXPECT_THAT(admin("close " + table).err, HasSubstr("cannot be closed"));
    EXPECT_EQ(admin("remove --yes " + gone).exit, 0);
    EXPECT_EQ(admin("remove --yes " + table).exit, 0);
    EXPECT_EQ(admin("check --json").out, "{\"tables\":0,\"rows\":0,\"games\":0,\"faults\":[]}\n");
}

TEST_P(Admin, ExpiresIdleTables) {
    run_sql("UPDATE tables SET created = 1");
    EXPECT_THAT(admin("expire --dry-run").out, HasSubstr("1 table would be deleted"));
    EXPECT_EQ(admin("expire").exit, 2);
    EXPECT_THAT(http_get(server.port(), "/api/tables/" + table), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(admin("expire --yes").out, HasSubstr("1 table and 0 guests are deleted"));
    EXPECT_THAT(admin("stats --json").out, HasSubstr(R"("tables":0,)"));
}

TEST_P(Admin, TouchesNoDatabaseOfAnotherVersion) {
    server.stop();
    run_sql("UPDATE bornes_schema SET version = 3 WHERE version > 3");
    EXPECT_THAT(admin("tables").err, HasSubstr("start `bornes serve` of this version"));
    run_sql("UPDATE bornes_schema SET version = 300");
    EXPECT_THAT(admin("tables").err, HasSubstr("a newer bornes wrote it"));
}

TEST(AdminCommand, SaysWhatIsMissing) {
    const test::Workshop workshop;
    const test::Outcome none = workshop.bornes("admin tables --database sqlite:nowhere");
    EXPECT_EQ(none.exit, 2);
    EXPECT_THAT(none.err, AllOf(HasSubstr("nowhere"), HasSubstr("--database")));
    EXPECT_EQ(workshop.files(), "");
    EXPECT_THAT(workshop.bornes("admin sweep").err, HasSubstr("tables"));
}

}  // namespace
}  // namespace bornes::tests
