// What the server reads out of a request's address.
#include "server/request_reading.h"

#include <gtest/gtest.h>

namespace bornes::server {
namespace {

Request request_for(std::string_view target) {
    HttpRequest message(http::verb::get, {target.data(), target.size()}, 11);
    return request_from(message, net::ip::make_address("192.0.2.7"), "");
}

TEST(RequestReading, PathAndQueryAreTakenAsTheyCame) {
    const Request request = request_for("/api/tables/a%2Db/record?game=2&x=%20");
    EXPECT_EQ(request.path, "/api/tables/a%2Db/record");
    EXPECT_EQ(request.query, "game=2&x=%20");
    EXPECT_EQ(request_for("/").query, "");
    EXPECT_EQ(request_for("/?").path, "/");
}

TEST(RequestReading, WhatIsNoAddressHasNoPath) {
    for (const char* target :
         {"", "*", "api", "http://elsewhere/", "/a b", "/%zz", "/a#b", "/\x80"})
        EXPECT_EQ(request_for(target).path, "") << target;
}

TEST(RequestReading, ValuesOfAQueryAreDecoded) {
    EXPECT_EQ(query_value("game=2&seen=17", "seen"), "17");
    EXPECT_EQ(query_value("seen=%31%37", "seen"), "17");
    EXPECT_EQ(query_value("seen=1&seen=2", "seen"), "1");
    for (const char* query : {"", "seen", "seen=", "unseen=3", "seen=%zz", "other=1"})
        EXPECT_EQ(query_value(query, "seen"), "") << query;
}

}  // namespace
}  // namespace bornes::server
