#include <fmt/format.h>

#include <memory>

#include "budget_options.h"
#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "review_report.h"
#include "review_run.h"
#include "screen_options.h"

namespace bornes::cli {
namespace {

struct Options {
    std::string file;
    bool json = false;
    int seat = 0;  // counts from 1; 0 for all seats
    ReviewBudget budget;
    LanguageFlags flags;
};

void check_seat(const Options& options, const Record& record) {
    const int players = record.players.value_or(kMaxPlayers);
    if (options.seat > players)
        throw Failure(
            translate(words::phrase::error_no_such_seat{.figure = players, .seat = options.seat}));
}

std::string text_of(const Options& options, const Record& record, const review::Review& review) {
    if (!options.json) {
        const words::Voice voice(speech_of(options.flags),
                                 record.edition.value_or(kDefaultEdition));
        return as_shown(options.flags, review_report(record, review, voice));
    }
    std::string json;
    review::append_json(json, review, {options.budget.rollouts(), options.budget.seat});
    return json + "\n";
}

void review_file(Options& options) {
    const terminal::ReadableRecord part =
        read_record_part_at(place_or_last_game(options.file), review::kMostActions);
    check_seat(options, part.record);
    if (options.seat > 0) options.budget.seat = options.seat - 1;
    Output output;
    output.text() = text_of(options, part.record, run_review(part.record, options.budget));
    output.flush();
    if (!part.fault.empty()) throw InputFault(part.fault);
}

void add_budget_options(CLI::App& command, ReviewBudget& budget) {
    add_allowance(command, budget.allowance, "", "");
    command.add_option("--seed", budget.seed)
        ->check(whole_number())
        ->type_name("S")
        ->capture_default_str();
    command.add_option("--threads", budget.threads)
        ->check(whole_number(1, 256))
        ->type_name("T")
        ->capture_default_str();
}

}  // namespace

void add_review(CLI::App& program) {
    CLI::App* command = program.add_subcommand("review");
    auto options = std::make_shared<Options>();
    command->add_option("FILE|URL", options->file)->type_name("");
    command->add_option("--seat", options->seat)
        ->check(whole_number(1, kMaxPlayers))
        ->type_name("N");
    add_budget_options(*command, options->budget);
    add_language_flags(*command, options->flags);
    command->add_flag("--json", options->json)->excludes("--lang")->excludes("--ascii");
    command->footer(
        "Examples:\n"
        "  bornes review game.bornes\n"
        "  bornes review --seat 1 --time-ms 100 game.bornes\n"
        "  bornes review --json --rollouts 2000 game.bornes > review.json");
    command->callback([options] { review_file(*options); });
}

}  // namespace bornes::cli
