#include <filesystem>
#include <memory>

#include "bornes/utf8.h"
#include "budget_options.h"
#include "commands.h"
#include "failure.h"
#include "output.h"
#include "platform/user_folders.h"
#include "screen_options.h"
#include "stats_games.h"
#include "stats_report.h"

namespace bornes::cli {
namespace {

constexpr int kQuickRollouts = 500;

struct Options {
    std::vector<std::string> places;
    std::string player;
    bool json = false;
    int rollouts = kQuickRollouts;
    LanguageFlags flags;
};

void print_stats(const Options& options) {
    std::vector<std::string> places = options.places;
    // The folder is missing before the first game. That is not an error.
    const std::filesystem::path kept = platform::state_folder();
    if (std::error_code error; places.empty() && std::filesystem::exists(kept, error))
        places.push_back(kept.string());
    const auto [records, unread] = read_records(places);
    const std::string player = options.player.empty() ? usual_player(records) : options.player;
    const std::vector<PlayedGame> games = games_of(player, records, options.rollouts);
    if (games.empty() && !options.player.empty())
        throw Failure(translate(words::phrase::error_no_such_player{.name = backquoted(player)}));
    Output output;
    output.text() = options.json ? stats_json(player, stats_of(games))
                                 : as_shown(options.flags, stats_report(player, stats_of(games),
                                                                        speech_of(options.flags)));
    output.flush();
    if (unread > 0) throw Failure(translate(words::phrase::error_files_unread{.figure = unread}));
}

}  // namespace

void add_stats(CLI::App& program) {
    CLI::App* command = program.add_subcommand("stats");
    auto options = std::make_shared<Options>();
    command->add_option("FILE", options->places)->type_name("");
    command->add_option("--player", options->player)->type_name("NAME");
    add_rollouts(*command, options->rollouts, "", 0)->capture_default_str();
    add_language_flags(*command, options->flags);
    command->add_flag("--json", options->json)->excludes("--lang")->excludes("--ascii");
    command->footer(
        "Examples:\n"
        "  bornes stats\n"
        "  bornes stats --player Ann --rollouts 1000 games other.bornes\n"
        "  bornes stats --rollouts 0 --json games");
    command->callback([options] { print_stats(*options); });
}

}  // namespace bornes::cli
