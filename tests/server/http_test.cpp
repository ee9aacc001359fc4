// The HTTP side of a real server: what it serves, and what it refuses.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "journal/databases.h"
#include "online/web_socket.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Http : public ::testing::Test {
protected:
    std::string cookie() {
        const std::string answer = http_post(server.port(), "/api/guest", R"({"name":"Ann"})");
        const std::size_t at = answer.find("bornes=");
        return "Cookie: " + answer.substr(at, answer.find(';', at) - at) + "\r\n";
    }
    TemporaryFolder folder;
    ServerProcess server{"sqlite:" + folder.file("db")};
};

TEST_F(Http, HealthAndMetrics) {
    EXPECT_THAT(http_get(server.port(), "/healthz"), HasSubstr(R"({"status":"ok"})"));
    EXPECT_THAT(http_get(server.port(), "/metrics"), HasSubstr("bornes_journal_rows_total 0"));
    // Behind a proxy, the request comes from another client.
    EXPECT_THAT(http_get(server.port(), "/metrics", "X-Forwarded-For: 203.0.113.9\r\n"),
                StartsWith("HTTP/1.1 404"));
}

TEST_F(Http, SaysWhichProtocolItSpeaksAndWhereOthersReachIt) {
    EXPECT_THAT(http_get(server.port(), "/api/server"),
                HasSubstr(R"({"protocol":2,"publicUrl":null})"));
    const ServerProcess known{"sqlite:" + folder.file("known"),
                              {"--public-url", "https://play.example.org"}};
    EXPECT_THAT(http_get(known.port(), "/api/server"),
                HasSubstr(R"("publicUrl":"https://play.example.org")"));
}

TEST_F(Http, GuestsGetATokenThatPagesCannotRead) {
    const std::string answer = http_post(server.port(), "/api/guest", R"({"name":" Ann "})");
    EXPECT_THAT(answer, HasSubstr(R"({"name":"Ann"})"));
    EXPECT_THAT(answer, HasSubstr("HttpOnly; SameSite=Lax"));
    EXPECT_THAT(http_get(server.port(), "/api/guest"), StartsWith("HTTP/1.1 401"));
    EXPECT_THAT(http_get(server.port(), "/api/guest", cookie()), HasSubstr(R"({"name":"Ann"})"));
    for (const char* name : {"", "   ", "a name that is much too long for a seat", "bell\\u0007"})
        EXPECT_THAT(http_post(server.port(), "/api/guest", fmt::format(R"({{"name":"{}"}})", name)),
                    StartsWith("HTTP/1.1 400"))
            << name;
}

TEST_F(Http, TablesAreMadeByGuestsAndFoundByTheirId) {
    EXPECT_THAT(http_post(server.port(), "/api/tables", "{}"), StartsWith("HTTP/1.1 401"));
    const std::string who = cookie();
    const std::string made = http_post(server.port(), "/api/tables", R"({"public":true})", who);
    ASSERT_THAT(made, StartsWith("HTTP/1.1 201"));
    const std::string id = made.substr(made.find("\"id\":\"") + 6, 22);
    EXPECT_THAT(http_get(server.port(), "/api/tables/" + id), HasSubstr(R"("phase":"open")"));
    EXPECT_THAT(http_get(server.port(), "/api/lobby"), Not(HasSubstr(id))) << "nobody is there";
    EXPECT_THAT(http_get(server.port(), "/api/tables/aaaaaaaaaaaaaaaaaaaaaa"),
                StartsWith("HTTP/1.1 404"));
    const std::string hidden = http_post(server.port(), "/api/tables", "{}", who);
    EXPECT_THAT(http_get(server.port(), "/api/lobby"),
                Not(HasSubstr(hidden.substr(hidden.find("\"id\":\"") + 6, 22))));
    for (const char* options :
         {"[]", R"({"players":7})", R"({"clock":17})", R"({"rules":"chess"})",
          R"({"colour":"red"})", R"({"players":5})", R"({"bots":[{"seat":3,"level":"casual"}]})"})
        EXPECT_THAT(http_post(server.port(), "/api/tables", options, who),
                    StartsWith("HTTP/1.1 400"))
            << options;
}

TEST_F(Http, RefusesForeignPagesAndOtherTypesThanJson) {
    EXPECT_THAT(http_post(server.port(), "/api/guest", R"({"name":"Ann"})",
                          "Origin: http://elsewhere.example\r\n"),
                StartsWith("HTTP/1.1 403"));
    EXPECT_THAT(
        http(server.port(),
             "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: "
             "text/plain\r\n"
             "Content-Length: 14\r\n\r\n{\"name\":\"Ann\"}"),
        StartsWith("HTTP/1.1 415"));
    EXPECT_THAT(http_get(server.port(), "/api/tables/aaaaaaaaaaaaaaaaaaaaaa/socket",
                         "Origin: http://elsewhere.example\r\nConnection: upgrade\r\n"
                         "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                         "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"),
                StartsWith("HTTP/1.1 403"));
}

TEST_F(Http, RefusesLargeOrMalformedRequestsAndContinues) {
    EXPECT_THAT(http_post(server.port(), "/api/guest", std::string(100'000, 'x')),
                StartsWith("HTTP/1.1 413"));
    http(server.port(), std::string(100'000, 'x'));
    http(server.port(), "GET / HTTP/1.0\r\n" + std::string(50'000, 'h') + ": 1\r\n\r\n");
    http(server.port(), std::string("\0\1\2\3 \r\n\r\n", 9));
    EXPECT_THAT(http_get(server.port(), "/healthz"), HasSubstr("ok"));
}

TEST_F(Http, AFloodIsTurnedAway) {
    std::string last;
    for (int i = 0; i < 100 && !last.starts_with("HTTP/1.1 429"); ++i)
        last = http_get(server.port(), "/api/lobby");
    EXPECT_THAT(last, StartsWith("HTTP/1.1 429"));
    EXPECT_THAT(last, HasSubstr("Retry-After"));
}

class BehindProxy : public ::testing::Test {
protected:
    // Whether the server refuses a client with these headers at some point. {} becomes a number.
    bool turned_away(const std::string& headers) { return turned_away(headers, headers); }
    bool turned_away(const std::string& headers, const std::string& every_other_time) {
        for (int i = 1; i < 100; ++i) {
            const auto now = fmt::runtime(i % 2 == 0 ? headers : every_other_time);
            if (http_get(server.port(), "/api/lobby", fmt::format(now, i))
                    .starts_with("HTTP/1.1 429"))
                return true;
        }
        return false;
    }
    TemporaryFolder folder;
    ServerProcess server{"sqlite:" + folder.file("db"), {"--trusted-proxy", "::ffff:127.0.0.1"}};
};

TEST_F(BehindProxy, ClientsAreToldApart) {
    EXPECT_FALSE(turned_away("X-Forwarded-For: 203.0.113.{}\r\n"));
}

TEST_F(BehindProxy, WhatTheClientClaimsDoesNotCount) {
    EXPECT_TRUE(turned_away("X-Forwarded-For: 198.51.100.{}, 203.0.113.9\r\n"));
    EXPECT_TRUE(
        turned_away("X-Forwarded-For: 198.51.100.{}\r\nX-Forwarded-For: ::ffff:203.0.113.7\r\n"));
}

TEST_F(BehindProxy, AnAddressIsTheSameInIpv6) {
    EXPECT_FALSE(
        turned_away("X-Forwarded-For: 203.0.113.3\r\n", "X-Forwarded-For: 203.0.113.4\r\n"));
    EXPECT_TRUE(
        turned_away("X-Forwarded-For: 203.0.113.5\r\n", "X-Forwarded-For: ::ffff:203.0.113.5\r\n"));
}

// The connections of the proxy serve one client after another. Each request counts for its own
// client.
TEST_F(BehindProxy, RequestsCountForTheirOwnClient) {
    const std::string table = new_table(server.port(), new_guest(server.port(), "Ann"), "{}");
    const auto ask = [](const Socket& socket, const std::string& path, const char* client) {
        const bool upgrade = path.find("/socket") != std::string::npos;
        socket.send(
            fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {}\r\n"
                        "Connection: {}\r\nUpgrade: websocket\r\n"
                        "Sec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
                        path, client, upgrade ? "upgrade" : "keep-alive"));
        std::string answer;
        while (!(upgrade ? answer.find("\r\n\r\n") != std::string::npos : answer.ends_with('}')) &&
               socket.receive(answer)) {
        }
        return answer;
    };
    std::vector<Socket> sockets;
    for (int i = 0; i < 100; ++i) {
        sockets.push_back(Socket::connect(server.port()));
        EXPECT_THAT(ask(sockets.back(), "/healthz", "203.0.113.1"), StartsWith("HTTP/1.1 200"));
        EXPECT_THAT(
            ask(sockets.back(), "/api/tables/" + table + "/socket?protocol=2", "203.0.113.2"),
            StartsWith("HTTP/1.1 101"));
        if (i >= 50) std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    const Socket next = Socket::connect(server.port());
    EXPECT_THAT(ask(next, "/healthz", "203.0.113.1"), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(ask(next, "/healthz", "203.0.113.2"), StartsWith("HTTP/1.1 429"));
    EXPECT_THAT(ask(next, "/healthz", "203.0.113.1"), StartsWith("HTTP/1.1 200"));
}

TEST_F(Http, EveryAnswerHasStrictSecurityHeaders) {
    for (const char* path : {"/healthz", "/", "/api/nothing"}) {
        const std::string answer = http_get(server.port(), path);
        EXPECT_THAT(answer, HasSubstr("Content-Security-Policy: default-src 'none'")) << path;
        EXPECT_THAT(answer, HasSubstr("X-Content-Type-Options: nosniff")) << path;
    }
}

TEST(Listening, AtSeveralPlacesAndAtNames) {
    const TemporaryFolder folder;
    const std::uint16_t second = Socket::listen().port();
    const ServerProcess server("sqlite:" + folder.file("db"),
                               {"--listen", fmt::format("localhost:{}", second)});
    for (const std::uint16_t port : {server.port(), second})
        EXPECT_THAT(http_get(port, "/healthz"), StartsWith("HTTP/1.1 200")) << port;
}

TEST_F(Http, StopsWhenAsked) { EXPECT_EQ(server.stop(), 0); }

}  // namespace
}  // namespace bornes::tests
