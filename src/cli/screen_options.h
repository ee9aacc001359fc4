// The options that say how a game is shown: --plain, --ascii, --lang, --card-lang,
// --pace.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "terminal/play.h"

namespace bornes::cli {

struct ScreenFlags {
    bool plain = false;
    bool ascii = false;
    std::string language;
    std::string card_language;
    int pace_ms = 900;
};

void add_screen_flags(CLI::App& command, ScreenFlags& flags);
// Throws a Failure if there is no such language.
terminal::ScreenOptions screen_options(const ScreenFlags& flags);

}  // namespace bornes::cli
