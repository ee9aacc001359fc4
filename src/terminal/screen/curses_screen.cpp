#include "terminal/screen/curses_screen.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>

#include "platform/signals.h"
#include "terminal/draw/ascii.h"
#include "terminal/screen/palette.h"

// curses.h has macros with everyday names.
#undef bell
#undef border
#undef clear
#undef erase
#undef move
#undef timeout

namespace bornes::terminal {
namespace {

using Clock = std::chrono::steady_clock;

std::optional<Key> key_of(int code, bool function_key) {
    if (!function_key) {
        if (code == '\n' || code == '\r') return Key{KeyKind::enter};
        if (code == 27) return Key{KeyKind::escape};
        if (code == 8 || code == 127) return Key{KeyKind::backspace};
        return Key{KeyKind::letter, static_cast<char32_t>(code)};
    }
    switch (code) {
        case KEY_ENTER: return Key{KeyKind::enter};
        case KEY_LEFT: return Key{KeyKind::left};
        case KEY_RIGHT: return Key{KeyKind::right};
        case KEY_UP: return Key{KeyKind::up};
        case KEY_DOWN: return Key{KeyKind::down};
        case KEY_PPAGE: return Key{KeyKind::page_up};
        case KEY_NPAGE: return Key{KeyKind::page_down};
        case KEY_HOME: return Key{KeyKind::home};
        case KEY_END: return Key{KeyKind::end};
        case KEY_BACKSPACE: return Key{KeyKind::backspace};
        case KEY_RESIZE: return Key{KeyKind::resize};
        default: return std::nullopt;
    }
}

class CursesScreen : public Screen {
public:
    explicit CursesScreen(bool ascii) : ascii_(ascii) {
        initscr();
        cbreak();
        noecho();
        nonl();
        keypad(stdscr, TRUE);
        set_escdelay(25);
        curs_set(0);
        depth_ = start_colours();
        if (depth_ == Depth::many) wbkgd(stdscr, static_cast<chtype>(COLOR_PAIR(pair_of({}))));
    }
    ~CursesScreen() override { endwin(); }

    Size size() const override { return {COLS, LINES}; }

    void show(const Canvas& picture) override {
        werase(stdscr);
        const Canvas canvas = ascii_ ? in_ascii(picture) : picture;
        const Size size = canvas.size();
        for (int y = 0; y < size.height && y < LINES; ++y)
            for (int x = 0; x < size.width && x < COLS; ++x) put(x, y, canvas.at(x, y));
        wrefresh(stdscr);
    }

    std::optional<Key> key(int ms, const platform::Bell* bell) override {
        const auto end = Clock::now() + std::chrono::milliseconds(ms);
        // A terminal that has hung up is always readable, but has no data.
        constexpr int most_errors = 100;
        for (int errors = 0; errors < most_errors;) {
            leave_if_asked();
            if (const auto key = key_at_hand()) return key;
            // The timeout makes sure that a signal or resize just before poll() is noticed.
            int wait = 250;
            if (ms >= 0) {
                const auto left =
                    std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
                wait = std::min(wait, static_cast<int>(left.count()) + 1);
                if (left.count() < 0) return std::nullopt;
            }
            const platform::Bell::Woken woken = platform::Bell::wait(STDIN_FILENO, bell, wait);
            if (woken == platform::Bell::Woken::bell) return std::nullopt;
            errors = woken == platform::Bell::Woken::input ? errors + 1 : 0;
        }
        throw Interrupted{SIGHUP};
    }

    void drop_keys(int ms) override {
        const auto end = Clock::now() + std::chrono::milliseconds(ms);
        bool resized = false;
        for (auto now = Clock::now();; now = Clock::now()) {
            while (const auto key = key_at_hand())
                resized = resized || key->kind == KeyKind::resize;
            if (now >= end) break;
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - now);
            platform::Bell::wait(STDIN_FILENO, nullptr, static_cast<int>(left.count()) + 1);
        }
        if (resized) ungetch(KEY_RESIZE);  // a resize is not a typed key, so it is not dropped
    }

private:
    // Returns at once.
    static std::optional<Key> key_at_hand() {
        wtimeout(stdscr, 0);
        wint_t code = 0;
        const int result = wget_wch(stdscr, &code);
        leave_if_asked();
        if (result == ERR) return std::nullopt;
        return key_of(static_cast<int>(code), result == KEY_CODE_YES);
    }

    static void leave_if_asked() {
        if (platform::SignalWatch::caught() != 0)
            throw Interrupted{platform::SignalWatch::caught()};
    }

    void put(int x, int y, const Cell& cell) const {
        const std::array<wchar_t, 2> text{static_cast<wchar_t>(cell.glyph), L'\0'};
        attr_t attributes = A_NORMAL;
        if (cell.style.bold) attributes |= A_BOLD;
        if (cell.style.reverse) attributes |= A_REVERSE;
        const bool faint = cell.style.ink == Ink::faint || cell.style.paper == Paper::dim;
        if (depth_ == Depth::none && faint) attributes |= A_DIM;
        const auto pair = static_cast<short>(depth_ == Depth::none ? 0 : pair_of(cell.style));
        cchar_t character{};
        setcchar(&character, text.data(), attributes, pair, nullptr);
        mvwadd_wch(stdscr, y, x, &character);
    }

    bool ascii_;
    Depth depth_ = Depth::none;
};

}  // namespace

ScreenFault check_terminal() {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return ScreenFault::not_a_terminal;
    int error = 0;
    TERMINAL* const before = cur_term;  // the terminal of an open screen, if there is one
    const bool known = setupterm(nullptr, STDOUT_FILENO, &error) == OK;
    const char* addressing = known ? tigetstr("cup") : nullptr;
    // terminfo returns (char*)-1 for a capability that is not a string.
    const bool addressable =
        addressing != nullptr && reinterpret_cast<std::intptr_t>(addressing) != -1;
    // Restores the terminal of a screen that was open before.
    TERMINAL* const made = set_curterm(before);
    if (made != nullptr && made != before) del_curterm(made);
    return addressable ? ScreenFault::none : ScreenFault::bad_terminal;
}

std::unique_ptr<Screen> open_screen(bool ascii) { return std::make_unique<CursesScreen>(ascii); }

}  // namespace bornes::terminal
