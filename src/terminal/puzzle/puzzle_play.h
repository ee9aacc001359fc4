// Puzzles one after the other, on the screen or in lines.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/collection.h"
#include "terminal/screen/output.h"
#include "terminal/screen/screen.h"

namespace bornes::terminal {

struct PuzzleOptions {
    ScreenOptions screen;
    // Nothing chosen: that of the day if they came with the program, otherwise the first.
    std::optional<int> number;  // from 0: this one
    puzzles::Filter filter;     // or those that fit
    bool shipped = true;        // only the puzzles of the program have one of the day
};

// Until the person leaves. `all` is not empty. What makes it impossible is thrown as
// std::runtime_error.
void play_puzzles(const std::vector<puzzles::Puzzle>& all, const PuzzleOptions& options);

// From the main menu: asks which puzzles, and sets them until the person leaves.
void choose_puzzles(Screen& screen, words::Speech speech);

}  // namespace bornes::terminal
