// The options that say how a game is shown: --plain, --ascii, --lang, --card-lang, --pace.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "terminal/play.h"

namespace bornes::cli {

// Adds --lang and --ascii, for every command that speaks to players.
struct LanguageFlags {
    std::string language;
    bool ascii = false;
};

void add_language_flags(CLI::App& command, LanguageFlags& flags);
words::Speech speech_of(const LanguageFlags& flags);
// Turns the text into plain ASCII if the flags or the locale ask for it.
std::string as_shown(const LanguageFlags& flags, std::string text);

struct ScreenFlags : LanguageFlags {
    bool plain = false;
    std::string card_language;
    int pace_ms = 900;
};

void add_screen_flags(CLI::App& command, ScreenFlags& flags);
// Throws a Failure if --plain is given together with --pace or --card-lang, which only matter on
// the screen.
void refuse_screen_options_in_lines(const CLI::App& command, const ScreenFlags& flags);
terminal::ScreenOptions screen_options(const ScreenFlags& flags);

}  // namespace bornes::cli
