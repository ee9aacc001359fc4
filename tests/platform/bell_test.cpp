// Waiting for input, which another thread can end.
#include "platform/bell.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <thread>

namespace bornes::platform {
namespace {

using Woken = Bell::Woken;

struct Pipe {
    Pipe() {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
        out = Descriptor(ends[0]);
        in = Descriptor(ends[1]);
    }
    Descriptor out;
    Descriptor in;
};

TEST(Bell, IsHeardUntilItIsSilenced) {
    const Bell bell;
    EXPECT_EQ(Bell::wait(-1, &bell, 0), Woken::nothing);
    bell.ring();
    bell.ring();
    EXPECT_EQ(Bell::wait(-1, &bell, 0), Woken::bell);
    EXPECT_EQ(Bell::wait(-1, &bell, -1), Woken::bell);
    bell.silence();
    EXPECT_EQ(Bell::wait(-1, &bell, 0), Woken::nothing);
    bell.silence();  // does not wait
}

TEST(Bell, EndsAWaitFromAnotherThread) {
    const Bell bell;
    const Pipe quiet;
    std::thread other([&] { bell.ring(); });
    EXPECT_EQ(Bell::wait(quiet.out.get(), &bell, -1), Woken::bell);
    other.join();
}

TEST(Bell, ComesBeforeInput) {
    const Bell bell;
    const Pipe pipe;
    ASSERT_TRUE(write_all(pipe.in.get(), "key"));
    EXPECT_EQ(Bell::wait(pipe.out.get(), &bell, -1), Woken::input);
    EXPECT_EQ(Bell::wait(pipe.out.get(), nullptr, -1), Woken::input);
    bell.ring();
    EXPECT_EQ(Bell::wait(pipe.out.get(), &bell, -1), Woken::bell);
}

TEST(Bell, InputThatHasEndedIsInput) {
    Pipe pipe;
    pipe.in.close();
    EXPECT_EQ(Bell::wait(pipe.out.get(), nullptr, -1), Woken::input);
}

}  // namespace
}  // namespace bornes::platform
