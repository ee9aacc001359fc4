#include "terminal/play.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string_view>

#include "platform/signals.h"
#include "terminal/model/kept_game.h"
#include "terminal/model/session.h"
#include "terminal/online/online_play.h"
#include "terminal/plain/lines.h"
#include "terminal/plain/plain_game.h"
#include "terminal/screen/curses_screen.h"
#include "terminal/screen/full_screen.h"
#include "terminal/screen/output.h"
#include "terminal/screen/replay_screen.h"
#include "terminal/screen/setup_menu.h"

namespace bornes::terminal {
namespace {

namespace fs = std::filesystem;

std::optional<LastGame> last_game_for(const PlayOptions& options, Speech speech) {
    if (options.fresh || options.kept) return std::nullopt;
    const std::optional<fs::path> file = last_game();
    if (!file) return std::nullopt;
    const auto loaded = load(*file);
    const auto& record = std::get<Record>(loaded);
    const Voice voice(speech, *record.edition);
    return LastGame{*file, voice(phrase::setup_continue_about{
                               .edition = voice(words::name_of(*record.edition)),
                               .figure = static_cast<int>(record.hands.size())})};
}

std::unique_ptr<Session> resume(const fs::path& path, Speech speech) {
    KeptFile file = hold_game(path, speech);
    auto loaded = load(path);
    if (const auto* fault = std::get_if<FileFault>(&loaded))
        throw std::runtime_error(fault->message);
    return std::make_unique<Session>(std::get<Record>(std::move(loaded)), std::move(file));
}

// The game that the options or the setup screen come to; nothing if the person leaves.
std::unique_ptr<Session> choose_game(PlayOptions& options, Speech speech, Screen* screen) {
    if (options.kept)
        return std::make_unique<Session>(std::move(options.kept->record),
                                         std::move(options.kept->file));
    const std::optional<LastGame> last = last_game_for(options, speech);
    if (options.start_at_once || (screen == nullptr && !last))
        return std::make_unique<Session>(options.setup, new_game_file());
    if (screen == nullptr) return resume(last->file, speech);
    const Voice voice(speech, options.setup.edition);
    SetupChoice choice = SetupMenu(*screen, voice, options.setup, last).run();
    if (const auto* chosen = std::get_if<LastGame>(&choice)) return resume(chosen->file, speech);
    if (const auto* setup = std::get_if<Setup>(&choice))
        return std::make_unique<Session>(*setup, new_game_file());
    return nullptr;
}

std::string farewell(const Session* session, Speech speech) {
    const Edition edition = session == nullptr ? kDefaultEdition : *session->record().edition;
    const Voice voice(speech, edition);
    if (session == nullptr || session->position().board.phase == Phase::game_over)
        return std::string(voice(Word::terminal_goodbye));
    if (!session->trouble().empty())
        return voice(phrase::terminal_not_kept{.why = session->trouble()});
    return voice(phrase::terminal_kept{.file = session->file().string()});
}

void play_plain(PlayOptions& options, Speech speech, bool ascii) {
    const std::unique_ptr<Session> session = choose_game(options, speech, nullptr);
    const Voice voice(speech, *session->record().edition);
    const bool chosen = options.kept || options.start_at_once;
    if (!chosen && !session->events().empty()) print(voice(Word::terminal_plain_going_on), ascii);
    Lines lines(STDIN_FILENO);
    PlainGame(lines, std::cout, *session, voice, ascii).run();
    print(farewell(session.get(), speech), ascii);
    flush_output();
}

void play_full_screen(PlayOptions& options, Speech speech, bool ascii) {
    require_terminal(Voice(speech, kDefaultEdition));
    std::unique_ptr<Session> session;
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        session = choose_game(options, speech, screen.get());
        if (session) {
            session->set_thinking_time(std::max(100, options.screen.pace_ms));
            const Voice voice(speech, *session->record().edition);
            FullScreen(*screen, *session, voice, {options.screen.pace_ms}).run();
        }
    } catch (const Interrupted&) {  // the screen is closed by now
    }
    print(farewell(session.get(), speech), ascii);
    flush_output();
}

// The whole record in sentences.
void tell_all(Replay& steps, const Voice& voice, bool ascii) {
    do {
        const Board board = steps.view().board;
        if (steps.moves() == 0)
            print(tell_deal(voice, steps, board), ascii);
        else if (!steps.last_is_decline())
            print(tell(voice, steps, steps.events().back()), ascii);
        if (board.over()) print(tell_end_of_hand(voice, steps, board), ascii);
        if (board.phase == Phase::game_over) print(tell_end_of_game(voice, steps, board), ascii);
    } while (steps.step(1));
    flush_output();
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

void replay(const ScreenOptions& options, Record record) {
    const Voice voice(speech_of(options), record.edition.value_or(kDefaultEdition));
    Replay steps(std::move(record));
    if (steps.empty()) throw std::runtime_error(std::string(voice(Word::terminal_replay_empty)));
    const bool ascii = only_ascii(options);
    if (options.plain) return tell_all(steps, voice, ascii);
    require_terminal(voice);
    const platform::SignalWatch watch;
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        run_replay(*screen, steps, voice, options.pace_ms);
    } catch (const Interrupted&) {  // the screen is closed by now
    }
}

}  // namespace bornes::terminal
