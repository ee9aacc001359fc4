// Lines of the log.
#include "server/log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/url.h"

namespace bornes::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Log, OneLinePerEvent) {
    const std::string message = "cannot \"store\":\nno route\x1b[2J\n";
    const std::string text = log_line("text", "T", "error", message);
    EXPECT_THAT(text, testing::StartsWith("T error: cannot \"store\": no route"));
    const std::string json = log_line("json", "T", "error", message);
    EXPECT_THAT(json,
                testing::StartsWith(R"({"time":"T","level":"error","message":"cannot \"store\":)"));
    for (const std::string& line : {text, json}) {
        EXPECT_EQ(line.find('\n'), std::string::npos) << line;
        EXPECT_EQ(line.find('\x1b'), std::string::npos) << line;
    }
}

TEST(Log, TheStartNamesVersionDatabaseAndLimits) {
    Settings settings;
    settings.database = "postgresql://me:secret@db:5433/tables?sslpassword=hidden";
    const std::string line = start_line(settings);
    EXPECT_THAT(line, HasSubstr("database postgresql://me@db:5433/tables;"));
    EXPECT_THAT(line, HasSubstr("limits connections=100 requests=10 "));
    EXPECT_THAT(line, Not(HasSubstr("secret")));
    EXPECT_THAT(line, Not(HasSubstr("hidden")));
    settings.limits = false;
    settings.database = "sqlite:db";
    EXPECT_THAT(start_line(settings), HasSubstr("database sqlite:db; keep 30 days; limits none"));
}

TEST(Log, AnAddressThatCannotBeReadIsNotQuoted) {
    for (const std::string url :
         {"postgresql://me:sec%ret@db/x", "postgresql://me:secret@db:port:1/x",
          "postgresql://me:secret@[db/x", "postgresql://me:secret@db/x?nonsense=secret"}) {
        Settings settings;
        settings.database = url;
        try {
            EXPECT_THAT(start_line(settings), Not(HasSubstr("secret"))) << url;
        } catch (const std::exception& fault) {
            EXPECT_THAT(fault.what(), Not(HasSubstr("sec"))) << url;
        }
    }
}

}  // namespace
}  // namespace bornes::server
