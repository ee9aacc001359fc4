// What the server reads from the address of a request.
#include "server/request_reading.h"

#include <gtest/gtest.h>

namespace bornes::server {
namespace {

Request request_for(std::string_view target) {
    HttpRequest message(http::verb::get, {target.data(), target.size()}, 11);
    return request_from(message, net::ip::make_address("192.0.2.7"), Proxies());
}

TEST(RequestReading, PathAndQueryAreTakenAsTheyCame) {
    const Request request = request_for("/api/tables/a%2Db/record?game=2&x=%20");
    EXPECT_EQ(request.path, "/api/tables/a%2Db/record");
    EXPECT_EQ(request.query, "game=2&x=%20");
    EXPECT_EQ(request_for("/").query, "");
    EXPECT_EQ(request_for("/?").path, "/");
}

TEST(RequestReading, AnInvalidAddressHasNoPath) {
    for (const char* target :
         {"", "*", "api", "http://elsewhere/", "/a b", "/%zz", "/a#b", "/\x80"})
        EXPECT_EQ(request_for(target).path, "") << target;
}

std::string client_behind(const std::string& peer, const std::string& forwarded) {
    HttpRequest message(http::verb::get, "/", 11);
    message.set("X-Forwarded-For", forwarded);
    const Proxies proxies({"10.0.0.0/8", "192.0.2.9", "fd00::/8"});
    return request_from(message, net::ip::make_address(peer), proxies).address;
}

TEST(RequestReading, OnlyTrustedProxiesAreBelieved) {
    EXPECT_EQ(client_behind("10.1.2.3", "203.0.113.1"), "203.0.113.1");
    EXPECT_EQ(client_behind("::ffff:10.1.2.3", "203.0.113.1"), "203.0.113.1");
    EXPECT_EQ(client_behind("fd12::1", "203.0.113.1"), "203.0.113.1");
    for (const std::string stranger : {"11.0.0.1", "192.0.2.8"})
        EXPECT_EQ(client_behind(stranger, "203.0.113.1"), stranger);
    EXPECT_EQ(client_behind("fc00::1", "203.0.113.1"), "fc00::/64");
}

TEST(RequestReading, ProxiesBehindProxiesArePassed) {
    EXPECT_EQ(client_behind("10.0.0.1", "198.51.100.7, 203.0.113.1 , 192.0.2.9"), "203.0.113.1");
    // Stops before the part that the client itself wrote.
    EXPECT_EQ(client_behind("10.0.0.1", "10.0.0.2, 203.0.113.1"), "203.0.113.1");
    EXPECT_EQ(client_behind("10.0.0.1", "nonsense"), "10.0.0.1");
    EXPECT_EQ(client_behind("10.0.0.1", ""), "10.0.0.1");
}

TEST(RequestReading, NetworksOfProxies) {
    const auto contains = [](const std::string& network, const std::string& address) {
        return Proxies({network}).contain(net::ip::make_address(address));
    };
    EXPECT_TRUE(contains("0.0.0.0/0", "8.8.8.8"));
    EXPECT_FALSE(contains("0.0.0.0/0", "::1"));
    EXPECT_TRUE(contains("172.16.0.0/12", "172.31.255.255"));
    EXPECT_FALSE(contains("172.16.0.0/12", "172.32.0.0"));
    EXPECT_TRUE(contains("2001:db8::/33", "2001:db8:7fff::1"));
    EXPECT_FALSE(contains("2001:db8::/33", "2001:db8:8000::1"));
    for (const std::string text : {"", "here", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "::/129"})
        EXPECT_THROW(Proxies({text}), std::invalid_argument) << text;
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
