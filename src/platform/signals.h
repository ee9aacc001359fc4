// Signals that end a program: noted when they come, acted upon where it is safe.
#pragma once

#include <atomic>
#include <csignal>

namespace bornes::platform {

// While one exists, SIGINT, SIGTERM and SIGHUP are noted, and calls that wait are interrupted. When
// it ends, a signal that was noted takes the effect that it would have had. One at a time.
class SignalWatch {
public:
    SignalWatch();
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    // The signal that came, 0 if none did.
    static int caught();
};

// While one exists, SIGINT, SIGTERM and SIGHUP wait, in this thread.
class SignalsHeld {
public:
    SignalsHeld();
    ~SignalsHeld();
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;

private:
    sigset_t before_{};
};

// From now on the first SIGINT or SIGTERM sets the flag, so that a long command can keep what it
// has and end; a second one ends the program.
std::atomic<bool>& flag_of_interrupts();

// From now on a write to a pipe that nobody reads fails with EPIPE.
void ignore_broken_pipes();
// From now on a write to a file that may not grow fails with EFBIG, like one to a full disk.
void ignore_file_size_limits();

}  // namespace bornes::platform
