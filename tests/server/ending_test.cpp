// Signals that end the server, and what its log says at `--log-level debug`.
#include "server/ending.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <future>

#include "server/client.h"
#include "server/log.h"
#include "server/with_server.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A server that is stopping, and hangs.
[[noreturn]] void hang_after(int signals) {
    server::open_log({});
    std::promise<void> asked;
    const server::Ending ending([&asked] { asked.set_value(); }, [] {});
    ::kill(::getpid(), SIGTERM);
    asked.get_future().wait();
    for (int i = 1; i < signals; ++i) ::kill(::getpid(), SIGTERM);
    for (;;) ::pause();
}

TEST(EndingDeathTest, ASecondSignalEndsTheServerAtOnce) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EXIT(hang_after(2), ::testing::ExitedWithCode(1), "a second signal");
    // After one signal, it would have waited for this long.
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(8));
}

TEST(EndingDeathTest, AServerThatHangsEndsAllTheSame) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(hang_after(1), ::testing::ExitedWithCode(1), "something hangs");
}

// The log of a server that somebody has played at.
class DebugLog : public WithServer {
protected:
    std::string log(const std::vector<std::string>& options) {
        testing::internal::CaptureStderr();  // the server inherits it
        start(options);
        token = new_guest(port(), "Ann");
        table = new_table(port(), token, "{}");
        Client(port(), table, token).receive();
        EXPECT_EQ(server->stop(), 0);
        return testing::internal::GetCapturedStderr();
    }
    std::string token;
    std::string table;
};

TEST_F(DebugLog, TellsRequestsAndTablesButNoSecrets) {
    const std::string told = log({"--log-level", "debug"});
    EXPECT_THAT(told, HasSubstr("debug: POST /api/guest from 127.0.0.1"));
    EXPECT_THAT(told, HasSubstr(fmt::format("debug: table {} was loaded: 0 rows", table)));
    EXPECT_THAT(told, Not(HasSubstr(token)));
}

TEST_F(DebugLog, IsNotWrittenByDefault) {
    const std::string told = log({});
    EXPECT_THAT(told, HasSubstr("info: stopping"));
    EXPECT_THAT(told, Not(HasSubstr("debug: ")));
}

}  // namespace
}  // namespace bornes::tests
