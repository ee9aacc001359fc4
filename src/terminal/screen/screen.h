// Where canvases are shown and keys come from. The game does not know what stands behind it.
#pragma once

#include <cstdint>
#include <optional>

#include "platform/bell.h"
#include "terminal/draw/canvas.h"

namespace bornes::terminal {

enum class KeyKind : std::uint8_t {
    letter,  // a character, in `letter`
    enter,
    escape,
    left,
    right,
    up,
    down,
    page_up,
    page_down,
    home,
    end,
    backspace,
    resize,
};

struct Key {
    KeyKind kind = KeyKind::letter;
    char32_t letter = 0;

    // The number of a digit key, 0 to 9; -1 for all others.
    constexpr int digit() const {
        const bool is_digit = kind == KeyKind::letter && letter >= U'0' && letter <= U'9';
        return is_digit ? static_cast<int>(letter - U'0') : -1;
    }
    friend constexpr bool operator==(const Key&, const Key&) = default;
};

// Thrown when the person is gone: a signal, or a terminal that hung up. Games are kept at every
// move, so there is nothing left to do but to leave.
struct Interrupted {
    int signal = 0;
};

class Screen {
public:
    Screen() = default;
    virtual ~Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    virtual Size size() const = 0;
    virtual void show(const Canvas& canvas) = 0;
    // The next key; nothing once `ms` milliseconds have passed without one, or the bell rings. A
    // negative number waits for as long as it takes. Throws Interrupted.
    virtual std::optional<Key> key(int ms, const platform::Bell* bell) = 0;
    // Drops the keys that were typed until now, and those of the next `ms` milliseconds: they were
    // meant for what was on the screen before. Throws Interrupted.
    virtual void drop_keys(int ms) = 0;
};

}  // namespace bornes::terminal
