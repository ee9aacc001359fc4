#include "terminal/puzzle/puzzle_game.h"

#include <utility>

namespace bornes::terminal {

PuzzleGame::PuzzleGame(const puzzles::Puzzle& puzzle, std::vector<std::string> about)
    : puzzle_(puzzle), about_(std::move(about)) {}

std::vector<Remark> PuzzleGame::remarks() const {
    std::vector<Remark> remarks;
    for (const std::string& text : about_) remarks.push_back({0, text});
    return remarks;
}

}  // namespace bornes::terminal
