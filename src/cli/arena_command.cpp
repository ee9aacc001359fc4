#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <thread>

#include "arena/bot_check.h"
#include "arena/charts.h"
#include "arena/program_player.h"
#include "arena/report.h"
#include "arena/results_file.h"
#include "arena_progress.h"
#include "bornes/utf8.h"
#include "budget_options.h"
#include "commands.h"
#include "failure.h"
#include "game_options.h"
#include "levels.h"
#include "numbers.h"
#include "option_values.h"
#include "output.h"
#include "platform/locale.h"
#include "platform/signals.h"
#include "platform/tty.h"

namespace bornes::cli {
namespace {

constexpr int kMostInt = std::numeric_limits<int>::max();
constexpr std::uint64_t kMostGames = 100'000'000;
constexpr std::uint64_t kMostThreads = 256;
constexpr double kMostElo = 1000;

struct Options {
    std::vector<std::string> players;
    GameOptions game;
    std::uint64_t games = 1000;
    std::vector<double> sprt;
    arena::Limits limits;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::uint64_t seed = 1;
    std::string out;
    std::string records;
    bool resume = false;
    bool json = false;
    bool check = false;
};

arena::PlayerName player_of(const std::string& text) {
    const auto name = arena::player_from_text(text);
    if (name) return *name;
    throw Failure(
        fmt::format("there is no player {}: write a level ({}), a level with a budget such as "
                    "master@4000 or master@50ms, or cmd:PROGRAM",
                    backquoted(text), level_ids()));
}

arena::Tournament tournament_of(const Options& options) {
    const GameSetup setup = game_setup(options.game);
    arena::Tournament tournament{
        {setup.rules, setup.house}, {}, options.limits, options.seed, !options.records.empty()};
    for (const std::string& player : options.players)
        tournament.players.push_back(player_of(player));
    if (tournament.players.size() < 2)
        throw Failure("a match needs two players: name at least two, such as master strong");
    if (arena::lineups(static_cast<int>(options.players.size()), setup.rules.teams).empty())
        throw Failure(fmt::format("{0} players do not fit on {1} teams: name at most {1}",
                                  options.players.size(), setup.rules.teams));
    return tournament;
}

std::optional<arena::Sprt> sprt_of(const Options& options) {
    if (options.sprt.empty()) return std::nullopt;
    if (options.players.size() > 2) throw Failure("--sprt compares two players: name exactly two");
    const arena::Sprt sprt{options.sprt[0], options.sprt[1]};
    const bool in_order =  // false also for NaN
        -kMostElo <= sprt.elo0 && sprt.elo0 < sprt.elo1 && sprt.elo1 <= kMostElo;
    if (in_order) return sprt;
    throw Failure(
        fmt::format("--sprt {} {}: write two numbers from {} to {}, the second above the first",
                    sprt.elo0, sprt.elo1, -kMostElo, kMostElo));
}

arena::ChartStyle chart_style() {
    constexpr int widest = 100;
    return {.width = std::min(platform::columns_of(STDOUT_FILENO), widest),
            .ascii = !platform::locale_is_utf8(),
            .colour = platform::shows_colour(STDOUT_FILENO)};
}

class Run {
public:
    explicit Run(const Options& options)
        : options_(options),
          tournament_(tournament_of(options)),
          sprt_(sprt_of(options)),
          standings_(tournament_.players.size()) {
        if (!options.out.empty())
            file_ = std::make_unique<arena::ResultsFile>(options.out, tournament_, options.resume);
        if (!options.records.empty()) create_folder(options.records);
    }

    void play() {
        const auto games_per_group =
            static_cast<std::int64_t>(arena::lineups(static_cast<int>(tournament_.players.size()),
                                                     tournament_.table.rules.teams)
                                          .size());
        const std::int64_t groups =
            (static_cast<std::int64_t>(options_.games) + games_per_group - 1) / games_per_group;
        if (file_)
            for (const arena::Group& group : file_->earlier())
                if (standings_.groups() < groups && undecided()) standings_.add(group);
        ArenaProgress progress(tournament_, groups * games_per_group, standings_.games());
        std::string cut_short = "interrupted";
        try {
            if (undecided())
                arena::play_groups(
                    tournament_, standings_.groups(), groups, options_.threads,
                    platform::flag_of_interrupts(),
                    [&](const arena::Group& group) { return accept(group); },
                    [&] { progress.show(standings_); });
        } catch (const arena::NotStarted& fault) {
            cut_short = fault.what();
        }
        progress.end();
        report();
        if (standings_.groups() == groups || !undecided()) return;
        throw Failure(cut_short + (file_ ? "; --resume continues from here" : ""));
    }

private:
    bool undecided() const {
        return !sprt_ ||
               sprt_->verdict(standings_.players()[0].wins, tournament_.table.rules.teams) ==
                   arena::Sprt::Verdict::open;
    }

    bool accept(const arena::Group& group) {
        // Records come before the line of results, because --resume skips a group that has a line.
        for (std::size_t game = 0; game < group.records.size(); ++game)
            write_file(fmt::format("{}/{}-{}.bornes", options_.records, group.number, game),
                       to_text(group.records[game]));
        if (file_) file_->append(group);
        standings_.add(group);
        return undecided();
    }

