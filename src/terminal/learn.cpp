#include "terminal/learn.h"

#include <unistd.h>

#include <charconv>
#include <fstream>
#include <iostream>

#include "platform/replace_file.h"
#include "platform/signals.h"
#include "platform/user_folders.h"
#include "terminal/lesson/lesson_game.h"
#include "terminal/plain/plain_game.h"
#include "terminal/screen/curses_screen.h"
#include "terminal/screen/full_screen.h"

namespace bornes::terminal {
namespace {

std::filesystem::path step_file() { return platform::state_folder() / "lesson"; }

// Returns the step that was stored last, or 0 if none can be read.
std::size_t kept_step() {
    std::string text;
    std::getline(std::ifstream(step_file()), text);
    std::size_t step = 0;
    std::from_chars(text.data(), text.data() + text.size(), step);
    return step;
}

// Ignores a failure: next time, the lesson starts at its beginning.
void keep_step(std::size_t step) {
    if (!platform::create_folder_of(step_file()))
        platform::replace_file(step_file(), std::to_string(step) + "\n");
}

LessonGame begin(const Voice& voice, bool again) {
    Lesson lesson = first_game(voice.edition());
    const std::size_t step = again ? 0 : kept_step();
    const bool ended = step >= lesson.steps.size();
    return {std::move(lesson), voice, ended ? 0 : step, keep_step};
}

// The lesson uses the words of the edition that is the default for new games in the language.
Voice voice_of(Speech speech) { return {speech, speech.language.edition()}; }

}  // namespace

bool learn_on_screen(Screen& screen, Speech speech, int pace_ms, bool again) {
    const Voice voice = voice_of(speech);
    LessonGame game = begin(voice, again);
    FullScreen(screen, game, voice, {pace_ms}).run();
    return game.is_closed();
}

void learn(const LearnOptions& options) {
    const Voice voice = voice_of(speech_of(options.screen));
    const bool ascii = only_ascii(options.screen);
    const platform::SignalWatch watch;
    bool ended = false;
    if (options.screen.plain) {
        LessonGame game = begin(voice, options.again);
        Lines lines(STDIN_FILENO);
        PlainGame(lines, std::cout, game, voice, ascii).run();
        ended = game.is_closed();
    } else {
        require_terminal(voice);
        try {
            const std::unique_ptr<Screen> screen = open_screen(ascii);
            ended = learn_on_screen(*screen, voice.speech(), options.screen.pace_ms, options.again);
        } catch (const Interrupted&) {  // the screen is closed by now
        }
    }
    print(voice(ended ? Word::terminal_learn_done : Word::terminal_learn_kept), ascii);
    flush_output(voice);
}

}  // namespace bornes::terminal
