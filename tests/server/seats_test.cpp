// A seat moves to another device of its player, at a real server.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "journal/databases.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

class SeatOnOtherDevice : public ::testing::Test {
protected:
    std::string post(const std::string& what, const std::string& token, const std::string& body) {
        return http_post(server.port(), "/api/tables/" + table + what, body,
                         "Authorization: Bearer " + token + "\r\n");
    }
    std::string code() {
        const std::string answer = post("/code", anns, "{}");
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 201"));
        const std::size_t at = answer.find("\"code\":\"");
        return answer.substr(at + 8, 11);
    }
    std::string take(const std::string& code, const std::string& token) {
        return post("/seat", token, fmt::format(R"({{"code":"{}"}})", code));
    }

    TemporaryFolder folder;
    ServerProcess server{"sqlite:" + folder.file("db")};
    std::string anns = new_guest(server.port(), "Ann");
    std::string phones = new_guest(server.port(), "?");
    std::string table = new_table(server.port(), anns, "{}");
    Client ann{server.port(), table, anns};
};

TEST_F(SeatOnOtherDevice, IsTakenByPostOnce) {
    EXPECT_THAT(post("/code", anns, "{}"), StartsWith("HTTP/1.1 403")) << "no seat yet";
    ann.order("a1", "sit", "\"seat\":1");
    const std::string given = code();
    EXPECT_THAT(given, MatchesRegex("[0-9A-Z]{5}-[0-9A-Z]{5}"));
    // A GET does not use up the code.
    const std::string path = "/api/tables/" + table + "/seat?code=" + given;
    EXPECT_THAT(http_get(server.port(), path, "Authorization: Bearer " + phones + "\r\n"),
                StartsWith("HTTP/1.1 404"));
    EXPECT_THAT(take(given, "nobody"), StartsWith("HTTP/1.1 401"));
    EXPECT_THAT(take(given, anns), HasSubstr("already-seated"));
    Client phone(server.port(), table, phones);
    EXPECT_THAT(phone.receive(), HasSubstr("\"you\":null"));
    EXPECT_THAT(take(given, phones), HasSubstr(R"({"seat":1,"name":"Ann"})"));
    EXPECT_THAT(phone.until("\"you\":1"), HasSubstr(R"("host":true)"));
    EXPECT_THAT(ann.until("\"device\":1"), HasSubstr("\"you\":null"));
    EXPECT_THAT(take(given, anns), HasSubstr("wrong-code"));
}

TEST_F(SeatOnOtherDevice, IsRefusedAfterFiveWrongCodes) {
    ann.order("a1", "sit", "\"seat\":1");
    const std::string given = code();
    for (int i = 0; i < 5; ++i)
        EXPECT_THAT(take("00000-0000" + std::to_string(i), phones), StartsWith("HTTP/1.1 403"));
    EXPECT_THAT(take(given, phones), HasSubstr("wrong-code"));
    EXPECT_THAT(take(code(), phones), StartsWith("HTTP/1.1 200")) << "a new one works";
}

TEST_F(SeatOnOtherDevice, NeedsABodyAndATable) {
    ann.order("a1", "sit", "\"seat\":1");
    EXPECT_THAT(post("/seat", phones, "{}"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(post("/seat", phones, "[]"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(post("/other", phones, "{}"), StartsWith("HTTP/1.1 404"));
    table = std::string(22, 'x');
    EXPECT_THAT(take("AAAAA-AAAAA", phones), StartsWith("HTTP/1.1 404"));
}

// The database does not contain the code.
TEST_F(SeatOnOtherDevice, IsKeptAsAHash) {
    ann.order("a1", "sit", "\"seat\":1");
    const std::string given = code();
    const std::string plain = given.substr(0, 5) + given.substr(6);
    for (const char* name : {"db", "db-wal"}) {
        std::ifstream file(folder.file(name), std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        EXPECT_EQ(bytes.find(given), std::string::npos);
        EXPECT_EQ(bytes.find(plain), std::string::npos);
    }
}

}  // namespace
}  // namespace bornes::tests
