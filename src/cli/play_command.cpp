#include <fmt/format.h>

#include <memory>
#include <random>
#include <span>

#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
#include "game_options.h"
#include "input.h"
#include "levels.h"
#include "menu_reports.h"
#include "misuse.h"
#include "numbers.h"
#include "option_values.h"
#include "screen_options.h"
#include "terminal/model/kept_game.h"
#include "terminal/play.h"
#include "terminal/screen/output.h"
#include "terminal/telling/telling.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;
using terminal::Player;
using terminal::PlayOptions;

struct Options {
    GameOptions game;
    ScreenFlags screen;
    std::uint64_t seed = std::random_device{}();
    std::vector<std::string> seats;  // N=WHO
    std::string level{id(Level::casual)};
    std::string file;  // may be the link of a table or server
    std::string name;
    bool watch = false;
    std::string code;
    protocol::Options table;  // options of a new online table
    bool no_hints = false;
    bool fresh = false;
    bool game_chosen = false;
};

bool fits_a_record(const std::string& name) {
    return !name.empty() && name.front() != ' ' && name.back() != ' ' &&
           name.find('#') == std::string::npos && printable(name, terminal::kLongestName) == name;
}

// 2=master, 3=person, 4=person:Ann
void seat_player(terminal::Players& seats, const std::string& text, int players,
                 const words::Voice& voice) {
    const std::string where = fmt::format("--seat {}: ", backquoted(text));
    if (text.size() < 3 || text[1] != '=' || text[0] < '1' || text[0] > '0' + players)
        throw Failure(where + translate(phrase::error_seat_form{.figure = players}));
    const int seat = text[0] - '1';
    Player& player = seats[static_cast<std::size_t>(seat)];
    const std::string who = text.substr(2);
    if (who == "person") {
        player = {std::nullopt, voice(phrase::player_numbered{.figure = seat + 1})};
    } else if (who.starts_with("person:")) {
        player = {std::nullopt, who.substr(7)};
        if (!fits_a_record(player.name))
            throw Failure(where + translate(phrase::error_bad_name{
                                      .figure = static_cast<int>(terminal::kLongestName)}));
    } else {
        player = {level_of(who, where), std::string(terminal::bot_name(seat))};
    }
}

bool is_link(const std::string& place) { return place.find("://") != std::string::npos; }

bool is_link_of_table(const std::string& place) {
    const auto address = client::address_from(place);
    return address && client::table_in(*address);
}

// Refuses options that would have no effect, because the user expects one.
void refuse_options_without_effect(const CLI::App& command, const std::string& place) {
    const auto refuse = [&](std::initializer_list<const char*> names, auto message) {
        for (const char* name : names) {
            if (command.count(name) == 0) continue;
            message.option = name;
            throw Failure(with_hint(translate(message), "bornes play --help"));
        }
    };
    if (place == "-") throw Failure(translate(words::Word::error_game_from_input));
    if (!is_link(place)) {
        refuse({"--name", "--watch", "--code", "--clock", "--pause", "--window", "--no-hints",
                "--public"},
               phrase::error_only_online{""});
        if (!place.empty())
            refuse({"--rules", "--players", "--set", "--seat", "--level", "--seed", "--new"},
                   phrase::error_file_says_it{""});
        return;
    }
    refuse({"--seed", "--new"}, phrase::error_not_online{""});
    refuse({"--level"}, phrase::error_level_online{""});
    if (!is_link_of_table(place)) return;
    refuse({"--rules", "--players", "--set", "--seat", "--clock", "--pause", "--window",
            "--no-hints", "--public"},
           phrase::error_table_exists{""});
}

terminal::KeptRecord kept_record(const std::string& file, const LanguageFlags& flags) {
    const words::Speech speech = speech_of(flags);
    terminal::KeptFile held = terminal::hold_game(file, speech);
    terminal::ReadableRecord read = read_record_part_at(file);
    const words::Voice voice(speech, kDefaultEdition);
    if (!read.fault.empty())
        throw InputFault(fmt::format(
            "{}\n{}", read.fault,
            as_shown(flags, voice(phrase::terminal_cannot_go_on{
                                .command = terminal::shell_command({"bornes", "replay", file})}))));
    terminal::KeptRecord kept{std::move(read.record), std::move(held)};
    const RulesResult made =
        make_rules(kept.record.edition.value_or(kDefaultEdition),
                   kept.record.players.value_or(kMinPlayers), kept.record.house);
    if (!made) throw InputFault(fmt::format("{}: {}", file, voice(words::sentence_of(made.fault))));
    return kept;
}

