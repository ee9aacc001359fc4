#include "terminal/play.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string_view>

#include "platform/signals.h"
#include "terminal/keep.h"
#include "terminal/learn.h"
#include "terminal/model/kept_game.h"
#include "terminal/model/session.h"
#include "terminal/online/online_menu.h"
#include "terminal/online/online_play.h"
#include "terminal/plain/lines.h"
#include "terminal/plain/plain_game.h"
#include "terminal/puzzle/puzzle_play.h"
#include "terminal/report_screen.h"
#include "terminal/screen/curses_screen.h"
#include "terminal/screen/full_screen.h"
#include "terminal/screen/main_menu.h"
#include "terminal/screen/output.h"
#include "terminal/screen/readers.h"
#include "terminal/screen/replay_screen.h"
#include "terminal/screen/setup_menu.h"
#include "terminal/telling/review_telling.h"
#include "words/faults.h"

namespace bornes::terminal {
namespace {

namespace fs = std::filesystem;

using SessionPtr = std::unique_ptr<Session>;

std::string cannot_open(const FileFault& fault, const Voice& voice) {
    return voice(phrase::error_cannot_open{.file = fault.file.string(),
                                           .why = words::describe(voice, fault.why)});
}

SessionPtr resume(const fs::path& path, Speech speech) {
    KeptFile file = hold_game(path, speech);
    auto loaded = load(path, speech);
    if (const auto* fault = std::get_if<FileFault>(&loaded))
        throw std::runtime_error(cannot_open(*fault, Voice(speech, kDefaultEdition)));
    auto& read = std::get<ReadableRecord>(loaded);
    if (!read.fault.empty()) throw std::runtime_error(read.fault);
    return std::make_unique<Session>(std::move(read.record), std::move(file));
}

SessionPtr resume(KeptRecord kept) {
    return std::make_unique<Session>(std::move(kept.record), std::move(kept.file));
}

SessionPtr begin(const Setup& setup) { return std::make_unique<Session>(setup, new_game_file()); }

// The choice in the menu: a game on this machine, an online table, the score keeper, or nothing.
struct Chosen {
    SessionPtr session{};
    std::optional<OnlineOptions> online{};
    bool keep_score = false;
};

void read_rules(Screen& screen, const Voice& voice, const Setup& setup) {
    RulesResult made = make_rules(setup.edition, setup.players, setup.house);
    if (!made) made = make_rules(setup.edition, kMinPlayers);
    Stage stage(screen, voice);
    read_help(stage, voice, made.rules, {Mode::card});
}

// Runs the menu until a choice leaves it.
Chosen choose_in_menu(const PlayOptions& options, Speech speech, Screen& screen) {
    const Voice voice(speech, options.setup.edition);
    const auto title = [&](Word word) { return std::string(voice(word)); };
    while (true) {
        const KeptGames games = options.fresh ? KeptGames{} : find_kept_games(speech);
        switch (ask_main_menu(screen, voice, games)) {
            case MenuChoice::quit: return {};
            case MenuChoice::go_on: return {resume(games.under_way.front().file, speech), {}};
            case MenuChoice::games:
                if (const KeptGame* game =
                        ask_game(screen, voice, title(Word::terminal_menu_games), games.under_way))
                    return {resume(game->file, speech), {}};
                break;
            case MenuChoice::new_game: {
                SetupMenu menu(screen, voice, options.setup);
                const SetupMenu::End end = menu.run();
                if (end == SetupMenu::End::quit) return {};
                if (end == SetupMenu::End::start) return {begin(menu.setup()), {}};
                break;
            }
            case MenuChoice::online:
                if (auto online = ask_table(screen, voice, options.setup))
                    return {nullptr, std::move(online)};
                break;
            case MenuChoice::replay:
                if (const KeptGame* game =
                        ask_game(screen, voice, title(Word::terminal_menu_replay), games.all))
                    replay_and_review(screen, *game, speech, options.reports,
                                      options.screen.pace_ms);
                break;
            case MenuChoice::statistics: show_statistics(screen, voice, options.reports); break;
            case MenuChoice::learn: learn_on_screen(screen, speech, options.screen.pace_ms); break;
            case MenuChoice::keep: return {.keep_score = true};
            case MenuChoice::puzzles: choose_puzzles(screen, speech); break;
            case MenuChoice::help: read_rules(screen, voice, options.setup); break;
        }
    }
}

// Names the command that continues this very game, even if others were played since.
std::string farewell(const Session* session, Speech speech, bool plain) {
    const Edition edition = session == nullptr ? kDefaultEdition : *session->record().edition;
    const Voice voice(speech, edition);
    if (session == nullptr || session->position().board.phase == Phase::game_over)
        return std::string(voice(Word::terminal_goodbye));
    if (std::string trouble = session->trouble(voice); !trouble.empty()) return trouble;
    std::vector<std::string> command{"bornes", "play"};
    if (plain) command.emplace_back("--plain");
    command.push_back(session->file().string());
    return voice(phrase::terminal_kept{.command = shell_command(command)});
}

Setup another_game(const Session& session) { return session.another(std::random_device{}()); }

// The game to play in lines, and a sentence if it is a saved game.
std::pair<SessionPtr, std::string> choose_plain_game(PlayOptions& options, Speech speech) {
    if (options.kept) {
        SessionPtr session = resume(std::move(*options.kept));
        const Voice voice(speech, *session->record().edition);
        std::string told = voice(phrase::terminal_plain_resumed{
            .figure = session->position().board.hand_number, .file = session->file().string()});
        return {std::move(session), std::move(told)};
    }
    const std::optional<KeptGame> last =
        options.fresh || options.start_at_once ? std::nullopt : last_game();
    if (!last) return {begin(options.setup), std::string()};
    SessionPtr session = resume(last->file, speech);
    const Voice voice(speech, *session->record().edition);
    return {std::move(session), std::string(voice(Word::terminal_plain_going_on))};
}

void play_plain(PlayOptions& options, Speech speech, bool ascii) {
    auto [session, resumed] = choose_plain_game(options, speech);
    if (!resumed.empty()) print(resumed, ascii);
    Lines lines(STDIN_FILENO);
    while (true) {
        const Voice voice(speech, *session->record().edition);
        if (PlainGame(lines, std::cout, *session, voice, ascii).run() == PlainGame::End::left)
            break;
        const Setup setup = another_game(*session);
        session = begin(setup);
    }
    print(farewell(session.get(), speech, true), ascii);
    flush_output({speech, kDefaultEdition});
}

// Plays one game after the other, until the person leaves.
void play_on_screen(Screen& screen, SessionPtr& session, Speech speech, int pace_ms) {
    while (session) {
        session->set_thinking_time(std::max(100, pace_ms));
        const Voice voice(speech, *session->record().edition);
        if (FullScreen(screen, *session, voice, {pace_ms}).run() == FullScreen::End::quit) return;
        const Setup setup = another_game(*session);
        session = begin(setup);
    }
}

void play_full_screen(PlayOptions& options, Speech speech, bool ascii) {
    require_terminal(Voice(speech, kDefaultEdition));
    Chosen chosen;
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        if (options.kept)
            chosen.session = resume(std::move(*options.kept));
        else if (options.start_at_once)
            chosen.session = begin(options.setup);
        else
            chosen = choose_in_menu(options, speech, *screen);
        play_on_screen(*screen, chosen.session, speech, options.screen.pace_ms);
    } catch (const Interrupted&) {  // the screen is closed by now
        chosen.online.reset();
    }
    if (chosen.online) return play_online(*chosen.online, options.screen);
    if (chosen.keep_score)
        return keep({.screen = options.screen,
                     .game = {.edition = options.setup.edition, .house = options.setup.house}});
    print(farewell(chosen.session.get(), speech, false), ascii);
    flush_output({speech, kDefaultEdition});
}

// Prints the whole record in sentences.
void tell_all(Replay& steps, const Voice& voice, bool ascii, const review::Review* review) {
    do {
        const Board board = steps.view().board;
        if (steps.moves() == 0)
            print(tell_deal(voice, steps, board), ascii);
        else if (!steps.last_is_decline())
            print(tell(voice, steps, steps.events().back()), ascii);
        const std::string judged =
            review == nullptr ? std::string() : tell_last_move(voice, steps, *review);
        if (!judged.empty()) print("  " + judged, ascii);
        if (board.over()) print(tell_end_of_hand(voice, steps, board), ascii);
        if (board.phase == Phase::game_over) print(tell_end_of_game(voice, steps, board), ascii);
    } while (steps.step(1));
    flush_output(voice);
}

}  // namespace

