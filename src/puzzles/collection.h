// Choosing puzzles: by number, by theme and difficulty, or by day.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/progress.h"
#include "puzzles/puzzle.h"

namespace bornes::puzzles {

// The puzzle file that comes with the program, in the format of read_puzzles.
std::string_view shipped_text();

struct Filter {
    std::optional<Theme> theme;            // nothing: all themes
    std::optional<Difficulty> difficulty;  // nothing: all difficulties

    bool fits(const Puzzle& puzzle) const;
};

// The index of the next puzzle that fits, in the order of the file, after `last` (-1: from the
// start). After the end it starts again. Prefers a puzzle that was not tried yet. Returns nothing
// if none fits.
std::optional<int> next_puzzle(const std::vector<Puzzle>& puzzles, const Filter& filter,
                               const Progress& progress, int last);

}  // namespace bornes::puzzles
