// Rung by another thread to wake whoever waits for keys or lines: something has happened.
#pragma once

namespace bornes::terminal {

class Bell {
public:
    Bell();
    ~Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;

    void ring() const;
    // Before looking at what happened, so that what happens meanwhile rings again.
    void silence() const;

    enum class Woken { input, bell, nothing };
    // Waits until the descriptor can be read or the bell (if there is one) has rung, but not for
    // longer than `ms` milliseconds; a negative number: no limit. A signal ends it with nothing.
    static Woken wait(int descriptor, const Bell* bell, int ms);

private:
    int descriptor_;
};

}  // namespace bornes::terminal
