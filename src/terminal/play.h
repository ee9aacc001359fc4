// `bornes play` and `bornes replay`: from options to a game on the screen or in lines.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "bornes/record.h"
#include "kept_game.h"
#include "players.h"
#include "protocol/options.h"
#include "words/words.h"

namespace bornes::terminal {

struct ScreenOptions {
    std::optional<words::Language> language;  // nothing: that of the locale
    bool plain = false;
    bool ascii = false;
    int pace_ms = 900;
};

// A record and the file that it is kept in.
struct KeptRecord {
    Record record;
    KeptFile file;
};

// A table elsewhere, by its link; or a new one, where the link is only that of a server.
struct OnlineOptions {
    std::string link;
    protocol::Options new_table{};
    std::string name;  // empty: as last time
    bool watch = false;
};

struct PlayOptions {
    ScreenOptions screen;
    Setup setup;
    bool start_at_once = false;      // the setup is complete: no setup screen
    bool fresh = false;              // do not offer to go on with the last game
    std::optional<KeptRecord> kept;  // go on with this one
    std::optional<OnlineOptions> online;
};

// What makes a game impossible is thrown as std::runtime_error. A signal that ended the game ends
// the program as it would have, once the terminal is as it was.
void play(PlayOptions options);
void replay(const ScreenOptions& options, Record record);

// The file of a game, held against other processes; throws std::runtime_error if one has it.
KeptFile hold_game(const std::filesystem::path& path, words::Language language);

// The language that will be spoken, so that names given before can be in it.
words::Language language_of(const ScreenOptions& options);

}  // namespace bornes::terminal
