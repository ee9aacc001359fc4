// `bornes verify`: the record of a played game, and what it finds in a changed record.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <thread>

#include "cli/program.h"
#include "journal/databases.h"
#include "online/game_client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

// A server with one table, where a game has been played.
class Verify : public ::testing::Test {
protected:
    Verify() {
        const std::string ann = new_guest(server_.port(), "Ann");
        table_ =
            new_table(server_.port(), ann, R"({"players":2,"set":{"target":"200","goal":"500"}})");
        GameClient first(server_.port(), table_, ann, 1);
        GameClient second(server_.port(), table_, new_guest(server_.port(), "Bob"), 2);
        std::thread other([&] { second.play(std::chrono::minutes(1)); });
        EXPECT_TRUE(first.play(std::chrono::minutes(1)));
        other.join();
        const std::string answer = http_get(server_.port(), "/api/tables/" + table_ + "/record");
        record_ = answer.substr(answer.find("\r\n\r\n") + 4);
    }

    // The verdict about a record.
    std::string verdict(const std::string& record, const std::string& more = "", int exit = 2) {
        const test::Workshop workshop;
        workshop.write("game.bornes", record);
        const test::Outcome outcome = workshop.bornes("verify game.bornes " + more);
        EXPECT_EQ(outcome.exit, exit) << outcome.err;
        return outcome.out + outcome.err;
    }
    std::string changed(const char* pattern, const char* by) const {
        const std::string other = std::regex_replace(record_, std::regex(pattern), by,
                                                     std::regex_constants::format_first_only);
        EXPECT_NE(other, record_) << pattern;
        return other;
    }

    TemporaryFolder folder_;
    ServerProcess server_{"sqlite:" + folder_.file("db"), {"--unlimited"}};
    std::string table_;
    std::string record_;
};

TEST_F(Verify, AcceptsAFairGame) {
    EXPECT_THAT(verdict(record_, "", 0), AllOf(HasSubstr("table " + table_ + ", game 1: "),
                                               HasSubstr("dealt as committed to")));
    const test::Workshop workshop;
    const std::string host = "http://127.0.0.1:" + std::to_string(server_.port());
    for (const std::string& url : {host + "/t/" + table_, host + "/#/t/" + table_,
                                   host + "/api/tables/" + table_ + "/record?game=1"}) {
        EXPECT_THAT(workshop.bornes("verify '" + url + "'").out,
                    HasSubstr("dealt as committed to"));
        EXPECT_EQ(workshop.bornes("referee '" + url + "'").exit, 0);
        EXPECT_THAT(workshop.bornes("score '" + url + "'").out, HasSubstr("Ann"));
        EXPECT_EQ(workshop.bornes("replay --plain '" + url + "'").exit, 0);
    }
    EXPECT_EQ(workshop.bornes("verify " + host + "/t/nothing").exit, 2);
}

// Checks with a program in another language, which shares only docs/fair-deals.md with our code.
TEST_F(Verify, AgreesWithAProgramInAnotherLanguage) {
    const test::Workshop workshop;
    workshop.write("game.bornes", record_);
    const std::string program =
        "python3 " + std::filesystem::absolute("tests/online/fair_deals.py").string();
    EXPECT_THAT(workshop.shell(program + " game.bornes").out, HasSubstr("dealt as committed to"));
    workshop.write("game.bornes", changed("seat 1 Ann", "seat 1 Eve"));
    EXPECT_THAT(workshop.shell(program + " game.bornes").err, HasSubstr("hand 1: other-players"));
}

TEST_F(Verify, FindsWhatWasChanged) {
    EXPECT_THAT(verdict(changed("(tag deal-1-commit )[0-9a-f]{8}", "$01deadbeef")),
                HasSubstr("hand 1: the seed and the terms are not those that were committed to"));
    EXPECT_THAT(verdict(changed("seed [0-9a-f]{8}", "seed deadbeef")), HasSubstr("hand 1: "));
    EXPECT_THAT(verdict(changed("attempt 1 dealer", "attempt 2 dealer")),
                HasSubstr("hand 1: attempt 1 is not shown"));
    EXPECT_THAT(verdict(changed("tag table .", "tag table !")),
                HasSubstr("hand 1: it does not follow the hands before it"));
    EXPECT_THAT(verdict(changed("set goal 500", "set goal 1000")), HasSubstr("hand 1: "));
    EXPECT_THAT(verdict(changed("seat 1 Ann", "seat 1 Eve")),
                HasSubstr("other players were committed to"));
    EXPECT_THAT(verdict(changed("tag deal-1 [^\n]*\n", "")),
                HasSubstr("hand 1: the record does not say how it was dealt"));
    EXPECT_THAT(verdict(changed("tag deal-1 version 2 game 1", "tag deal-1 version 2 game 557")),
                HasSubstr("hand 1: it was not dealt as a hand of the record's game"));
    EXPECT_THAT(verdict(changed("tag game [^\n]*\n", "")),
                HasSubstr("the record names no table and game"));
}

TEST_F(Verify, ChecksTheCommitmentThatAPlayerWasShown) {
    std::smatch commit;
    ASSERT_TRUE(std::regex_search(record_, commit, std::regex("deal-1-commit ([0-9a-f]{64})")));
    EXPECT_THAT(verdict(record_, "--commit " + commit[1].str(), 0), HasSubstr("as committed to"));
    EXPECT_THAT(verdict(record_, "--commit " + std::string(64, '0')),
                HasSubstr("hand 1: the server showed"));
    EXPECT_THAT(verdict(record_, "--commit zz"), HasSubstr("`zz` is not 64 hex digits"));
}

TEST_F(Verify, ChecksTheHeadThatAPlayerWasShown) {
    std::smatch head;
    ASSERT_TRUE(std::regex_search(record_, head, std::regex("deal-1-head ([0-9a-f]{64})")));
    EXPECT_THAT(verdict(record_, "--head " + head[1].str(), 0), HasSubstr("as committed to"));
    EXPECT_THAT(verdict(record_, "--head " + std::string(64, '0')),
                HasSubstr("this is not the game that was played"));
}

TEST_F(Verify, ARecordWithoutHandsIsNotVerified) {
    const std::string header = record_.substr(0, record_.find("\nhand 1") + 1);
    const std::string empty = std::regex_replace(header, std::regex("tag deal-[^\n]*\n"), "");
    EXPECT_THAT(verdict(empty), HasSubstr("nothing was verified: no hand of the record"));
    EXPECT_THAT(verdict(header), HasSubstr("nothing was verified: no hand of the record"));
}

}  // namespace
}  // namespace bornes::tests
