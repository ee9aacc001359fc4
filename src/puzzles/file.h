// The file of puzzles: JSON Lines with a header and one line per puzzle (docs/puzzles.md).
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/maker.h"

namespace bornes::puzzles {

// Both return a line without its line end.
std::string header_line(const MakerSettings& settings);
std::string line_of(const Puzzle& puzzle);

struct PuzzleFile {
    std::string header;
    std::vector<Puzzle> puzzles;
};

// What is wrong with a file, including the number of the line.
class FileFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Reads and checks all lines: every view is consistent, every legal action has its cost, and the
// best action comes first. Throws a FileFault such as "line 3: why".
PuzzleFile read_puzzles(std::string_view text);

}  // namespace bornes::puzzles
