#include "terminal/puzzle/puzzle_telling.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/telling/review_telling.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

using puzzles::Cost;
using puzzles::Puzzle;

constexpr int kBar = 20;

template <HasIds Enum>
Word word_of(std::string_view prefix, Enum value) {
    return words::word_from_key(std::string(prefix).append(id(value))).value();
}

const Cost& cost_of(const Puzzle& puzzle, Action action) {
    return *std::find_if(puzzle.costs.begin(), puzzle.costs.end(),
                         [&](const Cost& cost) { return cost.action == action; });
}

std::string tell_verdict(const Voice& voice, const PuzzleGame& game) {
    const Puzzle& puzzle = game.puzzle();
    const Action best = puzzle.best();
    const std::string move = proposed_move(voice, game, best);
    const std::string reason = tell_reason(voice, game, reason_for(puzzle.view, best));
    if (*game.answer() == best) return voice(phrase::puzzle_right{.best = move, .reason = reason});
    return voice(phrase::puzzle_wrong{
        .best = move, .move = proposed_move(voice, game, *game.answer()), .reason = reason});
}

std::string tell_cost(const Voice& voice, const PuzzleGame& game) {
    const Puzzle& puzzle = game.puzzle();
    if (*game.answer() == puzzle.best())
        return voice(phrase::puzzle_margin{.win = percent(voice, puzzle.margin().loss.win)});
    const Cost& cost = cost_of(puzzle, *game.answer());
    return tell_loss(voice, puzzle.view.board.rules, cost.loss, cost.error);
}

std::string tell_failing_bots(const Voice& voice, const Puzzle& puzzle) {
    std::vector<std::string> levels;
    for (std::size_t i = 0; i < kLevels.size(); ++i)
        if (puzzle.fails[i] >= 0.5) levels.emplace_back(voice(words::name_of(kLevels[i])));
    return voice(phrase::puzzle_missed_by{.levels = listed(voice, levels)});
}

std::string name_of_move(const Voice& voice, const PuzzleGame& game, Action action) {
    std::string name = proposed_move(voice, game, action);
    if (action == *game.answer()) name.append(" (").append(voice(Word::puzzle_yours)).append(")");
    return name;
}

std::string figure_of(const Voice& voice, const Cost& cost) {
    return cost.loss.win == 0 ? std::string(voice(Word::puzzle_best))
                              : voice(phrase::review_share{.share = percent(voice, cost.loss.win)});
}

// One line per move: its name, a bar and the figure.
void add_costs(std::vector<HelpLine>& lines, const Voice& voice, const PuzzleGame& game,
               int width) {
    const std::vector<Cost>& costs = game.puzzle().costs;
    int widest = 0;
    for (const Cost& cost : costs)
        widest = std::max(widest, width_of(name_of_move(voice, game, cost.action)));
    constexpr int figures = 12;
    const int bar = std::clamp(width - widest - figures, 0, kBar);
    for (const Cost& cost : costs) {
        std::string line = name_of_move(voice, game, cost.action);
        line.append(static_cast<std::size_t>(widest - width_of(line) + 2), ' ');
        const auto filled = static_cast<int>(cost.loss.win / costs.back().loss.win * bar + 0.5);
        for (int cell = 0; cell < bar; ++cell) line += cell < filled ? "█" : " ";
        lines.push_back({line.append("  ").append(figure_of(voice, cost)), false});
    }
}

}  // namespace

Word name_of(puzzles::Theme theme) { return word_of("puzzle.theme.", theme); }
Word name_of(puzzles::Difficulty difficulty) { return word_of("puzzle.difficulty.", difficulty); }

std::string puzzle_title(const Voice& voice, const Puzzle& puzzle, int number, bool of_day) {
    const std::string what = of_day ? std::string(voice(Word::home_puzzle))
                                    : voice(phrase::puzzle_number{.figure = number + 1});
    return fmt::format("{} · {} · {}", what, voice(name_of(puzzle.theme)),
                       voice(name_of(puzzle.difficulty)));
}

std::vector<std::string> tell_solution(const Voice& voice, const PuzzleGame& game) {
    return {tell_verdict(voice, game), tell_cost(voice, game),
            tell_failing_bots(voice, game.puzzle())};
}

std::vector<std::string> tell_costs(const Voice& voice, const PuzzleGame& game) {
    std::vector<std::string> lines;
    for (const Cost& cost : game.puzzle().costs)
        lines.push_back(voice(phrase::web_fact{.name = name_of_move(voice, game, cost.action),
                                               .value = figure_of(voice, cost)}));
    return lines;
}

std::vector<HelpLine> solution_lines(const Voice& voice, const PuzzleGame& game, int width) {
    std::vector<HelpLine> lines;
    for (const std::string& text : tell_solution(voice, game))
        for (std::string& line : wrapped(text, width)) lines.push_back({std::move(line), false});
    add_title(lines, voice(Word::puzzle_costs));
    add_costs(lines, voice, game, width);
    return lines;
}

std::string tell_progress(const Voice& voice, const puzzles::Progress& progress, int day) {
    const auto count = [](const std::vector<std::string>& ids) {
        return static_cast<int>(ids.size());
    };
    const std::string solved =
        voice(phrase::puzzle_solved{.solved = count(progress.solved),
                                    .tried = count(progress.solved) + count(progress.missed)});
    const int streak = progress.streak_on(day);
    if (streak == 0) return solved;
    return fmt::format("{} · {} · {}", voice(phrase::puzzle_streak{.figure = streak}),
                       voice(phrase::puzzle_longest{.figure = progress.longest}), solved);
}

}  // namespace bornes::terminal
