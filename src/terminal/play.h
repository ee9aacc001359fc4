// `bornes play` and `bornes replay`, on the screen or in lines.
#pragma once

#include <filesystem>
#include <optional>

#include "bornes/record.h"
#include "bornes/review.h"
#include "terminal/model/kept_game.h"
#include "terminal/model/players.h"
#include "terminal/online/online_play.h"
#include "terminal/reports.h"

namespace bornes::terminal {

// A record and its file.
struct KeptRecord {
    Record record;
    KeptFile file;
};

struct PlayOptions {
    ScreenOptions screen;
    Setup setup;
    bool start_at_once = false;      // skip the menu
    bool fresh = false;              // do not offer saved games
    std::optional<KeptRecord> kept;  // continue this game
    std::optional<OnlineOptions> online;
    Reports reports;
};

// Throws std::runtime_error if the game is impossible. After a signal, restores the terminal and
// then ends the program as the signal would have.
void play(PlayOptions options);
// With a review, shows its comment beside each move. Shows a record with a fault up to that fault,
// with the reason.
void replay(const ScreenOptions& options, ReadableRecord read,
            const review::Review* review = nullptr);

// Locks the file of a game. Throws std::runtime_error if another process holds it.
KeptFile hold_game(const std::filesystem::path& path, words::Speech speech);

}  // namespace bornes::terminal
