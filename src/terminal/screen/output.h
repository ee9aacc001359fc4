// How and in which language a game is shown, and lines on standard output outside the screen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace bornes::terminal {

struct ScreenOptions {
    std::optional<words::Language> language;  // empty for the language of the locale
    // The second language on cards. Empty for the one that the first language names.
    std::optional<words::Language> card_language;
    bool plain = false;
    bool ascii = false;
    int pace_ms = 900;
};

// The languages that the options choose.
words::Speech speech_of(const ScreenOptions& options);
// Whether the options or the locale ask for plain ASCII.
bool only_ascii(const ScreenOptions& options);
void print(std::string_view text, bool ascii);
// Joins words to a command that can be pasted into a shell, with quotes where needed.
std::string shell_command(const std::vector<std::string>& words);
// Throws std::runtime_error if standard output could not be written.
void flush_output(const words::Voice& voice);
// Throws std::runtime_error if there is no terminal, or none that can show a game.
void require_terminal(const words::Voice& voice);

}  // namespace bornes::terminal
