#include <memory>

#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "option_values.h"
#include "puzzles/collection.h"
#include "puzzles/file.h"
#include "screen_options.h"
#include "terminal/puzzle/puzzle_play.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;

constexpr int kMostPuzzles = 100000;

struct Options {
    std::string file;
    int number = 0;  // counts from 1; 0 if none was chosen
    std::string theme;
    std::string difficulty;
    ScreenFlags flags;
};

std::vector<puzzles::Puzzle> puzzles_of(const std::string& file) {
    const std::string text = file.empty() ? std::string(puzzles::shipped_text()) : read_all(file);
    try {
        return puzzles::read_puzzles(text).puzzles;
    } catch (const puzzles::FileFault& fault) {
        throw Failure(
            translate(phrase::error_no_puzzle_file{.file = shown_name(file), .why = fault.what()}));
    }
}

void run(const Options& options) {
    const std::vector<puzzles::Puzzle> all = puzzles_of(options.file);
    if (all.empty())
        throw Failure(translate(phrase::error_no_puzzles{.file = shown_name(options.file)}));
    if (options.number > static_cast<int>(all.size()))
        throw Failure(translate(phrase::error_no_such_puzzle{
            .figure = static_cast<int>(all.size()), .number = std::to_string(options.number)}));
    terminal::PuzzleOptions chosen;
    chosen.screen = screen_options(options.flags);
    if (options.number > 0) chosen.number = options.number - 1;
    chosen.filter = {from_id<puzzles::Theme>(options.theme),
                     from_id<puzzles::Difficulty>(options.difficulty)};
    chosen.shipped = options.file.empty();
    terminal::play_puzzles(all, chosen);
}

}  // namespace

void add_puzzle(CLI::App& program) {
    CLI::App* command = program.add_subcommand("puzzle");
    auto options = std::make_shared<Options>();
    CLI::Option* number = command->add_option("--number", options->number)
                              ->check(whole_number(1, kMostPuzzles))
                              ->type_name("N");
    command->add_option("--theme", options->theme)
        ->check(one_of(ids_of(kValues<puzzles::Theme>)))
        ->type_name("THEME")
        ->excludes(number);
    command->add_option("--difficulty", options->difficulty)
        ->check(one_of(ids_of(kValues<puzzles::Difficulty>)))
        ->type_name("LEVEL")
        ->excludes(number);
    command->add_option("--file", options->file)->type_name("FILE");
    add_screen_flags(*command, options->flags);
    command->footer(
        "Examples:\n"
        "  bornes puzzle\n"
        "  bornes puzzle --theme attack --difficulty hard\n"
        "  bornes puzzle --plain --number 12\n"
        "  bornes puzzle --file mine.jsonl");
    command->callback([options, command] {
        refuse_screen_options_in_lines(*command, options->flags);
        run(*options);
    });
}

}  // namespace bornes::cli
