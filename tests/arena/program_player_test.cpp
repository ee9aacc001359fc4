// Programs in a seat: good ones, and every kind of bad one.
#include "arena/program_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "support/table.h"

namespace bornes::test {
namespace {

using arena::FaultKind;
using arena::ProgramPlayer;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

// A busy machine may take a while to start a shell. Only tests of late programs need a short
// deadline.
constexpr int kDeadlineMs = 10000;
constexpr int kShortDeadlineMs = 1000;

// A bot as a shell script: says that it is ready, then runs `does` for every line.
std::string bot_that(const std::string& does) {
    return R"(read hello; echo '{"type":"ready","name":"sh","version":"1","events":false}'; )"
           "while read line; do " +
           does + "; done";
}
const char* const kDiscard = R"(case $line in *\"quit\"*) exit;; *\"act\"*) )"
                             R"(echo '{"type":"action","action":"discard 25"}';; esac)";

std::string text_of(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Programs : public testing::Test {
protected:
    ProgramPlayer start(const std::string& command, int deadline_ms = kDeadlineMs) {
        const protocol::Hello hello{{position_.board.rules, {}}, 0, 1};
        return ProgramPlayer(command, hello, deadline_ms,
                             [this](FaultKind kind, const std::string& why) {
                                 faults_.push_back(kind);
                                 reasons_ += why + "\n";
                             });
    }
    arena::Move ask(ProgramPlayer& player) {
        ActionList legal;
        legal_actions(position_, legal);
        return player.move(view(position_, 0), legal);
    }

    const Table position_ = table("parker-1988, players 2", "seat 1: 25 50");
    std::vector<FaultKind> faults_;
    std::string reasons_;
};

TEST_F(Programs, PlayAndEnd) {
    {
        ProgramPlayer player = start(bot_that(kDiscard));
        for (int i = 0; i < 3; ++i) {
            const arena::Move move = ask(player);
            EXPECT_FALSE(move.fault);
            EXPECT_EQ(move.action, Action::discard(Card::km25));
        }
    }
    EXPECT_THAT(faults_, IsEmpty()) << reasons_;
}

TEST_F(Programs, GetEventsUnlessTheyDecline) {
    const std::string log = testing::TempDir() + "bornes_events_" + std::to_string(getpid());
    for (const bool wanted : {true, false}) {
        const std::string ready =
            wanted ? R"({"type":"ready"})" : R"({"type":"ready","events":false})";
        {
            ProgramPlayer player = start("read hello; echo '" + ready + "'; cat >" + log);
            player.saw(1, Action::play(Card::roll));
            player.hand_is_over(position_.board);
            player.quit();
        }
        const std::string heard = text_of(log);
        const auto event = heard.find(R"({"type":"event","seat":2,"action":"play roll"})");
        EXPECT_EQ(event == std::string::npos, !wanted) << heard;
        EXPECT_THAT(heard, testing::HasSubstr("hand-over"));
        EXPECT_TRUE(heard.ends_with("{\"type\":\"quit\"}\n"));
    }
    std::remove(log.c_str());
    EXPECT_THAT(faults_, IsEmpty()) << reasons_;
}

// No game can be played with these programs, so no player is made.
TEST_F(Programs, ThatDoNotStartMakeNoPlayer) {
    for (const auto& [command, why] :
         {std::pair{"exec /no/such/program 2>/dev/null",
                    "could not be started: there is no such program (status 127)"},
          std::pair{"exec /dev/null 2>/dev/null",
                    "could not be started: it is not executable (status 126)"},
          std::pair{"exit 3", "ended with status 3 before saying `ready`"},
          std::pair{"kill -9 $$", "was ended by signal 9 before saying `ready`"},
          std::pair{"exec >&-; sleep 60", "closed its standard output before saying `ready`"},
          std::pair{"echo hello; sleep 60",
                    "did not answer `hello` with `ready`: `hello` is not JSON"},
          std::pair{R"(echo '{"type":"action"}')", "\"type\" is `action`"},
          std::pair{"yes x | tr -d '\\n'", "answered `hello` with a line without end"}}) {
        try {
            start(command);
            ADD_FAILURE() << command;
        } catch (const arena::NotStarted& fault) {
            EXPECT_THAT(fault.what(), testing::StartsWith("`" + std::string(command) + "` "));
            EXPECT_THAT(fault.what(), testing::HasSubstr(why));
        }
    }
    EXPECT_THAT(faults_, IsEmpty()) << reasons_;
}

TEST_F(Programs, ThatSayNonsenseAreToldAndContinue) {
    const std::string log = testing::TempDir() + "bornes_errors_" + std::to_string(getpid());
    for (const auto& [says, kind] :
         {std::pair{"discard 25", FaultKind::not_json},
          std::pair{R"({"action":"discard 25"})", FaultKind::not_an_action},
          std::pair{R"({"type":"action","action":"sing"})", FaultKind::not_an_action},
          std::pair{R"({"type":"action","action":"discard 200"})", FaultKind::not_legal}}) {
        faults_.clear();
        reasons_.clear();
        ProgramPlayer player = start(bot_that(
            R"(echo "$line" >>)" + log + R"(; case $line in *\"quit\"*) exit;; *\"act\"*) echo ')" +
            says + "';; esac"));
        EXPECT_TRUE(ask(player).fault);
        EXPECT_THAT(faults_, ElementsAre(kind)) << reasons_;
        player.quit();
        EXPECT_THAT(text_of(log), testing::HasSubstr(R"({"type":"error","reason":)"));
        std::remove(log.c_str());
    }
}

TEST_F(Programs, ThatDieAreReportedForEveryMove) {
    ProgramPlayer player = start(bot_that("exit 1"));
    EXPECT_TRUE(ask(player).fault);
    EXPECT_TRUE(ask(player).fault);
    EXPECT_THAT(faults_, ElementsAre(FaultKind::gone, FaultKind::gone));
    EXPECT_THAT(reasons_, testing::HasSubstr("the program ended with status 1\n"));
}

TEST_F(Programs, ThatEndWithAFailureAreReported) {
    start(bot_that("exit 3")).quit();
    EXPECT_THAT(faults_, ElementsAre(FaultKind::not_ended));
    EXPECT_THAT(reasons_, testing::HasSubstr("the program ended with status 3\n"));
}

// The late answer arrives with the next question, and must not count as its answer.
TEST_F(Programs, ThatAreLateOnceAnswerTheNextQuestion) {
    ProgramPlayer player = start(
        bot_that(
            R"(case $line in *\"act\"*) if [ -z "$slept" ]; then slept=1; sleep 1.3; )"
            R"(echo '{"type":"action","action":"discard 25"}'; )"
            R"(else echo '{"type":"action","action":"discard 50"}'; fi;; *\"quit\"*) exit;; esac)"),
        kShortDeadlineMs);
    EXPECT_TRUE(ask(player).fault);
    const arena::Move next = ask(player);
    EXPECT_THAT(faults_, ElementsAre(FaultKind::late)) << reasons_;
    EXPECT_EQ(next.action, Action::discard(Card::km50));
}

TEST_F(Programs, ThatHangAreEnded) {
    const auto since = std::chrono::steady_clock::now();
    {
        ProgramPlayer player = start(bot_that(":"), kShortDeadlineMs / 4);
        for (int i = 0; i < 6; ++i) EXPECT_TRUE(ask(player).fault);
    }
    EXPECT_THAT(faults_, Contains(FaultKind::late).Times(3));
    EXPECT_THAT(faults_, Contains(FaultKind::gone).Times(4));
    EXPECT_LT(std::chrono::steady_clock::now() - since,
              std::chrono::milliseconds(6 * kShortDeadlineMs));
}

TEST_F(Programs, ThatIgnoreQuitAreReported) {
    start(R"(read hello; echo '{"type":"ready"}'; exec sleep 60)").quit();
    EXPECT_THAT(faults_, ElementsAre(FaultKind::not_ended));
}

TEST_F(Programs, ThatTalkTooMuchAreReported) {
    ProgramPlayer endless = start(bot_that("yes x | tr -d '\\n'"));
    EXPECT_TRUE(ask(endless).fault);
    EXPECT_THAT(faults_, ElementsAre(FaultKind::not_json)) << reasons_;
    faults_.clear();
    ProgramPlayer chatty =
        start(R"(read hello; echo '{"type":"ready"}'; echo thinking; while read line; do )" +
              std::string(kDiscard) + "; done");
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    EXPECT_FALSE(ask(chatty).fault);
    EXPECT_THAT(faults_, ElementsAre(FaultKind::unasked)) << reasons_;
    faults_.clear();
    ProgramPlayer flooding = start(R"(read hello; echo '{"type":"ready"}'; exec yes x)");
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(ask(flooding).fault);
    EXPECT_THAT(faults_, Contains(FaultKind::gone));
}

TEST(PlayerNames, AreLevelsWithABudgetOrCommands) {
    EXPECT_EQ(arena::player_from_text("master")->level, Level::master);
    EXPECT_EQ(arena::player_from_text("master@400")->budget->rollouts, 400);
    EXPECT_EQ(arena::player_from_text("master@50ms")->budget->time_ms, 50);
    EXPECT_EQ(arena::player_from_text("cmd:./bot -x")->command, "./bot -x");
    for (const char* wrong :
         {"", "cmd:", "expert", "master@", "master@0", "master@x", "master@-1ms"})
        EXPECT_FALSE(arena::player_from_text(wrong)) << wrong;
}

}  // namespace
}  // namespace bornes::test
