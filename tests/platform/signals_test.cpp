// A test whose signal could end the process runs in a process of its own.
#include "platform/signals.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace bornes::platform {
namespace {

using testing::ExitedWithCode;
using testing::KilledBySignal;

int error_of_writing_to_a_broken_pipe() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return errno;
    close(ends[0]);
    return write(ends[1], "x", 1) < 0 ? errno : 0;
}

TEST(SignalWatch, NotesASignalAndPassesItOnAtItsEnd) {
    EXPECT_EXIT(
        {
            const SignalWatch watch;
            if (SignalWatch::caught() != 0) _exit(1);
            std::raise(SIGTERM);
            if (SignalWatch::caught() != SIGTERM) _exit(2);
        },
        KilledBySignal(SIGTERM), "");
}

TEST(SignalWatch, RestoresWhatWasBefore) {
    EXPECT_EXIT(
        {
            { const SignalWatch watch; }
            std::raise(SIGINT);
        },
        KilledBySignal(SIGINT), "");
}

TEST(SignalWatch, LeavesIgnoredSignalsAlone) {
    EXPECT_EXIT(
        {
            std::signal(SIGHUP, SIG_IGN);
            const SignalWatch watch;
            std::raise(SIGHUP);
            _exit(SignalWatch::caught());
        },
        ExitedWithCode(0), "");
}

TEST(SignalsHeld, MakesASignalWait) {
    EXPECT_EXIT(
        {
            const SignalWatch watch;
            {
                const SignalsHeld held;
                std::raise(SIGINT);
                if (SignalWatch::caught() != 0) _exit(1);
            }
            _exit(SignalWatch::caught() == SIGINT ? 0 : 2);
        },
        ExitedWithCode(0), "");
}

TEST(FlagOfInterrupts, IsSetByTheFirstSignalOnly) {
    EXPECT_EXIT(
        {
            const std::atomic<bool>& interrupted = flag_of_interrupts();
            if (interrupted) _exit(1);
            std::raise(SIGINT);
            if (!interrupted) _exit(2);
            std::raise(SIGINT);
        },
        KilledBySignal(SIGINT), "");
}

TEST(BrokenPipes, AreErrorsOfTheWriteOnceIgnored) {
    EXPECT_EXIT(
        {
            ignore_broken_pipes();
            _exit(error_of_writing_to_a_broken_pipe() == EPIPE ? 0 : 1);
        },
        ExitedWithCode(0), "");
}

TEST(FileSizeLimits, DoNotEndTheProgramOnceIgnored) {
    EXPECT_EXIT(
        {
            ignore_file_size_limits();
            std::raise(SIGXFSZ);
            _exit(0);
        },
        ExitedWithCode(0), "");
}

}  // namespace
}  // namespace bornes::platform
