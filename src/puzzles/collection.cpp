#include "puzzles/collection.h"

namespace bornes::puzzles {

bool Filter::fits(const Puzzle& puzzle) const {
    return (!theme || *theme == puzzle.theme) && (!difficulty || *difficulty == puzzle.difficulty);
}

std::optional<int> next_puzzle(const std::vector<Puzzle>& puzzles, const Filter& filter,
                               const Progress& progress, int last) {
    const int count = static_cast<int>(puzzles.size());
    std::optional<int> known;
    for (int step = 1; step <= count; ++step) {
        const int index = (last + step) % count;
        const Puzzle& puzzle = puzzles[static_cast<std::size_t>(index)];
        if (!filter.fits(puzzle)) continue;
        if (!progress.knows(puzzle.id)) return index;
        if (!known) known = index;
    }
    return known;
}

}  // namespace bornes::puzzles
