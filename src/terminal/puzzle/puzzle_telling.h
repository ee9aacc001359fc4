// Tells a puzzle and its solution in sentences.
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

// "Puzzle 12 · When to attack · Hard", or "Puzzle of the day" instead of the number.
std::string puzzle_title(const Voice& voice, const puzzles::Puzzle& puzzle, int number,
                         bool of_day);
// One sentence each: whether the answer was right, what it cost and why. The game must have its
// answer.
std::vector<std::string> tell_solution(const Voice& voice, const PuzzleGame& game);
// "play Stop on Seat 2: 3.1%", one line per move, the best first.
std::vector<std::string> tell_costs(const Voice& voice, const PuzzleGame& game);
// The whole solution as a page of lines of at most `width` cells, with one bar per move.
std::vector<HelpLine> solution_lines(const Voice& voice, const PuzzleGame& game, int width);
// Says how long the streak is, and how many puzzles were solved.
std::string tell_progress(const Voice& voice, const puzzles::Progress& progress, int day);

}  // namespace bornes::terminal
