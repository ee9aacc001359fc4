#include "play.h"

#include <fmt/format.h>
#include <langinfo.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <string_view>

#include "curses_screen.h"
#include "full_screen.h"
#include "kept_game.h"
#include "plain_game.h"
#include "replay.h"
#include "session.h"
#include "setup_menu.h"
#include "signals.h"
#include "text.h"

namespace bornes::terminal {
namespace {

namespace fs = std::filesystem;

std::string_view locale_name() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return value;
    }
    return {};
}

bool only_ascii(const ScreenOptions& options) {
    return options.ascii || std::string_view(nl_langinfo(CODESET)) != "UTF-8";
}

void print(std::string_view text, bool ascii) {
    std::cout << (ascii ? ascii_of(text) : std::string(text)) << '\n';
}

// A stream forgets why it failed; writing once more tells.
void flush_output() {
    if (std::cout.flush()) return;
    const bool written = write(STDOUT_FILENO, "\n", 1) == 1;
    throw std::runtime_error(
        fmt::format("cannot write to standard output: {}", std::strerror(written ? EIO : errno)));
}

void require_terminal(const Voice& voice) {
    switch (check_terminal()) {
        case ScreenFault::none: return;
        case ScreenFault::not_a_terminal:
            throw std::runtime_error(std::string(voice(Word::terminal_not_a_terminal)));
        case ScreenFault::bad_terminal: break;
    }
    const char* type = std::getenv("TERM");
    throw std::runtime_error(
        voice(phrase::terminal_bad_terminal{.name = type == nullptr ? "" : type}));
}

std::optional<LastGame> last_game_for(const PlayOptions& options, Language language) {
    if (options.fresh || options.kept) return std::nullopt;
    const std::optional<fs::path> file = last_game();
    if (!file) return std::nullopt;
    const auto loaded = load(*file);
    const Record& record = std::get<Record>(loaded);
    const Voice voice(language, *record.edition);
    return LastGame{*file, voice(phrase::setup_continue_about{
                               .edition = voice(words::name_of(*record.edition)),
                               .figure = static_cast<int>(record.hands.size())})};
}

std::unique_ptr<Session> resume(const fs::path& file) {
    auto loaded = load(file);
    if (const auto* fault = std::get_if<FileFault>(&loaded))
        throw std::runtime_error(fault->message);
    return std::make_unique<Session>(std::get<Record>(std::move(loaded)), file);
}

// The game that the options or the setup screen come to; nothing if the person leaves.
std::unique_ptr<Session> choose_game(const PlayOptions& options, Language language,
                                     Screen* screen) {
    if (options.kept) return std::make_unique<Session>(options.kept->record, options.kept->file);
    const std::optional<LastGame> last = last_game_for(options, language);
    if (options.start_at_once || (screen == nullptr && !last))
        return std::make_unique<Session>(options.setup, new_game_file());
    if (screen == nullptr) return resume(last->file);
    const Voice voice(language, options.setup.edition);
    SetupChoice choice = SetupMenu(*screen, voice, options.setup, last).run();
    if (const auto* chosen = std::get_if<LastGame>(&choice)) return resume(chosen->file);
    if (const auto* setup = std::get_if<Setup>(&choice))
        return std::make_unique<Session>(*setup, new_game_file());
    return nullptr;
}

std::string farewell(const Session* session, Language language) {
    const Edition edition = session == nullptr ? kDefaultEdition : *session->record().edition;
    const Voice voice(language, edition);
    if (session == nullptr || session->position().board.phase == Phase::game_over)
        return std::string(voice(Word::terminal_goodbye));
    if (!session->trouble().empty())
        return voice(phrase::terminal_not_kept{.why = session->trouble()});
    return voice(phrase::terminal_kept{.file = session->file().string()});
}

void play_plain(const PlayOptions& options, Language language, bool ascii) {
    const std::unique_ptr<Session> session = choose_game(options, language, nullptr);
    const Voice voice(language, *session->record().edition);
    PlainGame(std::cin, std::cout, *session, voice, ascii).run();
    print(farewell(session.get(), language), ascii);
    flush_output();
}

void play_full_screen(const PlayOptions& options, Language language, bool ascii) {
    require_terminal(Voice(language, kDefaultEdition));
    std::unique_ptr<Session> session;
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        session = choose_game(options, language, screen.get());
        if (session) {
            session->set_thinking_time(std::max(100, options.screen.pace_ms));
            const Voice voice(language, *session->record().edition);
            FullScreen(*screen, *session, voice, {options.screen.pace_ms}).run();
        }
    } catch (const Interrupted&) {  // the screen is closed by now
    }
    print(farewell(session.get(), language), ascii);
    flush_output();
}

// The whole record in sentences.
void tell_all(Replay& steps, const Voice& voice, bool ascii) {
    do {
        const Board board = steps.view().board;
        if (steps.moves() == 0)
            print(voice(phrase::move_dealt{.figure = board.hand_number,
                                           .name = name_of(voice, steps, board.dealer)}),
                  ascii);
        else if (!steps.last_is_decline())
            print(tell(voice, steps, steps.events().back()), ascii);
        if (board.over()) print(tell_end_of_hand(voice, steps, board), ascii);
        if (board.phase == Phase::game_over) print(tell_end_of_game(voice, steps, board), ascii);
    } while (steps.step(1));
    flush_output();
}

}  // namespace

Language language_of(const ScreenOptions& options) {
    return options.language.value_or(words::language_of_locale(locale_name()));
}

void play(const PlayOptions& options) {
    std::setlocale(LC_ALL, "");
    const Language language = language_of(options.screen);
    const bool ascii = only_ascii(options.screen);
    const SignalWatch watch;
    if (options.screen.plain) {
        play_plain(options, language, ascii);
    } else {
        play_full_screen(options, language, ascii);
    }
}

void replay(const ScreenOptions& options, Record record) {
    std::setlocale(LC_ALL, "");
    const Voice voice(language_of(options), record.edition.value_or(kDefaultEdition));
    Replay steps(std::move(record));
    if (steps.empty()) throw std::runtime_error(std::string(voice(Word::terminal_replay_empty)));
    const bool ascii = only_ascii(options);
    if (options.plain) return tell_all(steps, voice, ascii);
    require_terminal(voice);
    const SignalWatch watch;
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        run_replay(*screen, steps, voice, options.pace_ms);
    } catch (const Interrupted&) {  // the screen is closed by now
    }
}

}  // namespace bornes::terminal
