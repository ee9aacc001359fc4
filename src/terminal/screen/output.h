// How a game is shown and in which language; lines on standard output, outside the screen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace bornes::terminal {

struct ScreenOptions {
    std::optional<words::Language> language;  // nothing: that of the locale
    // The second language on cards; nothing: the one that the first language names.
    std::optional<words::Language> card_language;
    bool plain = false;
    bool ascii = false;
    int pace_ms = 900;
};

// The languages that will be spoken, so that names given before can be in them.
words::Speech speech_of(const ScreenOptions& options);
// Whether the options or the locale ask for nothing but ASCII.
bool only_ascii(const ScreenOptions& options);
void print(std::string_view text, bool ascii);
// A command that can be copied into a shell: words that a shell would read otherwise are quoted.
std::string shell_command(const std::vector<std::string>& words);
// Throws std::runtime_error if what was printed could not be written.
void flush_output(const words::Voice& voice);
// Throws std::runtime_error if there is no terminal, or none that can show a game.
void require_terminal(const words::Voice& voice);

}  // namespace bornes::terminal
