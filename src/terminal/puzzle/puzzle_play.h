// Plays one puzzle after the other, on the screen or in lines.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/collection.h"
#include "terminal/screen/output.h"
#include "terminal/screen/screen.h"

namespace bornes::terminal {

struct PuzzleOptions {
    ScreenOptions screen;
    // Without a choice, starts with the puzzle of the day, or with the first one of a user's file.
    std::optional<int> number;  // counts from 0
    puzzles::Filter filter;     // only puzzles that match
    bool shipped = true;        // the puzzles of the program, which have a puzzle of the day
};

// Runs until the person leaves. `all` must not be empty. Throws std::runtime_error if it is
// impossible to play.
void play_puzzles(const std::vector<puzzles::Puzzle>& all, const PuzzleOptions& options);

// The entry of the main menu: asks which puzzles, and runs until the person leaves.
void choose_puzzles(Screen& screen, words::Speech speech);

}  // namespace bornes::terminal
