// Addresses of databases.
#include "journal/url.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/store.h"

namespace bornes::journal {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Url, SaysWhichDatabase) {
    EXPECT_EQ(parse_url("sqlite:a/b").place, "a/b");
    EXPECT_EQ(parse_url("a/b").kind, Url::Kind::sqlite);
    EXPECT_EQ(parse_url("postgresql://h/d").kind, Url::Kind::postgresql);
    EXPECT_EQ(parse_url("postgres://h/d").place, "postgres://h/d");
    EXPECT_EQ(parse_url("./a:b").place, "./a:b");
    for (const char* other : {"mysql://h/d", "sqllite:a/b", "sqllite:a", ":memory:"})
        EXPECT_THROW(parse_url(other), StoreError) << other;
}

TEST(Url, OfPostgresBecomesWhatLibpqTakes) {
    EXPECT_THAT(connection_string(parse_url("postgresql://ann:it%27s@h:77/d")),
                AllOf(HasSubstr("user='ann'"), HasSubstr(R"(password='it\'s')"),
                      HasSubstr("host='h'"), HasSubstr("port='77'"), HasSubstr("dbname='d'")));
    EXPECT_THROW(connection_string(parse_url("postgresql://h/d?colour=red")), StoreError);
}

TEST(Url, DoesNotWaitForeverForADeadServer) {
    EXPECT_THAT(connection_string(parse_url("postgresql://h/d")),
                AllOf(HasSubstr("connect_timeout='5'"), HasSubstr("tcp_user_timeout='15000'")));
    EXPECT_THAT(connection_string(parse_url("postgresql://h/d?connect_timeout=60")),
                AllOf(HasSubstr("connect_timeout='60'"), Not(HasSubstr("connect_timeout='5'"))));
}

TEST(Url, IsShownWithoutItsPassword) {
    EXPECT_EQ(shown(parse_url("a/b")), "sqlite:a/b");
    EXPECT_EQ(shown(parse_url("postgresql://ann:secret@h:77/d")), "postgresql://ann@h:77/d");
    EXPECT_EQ(shown(parse_url("postgresql://h/d?password=secret")), "postgresql://h/d");
}

TEST(Url, KnowsWhetherItHoldsAPassword) {
    for (const char* with : {"postgresql://ann:secret@h/d", "postgresql://h/d?password=secret"})
        EXPECT_TRUE(has_password(parse_url(with))) << with;
    for (const char* without : {"./a:b@c", "postgresql://ann@h:77/d", "postgresql://h/d?user=a:b"})
        EXPECT_FALSE(has_password(parse_url(without))) << without;
}

}  // namespace
}  // namespace bornes::journal
