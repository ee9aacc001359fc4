#include <fmt/format.h>

#include <memory>

#include "arena/bot_program.h"
#include "bornes/utf8.h"
#include "budget_options.h"
#include "commands.h"
#include "input.h"
#include "levels.h"
#include "numbers.h"
#include "option_values.h"
#include "output.h"

namespace bornes::cli {
namespace {

constexpr std::size_t kLongestComplaint = 400;

struct Options {
    std::string level;
    Allowance budget;
    std::optional<std::uint64_t> seed;
};

void speak(const Options& options) {
    arena::BotProgram bot(level_of(options.level), options.budget, options.seed);
    Output output;
    LineInput input("-");
    while (const auto line = input.next()) {
        const arena::Answer answer = bot.hear(*line);
        if (!answer.complaint.empty())
            tell(fmt::format("bornes bot: {}\n", printable(answer.complaint, kLongestComplaint)));
        if (!answer.line.empty()) output.text().append(answer.line).append("\n");
        output.flush();
        if (answer.quit) return;
    }
}

}  // namespace

void add_bot(CLI::App& program) {
    CLI::App* command = program.add_subcommand("bot");
    auto options = std::make_shared<Options>();
    command->add_option("LEVEL", options->level, "The level of the bot")
        ->required()
        ->check(one_of(ids_of(kLevels)))
        ->type_name("");
    add_allowance(
        *command, options->budget, "Rollouts per move of master, as far as the deadline allows",
        "Milliseconds per move of master, as far as the deadline allows; 1000 by default");
    command->add_option("--seed", options->seed, "Use this seed instead of the host's")
        ->check(whole_number())
        ->type_name("S");
    command->footer(
        "Speaks the bot protocol, version 1 (docs/record-format.md), in lines of JSON. The host\n"
        "speaks first. The bot needs no other message than `act` to choose a move, and answers\n"
        "within about half of `deadlineMs`. It skips a line that it does not understand, and says\n"
        "so on standard error.\n\n"
        "Examples:\n"
        "  bornes bot master\n"
        "  bornes arena strong cmd:'bornes bot casual' --games 100");
    command->callback([options] { speak(*options); });
}

}  // namespace bornes::cli
