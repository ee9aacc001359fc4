#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <memory>
#include <thread>

#include "bornes/utf8.h"
#include "commands.h"
#include "failure.h"
#include "input.h"
#include "numbers.h"
#include "output.h"
#include "platform/user_folders.h"
#include "review_run.h"
#include "screen_options.h"
#include "stats_report.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kQuickRollouts = 500;

struct Options {
    std::vector<std::string> places;
    std::string player;
    bool json = false;
    int rollouts = kQuickRollouts;
    LanguageFlags flags;
};

// Files as they are named, and the records of folders in the order of their names.
std::vector<std::string> files_at(const std::vector<std::string>& places) {
    std::vector<std::string> files;
    for (const std::string& place : places) {
        std::error_code error;
        if (!fs::is_directory(place, error)) {
            files.push_back(place);
            continue;
        }
        std::vector<std::string> found;
        for (const fs::directory_entry& entry : fs::directory_iterator(place, error))
            if (entry.path().extension() == ".bornes") found.push_back(entry.path().string());
        if (error) throw system_failure("cannot read the folder " + place, error);
        std::sort(found.begin(), found.end());
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

PlayedGame played_game(const Record& record, int seat, int rollouts) {
    PlayedGame game;
    game.record = record;
    game.seat = seat;
    ReviewBudget budget;
    budget.seat = seat;
    budget.allowance = Allowance::of_rollouts(std::max(rollouts, 1));
    budget.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const review::Review review =
        rollouts > 0 ? run_review(record, budget, true) : review::Review(record);
    for (const Board& board : review.hands())
        if (board.over()) game.hands.push_back(board);
    const Team team = review.rules().team_of(seat);
    const review::TeamResult result = review.result(team);
    const review::PlayerSums sums = review.player(seat);
    game.over = review.over();
    game.win = result.win;
    game.luck = result.win - result.adjusted;
    game.decisions = sums.decisions;
    game.rate = sums.rate;
    return game;
}

// What cannot be read is told, and the rest counts.
std::vector<Record> read_records(const std::vector<std::string>& files, int& unread) {
    std::vector<Record> records;
    for (const std::string& file : files) {
        try {
            Record record = read_record_at(file);
            const bool dealt = !record.hands.empty() && record.hands[0].deck;
            if (dealt) records.push_back(std::move(record));
        } catch (const Failure& fault) {
            tell(fmt::format("{}\n", fault.what()));
            ++unread;
        }
    }
    return records;
}

void print_stats(const Options& options) {
    std::vector<std::string> places = options.places;
    if (places.empty()) places.push_back(platform::state_folder().string());
    int unread = 0;
    const std::vector<Record> records = read_records(files_at(places), unread);
    const std::string player = options.player.empty() ? usual_player(records) : options.player;
    std::vector<PlayedGame> games;
    for (const Record& record : records)
        if (const auto seat = seat_of(record, player))
            games.push_back(played_game(record, *seat, options.rollouts));
    if (games.empty() && !options.player.empty())
        throw Failure(
            fmt::format("no game has a player called {}; a record names its players in "
                        "`seat` lines",
                        backquoted(player)));
    Output output;
    output.text() = options.json ? stats_json(player, stats_of(games))
                                 : as_shown(options.flags, stats_report(player, stats_of(games),
                                                                        speech_of(options.flags)));
    output.flush();
    if (unread > 0)
        throw Failure(fmt::format("{} files could not be read and are not counted", unread));
}

}  // namespace

void add_stats(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("stats", "Sum up many games: wins, points, errors, luck");
    auto options = std::make_shared<Options>();
    command
        ->add_option("FILE", options->places,
                     "Records, or folders of them; otherwise the games of bornes play")
        ->type_name("");
    command
        ->add_option("--player", options->player,
                     "Whose games; otherwise the player who sits in most of them")
        ->type_name("NAME");
    command
        ->add_option("--rollouts", options->rollouts,
                     "Lookahead for one decision; 0 leaves errors out")
        ->check(whole_number(0, std::numeric_limits<int>::max()))
        ->type_name("N")
        ->capture_default_str();
    command->add_flag("--json", options->json, "One JSON object instead of a report");
    add_language_flags(*command, options->flags);
    command->footer(
        "By edition, number of players and opponents. Intervals are 95 %; unfinished games count\n"
        "for points and errors only. docs/review.md says what errors and luck are.\n\n"
        "Examples:\n"
        "  bornes stats\n"
        "  bornes stats --player Ann --rollouts 1000 games other.bornes\n"
        "  bornes stats --rollouts 0 --json games");
    command->callback([options] { print_stats(*options); });
}

}  // namespace bornes::cli
