// Another program, which reads and writes lines.
#include "platform/child_process.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <string>

namespace bornes::platform {
namespace {

using namespace std::chrono_literals;
using Clock = ChildProcess::Clock;
using Reading = ChildProcess::Reading;

// Long enough for a loaded machine. Successful tests do not wait for it.
Clock::time_point soon() { return Clock::now() + 20s; }

TEST(ChildProcess, TakesLinesAndGivesLines) {
    ChildProcess child("cat");
    ASSERT_TRUE(child.write_line("one", soon()));
    ASSERT_TRUE(child.write_line("two\r", soon()));
    ASSERT_EQ(child.read_line(soon()), Reading::line);
    EXPECT_EQ(child.line(), "one");
    ASSERT_EQ(child.read_line(soon()), Reading::line);
    EXPECT_EQ(child.line(), "two");
    EXPECT_FALSE(child.has_more());
    EXPECT_EQ(child.read_line(Clock::now()), Reading::late);
    EXPECT_TRUE(child.alive());
    EXPECT_TRUE(child.close_and_wait(soon()));
    EXPECT_EQ(child.exit_status(), 0);
}

TEST(ChildProcess, SaysHowTheProgramEnded) {
    ChildProcess failing("exit 3");
    EXPECT_EQ(failing.read_line(soon()), Reading::ended);
    ASSERT_TRUE(failing.has_ended_by(soon()));
    EXPECT_EQ(failing.exit_status(), 3);
    EXPECT_EQ(failing.how_it_ended(), "ended with status 3");

    ChildProcess killed("kill -SEGV $$");
    ASSERT_TRUE(killed.has_ended_by(soon()));
    EXPECT_EQ(killed.exit_status(), std::nullopt);
    EXPECT_EQ(killed.how_it_ended(), "was ended by signal 11");
    EXPECT_FALSE(killed.write_line(std::string(std::size_t{1} << 20, 'x'), soon()));
}

TEST(ChildProcess, GivesUpOnALineWithoutEnd) {
    ChildProcess child("yes | tr -d '\\n'");
    EXPECT_EQ(child.read_line(soon()), Reading::endless);
}

// The children of the shell end with it, because they share its process group.
TEST(ChildProcess, EndsWithTheObject) {
    pid_t inner = 0;
    {
        ChildProcess child("sleep 1000 & echo $!; wait");
        ASSERT_EQ(child.read_line(soon()), Reading::line);
        inner = std::stoi(child.line());
        EXPECT_EQ(::kill(inner, 0), 0);
        EXPECT_FALSE(child.has_ended_by(Clock::now()));
    }
    // The process is soon gone, or waits for init to collect it. In both cases it no longer runs.
    const std::string runs = "grep -qs '^State:.[SRD]' /proc/" + std::to_string(inner) + "/status";
    const Clock::time_point until = soon();
    while (std::system(runs.c_str()) == 0 && Clock::now() < until) {
    }
    EXPECT_NE(std::system(runs.c_str()), 0);
}

}  // namespace
}  // namespace bornes::platform