// The request for a new table. Seats without a bot are free.
protocol::Options new_table(const Options& options, const GameSetup& game,
                            const words::Voice& voice) {
    protocol::Options table = options.table;
    table.hints = !options.no_hints;
    table.edition = game.edition;
    table.house = game.house;
    table.players = game.players;
    for (const std::string& text : options.seats) {
        terminal::Players given;
        seat_player(given, text, game.players, voice);
        const auto seat = static_cast<std::size_t>(text[0] - '1');
        table.bots[seat] = given[seat].bot;
    }
    return table;
}

PlayOptions play_options(const Options& options) {
    PlayOptions play;
    play.screen = screen_options(options.screen);
    const words::Speech speech = speech_of(play.screen);
    const GameSetup game = game_setup(options.game);
    const words::Voice voice(speech, game.edition);
    play.setup = {
        game.edition, game.players, game.house,
        terminal::you_against(level_of(options.level, "--level: "), voice(words::Word::player_you)),
        options.seed};
    for (const std::string& seat : options.seats)
        seat_player(play.setup.seats, seat, game.players, voice);
    play.start_at_once = options.game_chosen;
    play.fresh = options.fresh;
    play.reports = menu_reports();
    if (is_link(options.file))
        play.online = {options.file, new_table(options, game, voice), options.name, options.watch,
                       options.code};
    else if (!options.file.empty())
        play.kept.emplace(kept_record(options.file, options.screen));
    return play;
}

// "1=novice", ..., "6=person"
std::vector<std::string> offered_seats() {
    std::vector<std::string> offered;
    for (int seat = 1; seat <= kMaxPlayers; ++seat) {
        for (const Level level : kLevels) offered.push_back(fmt::format("{}={}", seat, id(level)));
        offered.push_back(fmt::format("{}=person", seat));
    }
    return offered;
}

std::vector<std::string> texts_of(std::span<const int> numbers) {
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return texts;
}

void add_seat_options(CLI::App& command, Options& options) {
    command.add_option("--seed", options.seed)->check(whole_number())->type_name("S");
    command.add_option("--seat", options.seats)
        ->check(such_as(offered_seats()))
        ->check(explained(level_ids()))
        ->type_name("SEAT=WHO")
        ->allow_extra_args(false)
        ->take_all();
    command.add_option("--level", options.level)
        ->check(one_of(ids_of(kLevels)))
        ->type_name("LEVEL")
        ->capture_default_str();
    command.add_flag("--new", options.fresh);
}

void add_online_options(CLI::App& command, Options& options) {
    command.add_option("--name", options.name)->type_name("NAME");
    command.add_flag("--watch", options.watch);
    command.add_option("--code", options.code)->type_name("CODE");
    command.add_option("--clock", options.table.clock_s)
        ->check(one_of(texts_of(protocol::kClocks)))
        ->type_name("S");
    command.add_option("--pause", options.table.pause_s)
        ->check(one_of(texts_of(protocol::kPauses)))
        ->type_name("S");
    command.add_option("--window", options.table.window_s)
        ->check(whole_number(3, 15))
        ->type_name("S");
    command.add_flag("--no-hints", options.no_hints);
    command.add_flag("--public", options.table.listed);
}

}  // namespace

void add_play(CLI::App& program) {
    CLI::App* command = program.add_subcommand("play");
    auto options = std::make_shared<Options>();
    command->add_option("FILE|URL", options->file)->type_name("");
    default_by_language(add_game_options(*command, options->game));
    add_seat_options(*command, *options);
    add_online_options(*command, *options);
    add_screen_flags(*command, options->screen);
    command->footer(
        "Examples:\n"
        "  bornes play\n"
        "  bornes play --players 4 --rules parker-1962 --level strong\n"
        "  bornes play --seat 1=person:Ann --seat 2=person:Bob\n"
        "  bornes play --plain --seed 7\n"
        "  bornes play --name Ann https://bornes.example.org/t/kXq0Zc1m2n3b4v5c6x7z8A");
    command->callback([options, command] {
        refuse_options_without_effect(*command, options->file);
        refuse_screen_options_in_lines(*command, options->screen);
        for (const char* name : {"--rules", "--players", "--set", "--seat", "--level", "--seed"})
            options->game_chosen = options->game_chosen || command->count(name) > 0;
        terminal::play(play_options(*options));
    });
}

}  // namespace bornes::cli
