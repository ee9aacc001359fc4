#include "terminal/screen/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <stdexcept>

#include "platform/locale.h"
#include "terminal/screen/curses_screen.h"
#include "terminal/telling/telling.h"
#include "terminal/telling/text.h"
#include "words/faults.h"

namespace bornes::terminal {

words::Speech speech_of(const ScreenOptions& options) {
    const Language spoken =
        options.language.value_or(words::language_of_locale(platform::message_locale()));
    return options.card_language ? words::Speech(spoken, *options.card_language)
                                 : words::Speech(spoken);
}

bool only_ascii(const ScreenOptions& options) {
    return options.ascii || !platform::locale_is_utf8();
}

void print(std::string_view text, bool ascii) {
    std::cout << (ascii ? ascii_of(text) : std::string(text)) << '\n';
}

std::string shell_command(const std::vector<std::string>& words) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=@%+,";
    std::string line;
    for (const std::string& word : words) {
        if (!line.empty()) line += ' ';
        if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
            line += word;
            continue;
        }
        line += '\'';
        for (const char c : word) line += c == '\'' ? std::string("'\\''") : std::string(1, c);
        line += '\'';
    }
    return line;
}

// A stream does not keep the reason of a failure, so this writes once more to get it.
void flush_output(const Voice& voice) {
    if (std::cout.flush()) return;
    const bool written = write(STDOUT_FILENO, "\n", 1) == 1;
    throw std::runtime_error(voice(phrase::error_cannot_write{
        .file = voice(Word::error_standard_output),
        .why = words::describe(voice, {written ? EIO : errno, std::generic_category()})}));
}

void require_terminal(const Voice& voice) {
    switch (check_terminal()) {
        case ScreenFault::none: return;
        case ScreenFault::not_a_terminal:
            throw std::runtime_error(std::string(voice(Word::terminal_not_a_terminal)));
        case ScreenFault::bad_terminal: break;
    }
    const char* type = std::getenv("TERM");
    throw std::runtime_error(
        voice(phrase::terminal_bad_terminal{.name = type == nullptr ? "" : type}));
}

}  // namespace bornes::terminal
