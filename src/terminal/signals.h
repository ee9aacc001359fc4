// Signals that end a game: noted when they come, acted upon where it is safe.
#pragma once

namespace bornes::terminal {

// While one is there, SIGINT, SIGTERM and SIGHUP are noted, and calls that wait are interrupted. At
// its end a signal that was noted takes the effect that it would have had.
class SignalWatch {
public:
    SignalWatch();
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    // The signal that came, 0 if none did.
    static int caught();
};

}  // namespace bornes::terminal