    void report() const {
        if (standings_.groups() == 0) return;
        Output output;
        output.text() = options_.json ? report_json(tournament_, standings_, sprt_)
                                      : report_text(tournament_, standings_, sprt_) +
                                            charts(tournament_, standings_, chart_style());
        output.flush();
    }

    const Options& options_;
    arena::Tournament tournament_;
    std::optional<arena::Sprt> sprt_;
    std::unique_ptr<arena::ResultsFile> file_;
    arena::Standings standings_;
};

void check(const Options& options) {
    if (options.players.size() != 1) throw Failure("--check tests one player: name exactly one");
    const arena::PlayerName player = player_of(options.players[0]);
    if (player.level) throw Failure("--check tests a program: name it as cmd:PROGRAM");
    Output output;
    const std::optional<int> wrong =
        arena::check_bot(player.command, options.limits.deadline_ms, platform::flag_of_interrupts(),
                         [&](const std::string& line) {
                             output.text().append(line).append("\n");
                             output.flush();
                         });
    if (!wrong) throw Failure("interrupted");
    if (*wrong > 0)
        throw Failure(fmt::format("{} does not follow the bot protocol: correct the faults above",
                                  backquoted(player.text)));
}

// Only programs have a deadline. Our own bots have a budget.
void refuse_deadline_of_nobody(const Options& options) {
    for (const std::string& player : options.players)
        if (player.starts_with("cmd:")) return;
    throw Failure("--deadline-ms has no effect on our own bots: name a program as cmd:PROGRAM");
}

void run(const Options& options, bool deadline_given) {
    if (deadline_given) refuse_deadline_of_nobody(options);
    if (options.check) return check(options);
    if (options.resume && options.out.empty())
        throw Failure("--resume continues a file: name it with --out FILE");
    Run(options).play();
}

void add_budget_options(CLI::App& command, Options& options) {
    add_allowance(command, options.limits.budget,
                  "Rollouts per move of master; gives the same result on every machine",
                  "Milliseconds per move of master");
    command
        .add_option("--deadline-ms", options.limits.deadline_ms,
                    "Milliseconds per move of other programs")
        ->check(whole_number(1, kMostInt))
        ->type_name("MS")
        ->capture_default_str();
}

void add_run_options(CLI::App& command, Options& options) {
    command
        .add_option("--games", options.games, "How many games, rounded up to whole duplicate deals")
        ->check(whole_number(1, kMostGames))
        ->type_name("G")
        ->capture_default_str();
    command
        .add_option("--sprt", options.sprt,
                    "Stop as soon as it is certain which of the two ratings fits the first player "
                    "better")
        ->type_name("ELO0 ELO1")
        ->expected(2)
        ->allow_extra_args(false);  // players may follow
    add_budget_options(command, options);
    command.add_option("--threads", options.threads, "How many games to play at the same time")
        ->check(whole_number(1, kMostThreads))
        ->type_name("T")
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same decks")
        ->check(whole_number())
        ->type_name("S")
        ->capture_default_str();
    command
        .add_option("--out", options.out,
                    "Write the results to this file, one line per group of games")
        ->type_name("FILE");
    command
        .add_option("--records", options.records,
                    "Write every game to this folder as a record, GROUP-GAME.bornes")
        ->type_name("DIR");
    command.add_flag("--resume", options.resume, "Continue the match in the file of --out");
    command.add_flag("--json", options.json, "Print the report as one JSON object");
}

}  // namespace

void add_arena(CLI::App& program) {
    CLI::App* command = program.add_subcommand("arena");
    auto options = std::make_shared<Options>();
    command
        ->add_option("PLAYER", options->players,
                     "A level (" + level_ids() +
                         "), a level with a budget (master@4000, master@50ms), or another program "
                         "(cmd:PROGRAM)")
        ->required()
        ->check(such_as(ids_of(kLevels)))
        ->type_name("");
    add_game_options(*command, options->game);
    add_run_options(*command, *options);
    CLI::Option* check =
        command->add_flag("--check", options->check,
                          "Test whether a program follows the bot protocol: --check cmd:./mybot");
    for (const char* of_matches :
         {"--rules", "--players", "--set", "--games", "--sprt", "--threads", "--seed", "--out",
          "--records", "--resume", "--json", "--rollouts", "--time-ms"})
        check->excludes(of_matches);
    command->footer(
        "Plays the same decks with every player in every place; these games are a group. With\n"
        "more teams than players, the last player gets all remaining teams. An equal share of\n"
        "wins is one divided by the number of teams. Intervals are 95 %, over groups.\n"
        "docs/bots.md explains the figures.\n\n"
        "Examples:\n"
        "  bornes arena master strong --games 2000 --time-ms 50 --out results.jsonl\n"
        "  bornes arena strong casual --players 4 --rules classic-km --games 10000\n"
        "  bornes arena master@8000 master@4000 --sprt 0 10 --games 100000\n"
        "  bornes arena master strong --games 20 --rollouts 500 --records games\n"
        "  bornes arena strong cmd:'./mybot --fast' --deadline-ms 200\n"
        "  bornes arena --check cmd:./mybot");
    command->callback([options, command] { run(*options, command->count("--deadline-ms") > 0); });
}

}  // namespace bornes::cli
