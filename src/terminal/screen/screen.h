// Shows canvases and reads keys. The implementation is a terminal, or a list of keys in a test.
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

    // The digit of a digit key, or -1.
    constexpr int digit() const {
        const bool is_digit = kind == KeyKind::letter && letter >= U'0' && letter <= U'9';
        return is_digit ? static_cast<int>(letter - U'0') : -1;
    }
    friend constexpr bool operator==(const Key&, const Key&) = default;
};

// Thrown after a signal, or when the terminal hung up. Games are saved at every move, so the
// program can simply end.
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
    // Waits for a key. Returns nothing after `ms` milliseconds, or when the bell rings. A negative
    // number means no time limit. Throws Interrupted.
    virtual std::optional<Key> key(int ms, const platform::Bell* bell) = 0;
    // Drops all keys typed until now and in the next `ms` milliseconds, because they were meant for
    // an earlier picture. Throws Interrupted.
    virtual void drop_keys(int ms) = 0;
};

}  // namespace bornes::terminal
