// Lets another thread wake a thread that waits for input.
#pragma once

#include "platform/descriptor.h"

namespace bornes::platform {

class Bell {
public:
    // Throws std::runtime_error if the process cannot open more files.
    Bell();

    // May be called from any thread. If nobody waits, the next wait ends at once.
    void ring() const;
    // Call this before you look at what happened, so that later events ring again.
    void silence() const;

    enum class Woken { input, bell, nothing };
    // Waits until the descriptor can be read or the bell (if there is one) has rung, for at most
    // `ms` milliseconds. A negative `ms` means no limit. A signal ends the wait with `nothing`. A
    // negative descriptor is never ready.
    static Woken wait(int descriptor, const Bell* bell, int ms);

private:
    Descriptor event_;
};

}  // namespace bornes::platform
