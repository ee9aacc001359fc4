#include <fcntl.h>
#include <unistd.h>

#include <limits>
#include <memory>

#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "platform/descriptor.h"
#include "review_run.h"
#include "screen_options.h"
#include "terminal/play.h"

namespace bornes::cli {
namespace {

// Reads keys from the terminal, because standard input was the record.
void take_keys_from_terminal() {
    const platform::Descriptor terminal(open("/dev/tty", O_RDWR | O_CLOEXEC));
    if (terminal.is_open()) dup2(terminal.get(), STDIN_FILENO);
}

ReviewBudget budget_of(int rollouts) {
    ReviewBudget budget;
    budget.allowance = Allowance::of_rollouts(rollouts);
    return budget;
}

}  // namespace

void add_replay(CLI::App& program) {
    CLI::App* command = program.add_subcommand("replay");
    auto place = std::make_shared<std::string>();
    auto flags = std::make_shared<ScreenFlags>();
    auto rollouts = std::make_shared<int>(0);
    command->add_option("FILE|URL", *place)->type_name("");
    command->add_option("--review", *rollouts)
        ->check(whole_number(1, std::numeric_limits<int>::max()))
        ->type_name("N");
    add_screen_flags(*command, *flags);
    command->footer(
        "Examples:\n"
        "  bornes replay game.bornes\n"
        "  bornes replay --plain --lang fr game.bornes\n"
        "  bornes replay --review 2000 game.bornes\n"
        "  bornes random --seed 7 | bornes replay -");
    command->callback([place, flags, rollouts, command] {
        refuse_screen_options_in_lines(*command, *flags);
        const int most = *rollouts > 0 ? review::kMostActions : std::numeric_limits<int>::max();
        terminal::ReadableRecord read = read_record_part_at(place_or_last_game(*place), most);
        const std::string fault = read.fault;
        if (!fault.empty() && !terminal::final_position(read.record)) throw InputFault(fault);
        std::optional<review::Review> review;
        if (*rollouts > 0) review = run_review(read.record, budget_of(*rollouts));
        if (*place == "-" && !flags->plain) take_keys_from_terminal();
        terminal::replay(screen_options(*flags), std::move(read), review ? &*review : nullptr);
        if (!fault.empty()) throw InputFault(fault);
    });
}

}  // namespace bornes::cli
