// `bornes play` and `bornes replay`: from options to a game on the screen or in lines.
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

// A record and the file that it is kept in.
struct KeptRecord {
    Record record;
    KeptFile file;
};

struct PlayOptions {
    ScreenOptions screen;
    Setup setup;
    bool start_at_once = false;      // the setup is complete: no setup screen
    bool fresh = false;              // do not offer to go on with the last game
    std::optional<KeptRecord> kept;  // go on with this one
    std::optional<OnlineOptions> online;
    Reports reports;
};

// What makes a game impossible is thrown as std::runtime_error. A signal that ended the game ends
// the program as it would have, once the terminal is as it was.
void play(PlayOptions options);
// With a review, what it says of a move stands beside the move. A record that breaks off is shown
// up to that move, with the reason.
void replay(const ScreenOptions& options, ReadableRecord read,
            const review::Review* review = nullptr);

// The file of a game, held against other processes; throws std::runtime_error if one has it.
KeptFile hold_game(const std::filesystem::path& path, words::Speech speech);

}  // namespace bornes::terminal
