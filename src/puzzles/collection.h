// Puzzles to choose from: by number, by theme and difficulty, or that of a day.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/progress.h"
#include "puzzles/puzzle.h"

namespace bornes::puzzles {

// The file that comes with the program: text that read_puzzles understands.
std::string_view shipped_text();

struct Filter {
    std::optional<Theme> theme;            // nothing: all of them
    std::optional<Difficulty> difficulty;  // nothing: all of them

    bool fits(const Puzzle& puzzle) const;
};

// The index of the next puzzle that fits, in the order of the file and after `last` (-1: from the
// start), round and round: one that was not tried yet if there is one, otherwise any.
// Nothing if none fits.
std::optional<int> next_puzzle(const std::vector<Puzzle>& puzzles, const Filter& filter,
                               const Progress& progress, int last);

}  // namespace bornes::puzzles
