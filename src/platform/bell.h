// Rung by another thread to wake whoever waits for input: something has happened.
#pragma once

#include "platform/descriptor.h"

namespace bornes::platform {

class Bell {
public:
    // Throws std::runtime_error if no more files can be opened.
    Bell();

    // From any thread, also while nobody waits: the next wait ends at once.
    void ring() const;
    // Before looking at what happened, so that what happens meanwhile rings again.
    void silence() const;

    enum class Woken { input, bell, nothing };
    // Waits until the descriptor can be read or the bell (if there is one) has rung, but not for
    // longer than `ms` milliseconds; a negative number: no limit. A signal ends it with nothing. A
    // negative descriptor is never ready.
    static Woken wait(int descriptor, const Bell* bell, int ms);

private:
    Descriptor event_;
};

}  // namespace bornes::platform
