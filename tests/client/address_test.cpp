// Links of tables, in parts.
#include "client/address.h"

#include <gtest/gtest.h>

namespace bornes::client {
namespace {

TEST(Address, SchemeHostPortAndTable) {
    const auto plain = address_from("http://127.0.0.1:8080/t/kXq0-_");
    ASSERT_TRUE(plain);
    EXPECT_FALSE(plain->tls);
    EXPECT_EQ(plain->authority(), "127.0.0.1:8080");
    EXPECT_EQ(table_in(*plain), "kXq0-_");
    const auto tls = address_from("https://bornes.example.org/t/abc/?lang=fr#top");
    ASSERT_TRUE(tls);
    EXPECT_TRUE(tls->tls);
    EXPECT_EQ(tls->port, "443");
    EXPECT_EQ(tls->origin(), "https://bornes.example.org");
    EXPECT_EQ(table_in(*tls), "abc");
    const auto shown = address_from("http://127.0.0.1:8080/#/t/kXq0-_");
    ASSERT_TRUE(shown);
    EXPECT_EQ(table_in(*shown), "kXq0-_");
    const auto six = address_from("http://[::1]:81");
    ASSERT_TRUE(six);
    EXPECT_EQ(six->host, "::1");
    EXPECT_EQ(six->authority(), "[::1]:81");
    EXPECT_EQ(six->path, "/");
    const auto asked = address_from("HTTP://h/api/lobby?a=1");
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->path, "/api/lobby?a=1");
    EXPECT_EQ(address_from("http://h?a=1")->path, "/?a=1");
}

TEST(Address, InvalidLinksAreRefused) {
    for (const char* text :
         {"", "game.bornes", "ftp://host/t/a", "http://", "http:///t/a", "http://h:x/t/a",
          "http://h:/t/a", "http://me@h/t/a", "http://h/t/a\r\nX: y", "http://[::1/t/a",
          "http://h:123456/t/a", "http://h:0/", "http://h/\xc3\xa9", "http://[::1]x/"})
        EXPECT_FALSE(address_from(text)) << text;
    for (const char* text :
         {"http://h", "http://h/t/", "http://h/t/a b", "http://h/x/a", "http://h/t/a/b"}) {
        const auto address = address_from(text);
        EXPECT_TRUE(!address || !table_in(*address)) << text;
    }
}

}  // namespace
}  // namespace bornes::client
