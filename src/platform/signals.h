// Catches signals that end a program, so that it can end where it is safe.
#pragma once

#include <atomic>
#include <csignal>

namespace bornes::platform {

// While an object exists, SIGINT, SIGTERM and SIGHUP are noted, and they interrupt blocking calls.
// When the object ends, a noted signal takes its usual effect. Only one object may exist at a time.
class SignalWatch {
public:
    SignalWatch();
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    // The signal that came, or 0.
    static int caught();
};

// While an object exists, SIGINT, SIGTERM and SIGHUP are blocked in this thread.
class SignalsHeld {
public:
    SignalsHeld();
    ~SignalsHeld();
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;

private:
    sigset_t before_{};
};

// From now on, the first SIGINT or SIGTERM sets the flag, so that a long command can save its
// results and end. A second one ends the program.
std::atomic<bool>& flag_of_interrupts();

// From now on, writing to a pipe without a reader fails with EPIPE.
void ignore_broken_pipes();
// From now on, writing beyond the file size limit fails with EFBIG, like writing to a full disk.
void ignore_file_size_limits();

}  // namespace bornes::platform
