// Strict HTTP, tested at a real server.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <thread>

#include "server/client.h"
#include "server/with_server.h"

namespace bornes::tests {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Strict : public WithServer {
protected:
    std::string get(const std::string& headers, const char* path = "/healthz") const {
        return http(server->port(),
                    fmt::format("GET {} HTTP/1.1\r\n{}Connection: close\r\n\r\n", path, headers));
    }
};

TEST_F(Strict, AnswersToItsOwnNamesOnly) {
    start({"--allow-host", "bornes.lan", "--public-url", "https://play.example.org"});
    for (const char* host : {"localhost", "127.0.0.1:1", "bornes.lan:80", "play.example.org"})
        EXPECT_THAT(get(fmt::format("Host: {}\r\n", host)), StartsWith("HTTP/1.1 200")) << host;
    for (const char* path : {"/", "/healthz", "/api/lobby"}) {
        const std::string refusal = get("Host: evil.example\r\n", path);
        EXPECT_THAT(refusal, StartsWith("HTTP/1.1 421")) << path;
        EXPECT_THAT(refusal, HasSubstr("--allow-host")) << path;
    }
    EXPECT_THAT(get(""), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(get("Host: localhost\r\nHost: evil.example\r\n"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(http(server->port(), "GET /healthz HTTP/1.0\r\n\r\n"), HasSubstr(" 400 "));
}

// The bytes after these headers could be read as another request, or as the body of this one.
TEST_F(Strict, RefusesWhatAProxyMightReadDifferently) {
    start();
    const std::string next = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const auto refused = [&](const std::string& headers, int status, const std::string& body = "") {
        const std::string answer =
            http(server->port(), fmt::format("POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"
                                             "Content-Type: application/json\r\n{}\r\n{}{}",
                                             headers, body, next));
        EXPECT_THAT(answer, StartsWith(fmt::format("HTTP/1.1 {}", status))) << headers;
        EXPECT_THAT(answer, Not(HasSubstr("\"status\":\"ok\""))) << headers;
    };
    refused("Transfer-Encoding: gzip\r\n", 501);
    refused("Transfer-Encoding: identity\r\n", 501);
    refused("Transfer-Encoding: gzip, chunked\r\n", 501, "0\r\n\r\n");
    refused("X-One: a\r\n b\r\n", 400);
    refused("X-One:\r\n\tb\r\n", 400);
}

TEST_F(Strict, CookiesBelongToThisHostUnderHttps) {
    start({"--public-url", "https://play.example.org"});
    const auto ask = [&](const std::string& rest) {
        return http(server->port(), fmt::format("{} HTTP/1.1\r\nHost: play.example.org\r\n"
                                                "Connection: close\r\n",
                                                rest.substr(0, rest.find('\n'))) +
                                        rest.substr(rest.find('\n') + 1));
    };
    const auto name = [&](const std::string& text, const std::string& headers) {
        return ask(
            fmt::format("POST /api/guest\nContent-Type: application/json\r\n"
                        "Content-Length: {}\r\n{}\r\n{}",
                        text.size(), headers, text));
    };
    const auto guest = [&](const std::string& cookie) {
        return ask("GET /api/guest\nCookie: " + cookie + "\r\n\r\n");
    };
    const std::string made = name(R"({"name":"Ann"})", "");
    ASSERT_THAT(made, HasSubstr("Set-Cookie: __Host-bornes="));
    const std::size_t at = made.find("__Host-bornes=") + 14;
    const std::string token = made.substr(at, made.find(';', at) - at);
    const std::string known = guest("__Host-bornes=" + token);
    EXPECT_THAT(known, HasSubstr("Ann"));
    EXPECT_THAT(known, Not(HasSubstr("Set-Cookie")));
    // With a cookie from before: the same guest, with the new cookie instead.
    const std::string old = guest("bornes=" + token);
    EXPECT_THAT(old, HasSubstr("Ann"));
    EXPECT_THAT(old, HasSubstr("Set-Cookie: __Host-bornes=" + token));
    EXPECT_THAT(old, HasSubstr("Set-Cookie: bornes=; "));
    EXPECT_THAT(name(R"({"name":"Bea"})", "Cookie: bornes=" + token + "\r\n"),
                HasSubstr("Set-Cookie: __Host-bornes=" + token));
    EXPECT_THAT(guest("bornes=nobody"), Not(HasSubstr("Set-Cookie")));
}

TEST_F(Strict, ATrustedProxyStatesTheScheme) {
    start({"--trusted-proxy", "127.0.0.1", "--allow-host", "play.example.org"});
    const auto status = [&](const char* origin, const char* scheme) {
        return http(server->port(),
                    fmt::format("GET /healthz HTTP/1.1\r\nHost: play.example.org\r\n"
                                "X-Forwarded-Proto: {}\r\nOrigin: {}\r\n"
                                "Connection: close\r\n\r\n",
                                scheme, origin))
            .substr(9, 3);
    };
    EXPECT_EQ(status("https://play.example.org", "https"), "200");
    EXPECT_EQ(status("http://play.example.org", "https"), "403");
    EXPECT_EQ(status("http://play.example.org", "http"), "200");
    EXPECT_THAT(http_post(server->port(), "/api/guest", R"({"name":"Ann"})",
                          "X-Forwarded-Proto: https\r\n"),
                HasSubstr("__Host-bornes="));
}

TEST_F(Strict, NamesThatShowNothingAreRefused) {
    start();
    for (const char* name : {" ", "\u00a0", "\u200d", "\u3000\u2003", "\ufe0f", "\u034f", "\uffa0",
                             "\u2800", "\u3164", "\u200b", "\U000e0101\u200d", "\u0301", "\ufff0",
                             "\U0001bca0", "\U000e0080", "\U0001d159", "\u0378", "\ue000"})
        EXPECT_THAT(
            http_post(server->port(), "/api/guest", fmt::format(R"({{"name":"{}"}})", name)),
            StartsWith("HTTP/1.1 400"))
            << name;
    for (const char* name : {"A", "👩\u200d🚀", "❤\ufe0f", "é", "李 雷", "."})
        EXPECT_THAT(
            http_post(server->port(), "/api/guest", fmt::format(R"({{"name":"{}"}})", name)),
            StartsWith("HTTP/1.1 200"))
            << name;
}

TEST_F(Strict, FragmentsAreLimitedLikeCommands) {
    start();
    const std::string token = new_guest(server->port(), "Mallory");
    const std::string table = new_table(server->port(), token, "{}");
    Client whole(server->port(), table, token);
    whole.receive();
    // A message in a few fragments is accepted.
    whole.send_frame(0x01, R"({"id":"a1",)");
    whole.send_frame(0x00, R"("do":"sit",)");
    whole.send_frame(0x80, R"("seat":1})");
    EXPECT_THAT(whole.until("\"a1\""), HasSubstr("\"ok\":true"));
    Client cut(server->port(), table, token);
    cut.send_frame(0x01, "{");
    for (int i = 0; i < 200; ++i) cut.send_frame(0x00, " ");
    EXPECT_EQ(cut.close_code(), 1008);
}

// Empty fragments carry nothing and are not passed to the program. They are still read as slowly as
// everything else.
TEST_F(Strict, EmptyFragmentsAreNotReadFasterThanCommands) {
    start();
    const std::string token = new_guest(server->port(), "Mallory");
    const std::string table = new_table(server->port(), token, "{}");
    Client flood(server->port(), table, token);
    flood.send_frame(0x01, "{");
    std::string empties;
    for (int i = 0; i < 2000; ++i) empties.append("\x00\x80\x01\x02\x03\x04", 6);
    const auto end = std::chrono::steady_clock::now() + seconds(3);
    std::size_t sent = 0;
    // The buffers of both sockets take some megabytes. After that, only what is read can be sent.
    while (std::chrono::steady_clock::now() < end) {
        const std::size_t at = sent % empties.size();
        const ssize_t now = ::send(flood.descriptor(), empties.data() + at, empties.size() - at,
                                   MSG_DONTWAIT | MSG_NOSIGNAL);
        if (now > 0)
            sent += static_cast<std::size_t>(now);
        else
            std::this_thread::sleep_for(milliseconds(10));
    }
    EXPECT_LT(sent, 16U << 20U);
    EXPECT_THAT(http_get(server->port(), "/healthz"), StartsWith("HTTP/1.1 200"));
}

}  // namespace
}  // namespace bornes::tests