KeptFile hold_game(const fs::path& path, Speech speech) {
    KeptFile file(path);
    if (file.hold()) return file;
    throw std::runtime_error(
        Voice(speech, kDefaultEdition)(phrase::terminal_in_use{.file = path.string()}));
}

void play(PlayOptions options) {
    const Speech speech = speech_of(options.screen);
    const bool ascii = only_ascii(options.screen);
    const platform::SignalWatch watch;
    if (options.online) {
        play_online(*options.online, options.screen);
    } else if (options.screen.plain) {
        play_plain(options, speech, ascii);
    } else {
        play_full_screen(options, speech, ascii);
    }
}

void replay(const ScreenOptions& options, ReadableRecord read, const review::Review* review) {
    const Voice voice(speech_of(options), read.record.edition.value_or(kDefaultEdition));
    Replay steps(std::move(read.record), read.fault);
    if (steps.empty())
        throw std::runtime_error(
            read.fault.empty() ? std::string(voice(Word::terminal_replay_empty)) : read.fault);
    const bool ascii = only_ascii(options);
    if (options.plain) return tell_all(steps, voice, ascii, review);
    require_terminal(voice);
    const platform::SignalWatch watch;
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        run_replay(*screen, steps, voice, options.pace_ms, review);
    } catch (const Interrupted&) {  // the screen is closed by now
    }
}

}  // namespace bornes::terminal
