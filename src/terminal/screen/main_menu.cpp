#include "terminal/screen/main_menu.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>

#include "bornes/utf8.h"
#include "terminal/screen/menu.h"

namespace bornes::terminal {
namespace {

struct Entry {
    MenuChoice choice;
    Word label;
    std::optional<Word> about{};
    bool (*offered)(const KeptGames&) = [](const KeptGames&) { return true; };
    std::string (*value)(const Voice&, const KeptGames&) = [](const Voice&, const KeptGames&) {
        return std::string();
    };
};

// The names of all players except the first, who is usually the person at this keyboard.
std::string names_in(const Voice& voice, const Record& record) {
    std::vector<std::string> names;
    for (int seat = 1; seat < record.players.value_or(kMinPlayers); ++seat) {
        std::string name = printable(record.seats[static_cast<std::size_t>(seat)], kLongestName);
        if (!name.empty()) names.push_back(std::move(name));
    }
    return names.empty() ? std::string("–") : listed(voice, names);
}

std::string about(const Voice& voice, const KeptGame& game) {
    const Edition edition = game.record.edition.value_or(kDefaultEdition);
    const std::string names = names_in(voice, game.record);
    const auto name = Voice(voice.speech(), edition)(words::name_of(edition));
    if (game.over) return voice(phrase::terminal_menu_game_over{.edition = name, .names = names});
    return voice(phrase::terminal_menu_game{
        .edition = name, .figure = static_cast<int>(game.record.hands.size()), .names = names});
}

std::string count(const Voice& voice, std::size_t games) {
    return voice(phrase::terminal_menu_count{.figure = static_cast<int>(games)});
}

// In the order of the menu.
const auto kEntries = std::to_array<Entry>({
    {MenuChoice::go_on, Word::terminal_menu_go_on, Word::terminal_menu_go_on_about,
     [](const KeptGames& games) { return !games.under_way.empty(); },
     [](const Voice& voice, const KeptGames& games) {
         return about(voice, games.under_way.front());
     }},
    {MenuChoice::games, Word::terminal_menu_games, Word::terminal_menu_games_about,
     [](const KeptGames& games) { return games.under_way.size() > 1; },
     [](const Voice& voice, const KeptGames& games) {
         return count(voice, games.under_way.size());
     }},
    {MenuChoice::new_game, Word::terminal_menu_new, Word::terminal_menu_new_about},
    {MenuChoice::online, Word::terminal_menu_online, Word::terminal_menu_online_about},
    {MenuChoice::replay, Word::terminal_menu_replay, Word::terminal_menu_replay_about,
     [](const KeptGames& games) { return !games.all.empty(); },
     [](const Voice& voice, const KeptGames& games) { return count(voice, games.all.size()); }},
    {MenuChoice::statistics, Word::terminal_menu_stats, Word::terminal_menu_stats_about,
     [](const KeptGames& games) { return !games.all.empty(); }},
    {MenuChoice::learn, Word::terminal_menu_learn, Word::terminal_menu_learn_about},
    {MenuChoice::keep, Word::terminal_menu_keep, Word::terminal_menu_keep_about},
    {MenuChoice::puzzles, Word::terminal_menu_puzzles, Word::terminal_menu_puzzles_about},
    {MenuChoice::help, Word::terminal_menu_help, Word::terminal_menu_help_about},
    {MenuChoice::quit, Word::terminal_menu_quit},
});

// When the game was played last, in the machine's time.
std::string date_of(const Voice& voice, const KeptGame& game) {
    std::error_code error;
    const auto written = std::filesystem::last_write_time(game.file, error);
    if (error) return {};
    const auto time = std::chrono::file_clock::to_sys(written);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(
        std::chrono::time_point_cast<std::chrono::system_clock::duration>(time));
    const std::tm at = fmt::localtime(seconds);
    return voice(phrase::terminal_date{.day = fmt::format("{:%d}", at),
                                       .month = fmt::format("{:%m}", at),
                                       .time = fmt::format("{:%H:%M}", at),
                                       .year = fmt::format("{:%Y}", at)});
}

}  // namespace

KeptGames find_kept_games(words::Speech speech) {
    KeptGames games{kept_games(speech), {}};
    std::copy_if(games.all.begin(), games.all.end(), std::back_inserter(games.under_way),
                 can_continue);
    return games;
}

MenuChoice ask_main_menu(Screen& screen, const Voice& voice, const KeptGames& games) {
    std::vector<MenuRow> rows;
    std::vector<MenuChoice> choices;
    for (const Entry& entry : kEntries) {
        if (!entry.offered(games)) continue;
        rows.push_back({std::string(voice(entry.label)), entry.value(voice, games),
                        std::string(entry.about ? voice(*entry.about) : "")});
        choices.push_back(entry.choice);
    }
    Stage stage(screen, voice);
    const auto picked =
        Menu(stage, voice, std::string(voice(Word::setup_title)), std::move(rows), Mode::main_menu)
            .ask();
    return picked ? choices[*picked] : MenuChoice::quit;
}

const KeptGame* ask_game(Screen& screen, const Voice& voice, const std::string& title,
                         const std::vector<KeptGame>& games) {
    std::vector<MenuRow> rows;
    for (const KeptGame& game : games)
        rows.push_back({date_of(voice, game), about(voice, game), {}});
    Stage stage(screen, voice);
    const auto picked = Menu(stage, voice, title, std::move(rows)).ask();
    return picked ? &games[*picked] : nullptr;
}

}  // namespace bornes::terminal
