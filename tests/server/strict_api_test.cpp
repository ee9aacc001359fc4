// Which hosts, origins and cookies a request may have, and the form of its headers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/cookies.h"
#include "server/header_scan.h"
#include "server/origins.h"
#include "server/request_reading.h"

namespace bornes::server {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Settings settings(const std::string& public_url = "") {
    Settings settings;
    settings.listen = {{"0.0.0.0", 8080}};
    settings.public_url = public_url;
    settings.allowed_hosts = {"bornes.lan"};
    return settings;
}

Request asks_for(const std::string& host, const std::string& origin = "",
                 const std::string& scheme = "") {
    Request request;
    request.host = host;
    request.origin = origin;
    request.scheme = scheme;
    request.own_address = "192.0.2.7";
    return request;
}

TEST(Hosts, AreThisMachinesAddressesAndTheNamesThatWereGiven) {
    const Origins origins(settings("https://Play.example.org:8443/x"));
    for (const char* host : {"localhost", "LOCALHOST:8080", "127.0.0.1:8080", "127.0.0.9",
                             "[::1]:8080", "192.0.2.7:80", "play.example.org",
                             "PLAY.example.org:8443", "bornes.lan", "Bornes.LAN:1"})
        EXPECT_TRUE(origins.answers_to(asks_for(host))) << host;
    for (const char* host :
         {"", "evil.example", "evil.example:8080", "192.0.2.8", "0.0.0.1", "[2001:db8::1]",
          "play.example.org.evil.example", "example.org", "u@localhost", "localhost/", "local host",
          "localhost:x", "bornes.lan.", ":8080"})
        EXPECT_FALSE(origins.answers_to(asks_for(host))) << host;
    const Response refusal = Origins::unknown_host(asks_for("evil.example"));
    EXPECT_EQ(refusal.status, 421);
    EXPECT_THAT(*refusal.body, HasSubstr("--public-url"));
    EXPECT_THAT(*refusal.body, HasSubstr("--allow-host"));
    EXPECT_THAT(*refusal.body, HasSubstr("evil.example"));
}

TEST(Pages, OfTheServerItselfMayAskWithTheirScheme) {
    const Origins plain(settings());
    EXPECT_TRUE(plain.may_ask(asks_for("localhost:8080")));
    EXPECT_TRUE(plain.may_ask(asks_for("localhost:8080", "http://localhost:8080")));
    EXPECT_TRUE(plain.may_ask(asks_for("localhost:80", "http://LOCALHOST")));
    EXPECT_FALSE(plain.may_ask(asks_for("localhost:8080", "https://localhost:8080")));
    EXPECT_FALSE(plain.may_ask(asks_for("localhost:8080", "http://localhost:8081")));
    EXPECT_FALSE(plain.may_ask(asks_for("localhost:8080", "null")));
    EXPECT_FALSE(plain.may_ask(asks_for("localhost:8080", "localhost:8080")));
}

TEST(Pages, OfThePublicAddressHaveItsScheme) {
    const Origins origins(settings("https://play.example.org"));
    const char* host = "play.example.org";
    EXPECT_TRUE(origins.may_ask(asks_for(host, "https://play.example.org")));
    EXPECT_TRUE(origins.may_ask(asks_for(host, "https://play.example.org:443")));
    EXPECT_FALSE(origins.may_ask(asks_for(host, "http://play.example.org")));
    EXPECT_FALSE(origins.may_ask(asks_for(host, "https://play.example.org:8443")));
    // A proxy that names itself, and access from the machine itself.
    EXPECT_TRUE(origins.may_ask(asks_for("127.0.0.1:8080", "https://play.example.org")));
    EXPECT_TRUE(origins.may_ask(asks_for("127.0.0.1:8080", "http://127.0.0.1:8080")));
}

TEST(Pages, AreEncryptedWhereTheyComeFromThePublicAddress) {
    const Origins origins(settings("https://play.example.org"));
    EXPECT_TRUE(origins.secure(asks_for("play.example.org")));
    EXPECT_TRUE(origins.secure(asks_for("127.0.0.1:8080", "https://play.example.org")));
    EXPECT_FALSE(origins.secure(asks_for("127.0.0.1:8080", "http://127.0.0.1:8080")));
    EXPECT_FALSE(origins.secure(asks_for("play.example.org", "", "http")));
    EXPECT_FALSE(Origins(settings("http://play.example.org")).secure(asks_for("play.example.org")));
}

TEST(Pages, HaveTheSchemeThatATrustedProxyStates) {
    const Origins origins(settings());
    const char* host = "bornes.lan";
    EXPECT_TRUE(origins.may_ask(asks_for(host, "https://bornes.lan", "https")));
    EXPECT_FALSE(origins.may_ask(asks_for(host, "http://bornes.lan", "https")));
    EXPECT_TRUE(origins.may_ask(asks_for(host, "http://bornes.lan", "http")));
    EXPECT_TRUE(origins.secure(asks_for(host, "", "https")));
    EXPECT_FALSE(origins.secure(asks_for(host, "", "http")));
    EXPECT_FALSE(origins.secure(asks_for(host)));
}

TEST(Cookies, OfThePlainNameAreReadAndReplaced) {
    EXPECT_EQ(cookie_in("a=1; bornes=T; b=2").token, "T");
    EXPECT_TRUE(cookie_in("bornes=T").plain);
    const FoundCookie both = cookie_in("bornes=old; __Host-bornes=new");
    EXPECT_EQ(both.token, "new");
    EXPECT_FALSE(both.plain);
    EXPECT_EQ(cookie_in("bornes2=T; xbornes=U; bornes").token, "");
    Response response;
    set_cookie(response, {"T"}, true);
    ASSERT_EQ(response.headers.size(), 2U);
    EXPECT_THAT(response.headers[0].second, StartsWith("__Host-bornes=T; Path=/; HttpOnly;"));
    EXPECT_THAT(response.headers[0].second, HasSubstr("; Secure"));
    EXPECT_THAT(response.headers[1].second, StartsWith("bornes=; "));
    EXPECT_THAT(response.headers[1].second, HasSubstr("Max-Age=0"));
}

HttpRequest message_with(std::initializer_list<std::pair<const char*, const char*>> headers) {
    HttpRequest message(http::verb::get, "/", 11);
    for (const auto& [name, value] : headers) message.insert(name, value);
    return message;
}

TEST(Messages, HaveOneHostAndOnlyChunkedCoding) {
    EXPECT_FALSE(refusal_of(message_with({{"Host", "localhost"}})));
    EXPECT_FALSE(
        refusal_of(message_with({{"Host", "localhost"}, {"Transfer-Encoding", "Chunked"}})));
    EXPECT_EQ(refusal_of(message_with({}))->status, 400);
    EXPECT_EQ(refusal_of(message_with({{"Host", "a"}, {"Host", "a"}}))->status, 400);
    for (const char* coding : {"gzip, chunked", "identity", "chunked, identity", "xchunked", ""})
        EXPECT_EQ(refusal_of(message_with({{"Host", "a"}, {"Transfer-Encoding", coding}}))->status,
                  501)
            << coding;
}

HeaderScan::Found look(std::string_view bytes) { return HeaderScan().look(bytes); }

TEST(Headers, FoldedOnesAreDetected) {
    using Found = HeaderScan::Found;
    EXPECT_EQ(look("GET / HTTP/1.1\r\nA: b\r\n\r\n"), Found::whole);
    EXPECT_EQ(look("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n"), Found::folded);
    EXPECT_EQ(look("GET / HTTP/1.1\r\n\tA: b\r\n\r\n"), Found::folded);
    EXPECT_EQ(look("GET / HTTP/1.1\r\nA: b\r\n\r\n body"), Found::whole);
    EXPECT_EQ(look("GET / HTTP/1.1\r\nA: b\r\n"), Found::more);
    EXPECT_EQ(look(""), Found::more);
    EXPECT_EQ(look(std::string_view("\x16\x03\x01", 3)), Found::whole);
    // The same, byte by byte.
    const std::string folded = "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n";
    HeaderScan scan;
    std::size_t size = 0;
    while (scan.look(std::string_view(folded).substr(0, size)) == Found::more) ++size;
    EXPECT_EQ(size, folded.find(" c") + 1);
    const std::string plain = "GET / HTTP/1.1\r\nA: b\r\n\r\n";
    HeaderScan other;
    for (size = 0; other.look(std::string_view(plain).substr(0, size)) == Found::more;) ++size;
    EXPECT_EQ(size, plain.size());
}

}  // namespace
}  // namespace bornes::server
