// Databases that `bornes serve` refuses: it prints a clear message and ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <sstream>

#include "cli/program.h"
#include "journal/databases.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// The message of `bornes serve` about a database. It must end by itself.
std::string refusal_of(const std::string& database, const std::string& options = "") {
    const test::Outcome outcome = test::Workshop().bornes(
        "serve --listen 127.0.0.1:0 --database '" + database + "' " + options);
    EXPECT_EQ(outcome.exit, 2) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.out, Not(HasSubstr("serves at")));
    return outcome.err;
}

TEST(Refusals, ASecondProcessOnOneFile) {
    const TemporaryFolder folder;
    const ServerProcess first("sqlite:" + folder.file("db"));
    EXPECT_THAT(refusal_of("sqlite:" + folder.file("db")),
                AllOf(HasSubstr("another process has the database open"), HasSubstr("PostgreSQL")));
    EXPECT_THAT(http_get(first.port(), "/healthz"), HasSubstr("200"));
}

TEST(Refusals, AFileOfANewerProgram) {
    const TemporaryFolder folder;
    { const ServerProcess first("sqlite:" + folder.file("db")); }
    sqlite3* database = nullptr;
    sqlite3_open(folder.file("db").c_str(), &database);
    sqlite3_exec(database, "INSERT INTO bornes_schema VALUES (99)", nullptr, nullptr, nullptr);
    sqlite3_close(database);
    EXPECT_THAT(refusal_of(folder.file("db")), HasSubstr("a newer bornes wrote it"));
}

TEST(Refusals, AFileOfAnotherKind) {
    EXPECT_THAT(refusal_of("/dev/null/db"), HasSubstr("/dev/null/db"));
    const TemporaryFolder folder;
    std::filesystem::copy_file("tests/CMakeLists.txt", folder.file("db"));
    EXPECT_THAT(refusal_of(folder.file("db")), HasSubstr("not a database"));
}

TEST(Refusals, AreLinesOfTheLog) {
    const std::string json = refusal_of("/dev/null/db", "--log-format json");
    EXPECT_THAT(json, HasSubstr(R"("level":"error","message":"the server ends: cannot open )"));
    std::istringstream lines(json);
    for (std::string line; std::getline(lines, line);)
        EXPECT_THAT(line, AllOf(ContainsRegex(R"(^\{"time":"[0-9T:.-]+[+-][0-9]{2}:[0-9]{2}",)"),
                                EndsWith("}")));
    EXPECT_THAT(refusal_of("/dev/null/db", "--log-level off"), StartsWith("bornes: cannot open "));
}

TEST(Refusals, AMissingServer) {
    EXPECT_THAT(refusal_of("postgresql://nobody@127.0.0.1:1/nothing"),
                HasSubstr("Connection refused"));
}

}  // namespace
}  // namespace bornes::tests
