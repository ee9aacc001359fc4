// A puzzle and its solution in sentences.
#pragma once

#include <string>
#include <vector>

#include "puzzles/progress.h"
#include "terminal/puzzle/puzzle_game.h"
#include "terminal/telling/help.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

Word name_of(puzzles::Theme theme);
Word name_of(puzzles::Difficulty difficulty);

// "Puzzle 12 · When to attack · Hard"; of the puzzle of the day, with that name.
std::string puzzle_title(const Voice& voice, const puzzles::Puzzle& puzzle, int number,
                         bool of_day);
// Whether the answer was right, what it cost and why, a sentence each. The game has its answer.
std::vector<std::string> tell_solution(const Voice& voice, const PuzzleGame& game);
// "play Stop on Seat 2: 3.1 %", one line per move, the best first.
std::vector<std::string> tell_costs(const Voice& voice, const PuzzleGame& game);
// All of it as a page of lines of at most `width` cells, with a bar for each move.
std::vector<HelpLine> solution_lines(const Voice& voice, const PuzzleGame& game, int width);
// The streak and how many puzzles were solved.
std::string tell_progress(const Voice& voice, const puzzles::Progress& progress, int day);

}  // namespace bornes::terminal
