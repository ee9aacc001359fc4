#include "terminal/puzzle/puzzle_play.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <stdexcept>

#include "platform/signals.h"
#include "puzzles/file.h"
#include "terminal/draw/pages.h"
#include "terminal/plain/lines.h"
#include "terminal/plain/plain_command.h"
#include "terminal/plain/plain_game.h"
#include "terminal/puzzle/kept_progress.h"
#include "terminal/puzzle/puzzle_game.h"
#include "terminal/puzzle/puzzle_telling.h"
#include "terminal/screen/curses_screen.h"
#include "terminal/screen/menu.h"
#include "terminal/screen/turn.h"
#include "words/faults.h"

namespace bornes::terminal {
namespace {

using puzzles::Filter;
using puzzles::Puzzle;

// A series of puzzles: the next one, and the progress.
class Course {
public:
    Course(const std::vector<Puzzle>& all, const PuzzleOptions& options, const Voice& voice)
        : all_(all), filter_(options.filter), day_(today()), kept_(voice) {
        const int of_day = puzzles::puzzle_of_day(day_, static_cast<int>(all.size()));
        const bool free = !filter_.theme && !filter_.difficulty;
        if (options.number)
            at_ = *options.number;
        else if (options.shipped && free)
            at_ = of_day;
        else
            find_next(-1);
        of_day_ = options.shipped && !options.number && free;
    }

    bool empty() const { return at_ < 0; }
    const Puzzle& puzzle() const { return all_[static_cast<std::size_t>(at_)]; }
    std::string title(const Voice& voice) const {
        return puzzle_title(voice, puzzle(), at_, of_day_);
    }
    std::string tell_progress(const Voice& voice) const {
        return terminal::tell_progress(voice, kept_.progress(), day_);
    }
    // Returns why the answer could not be saved, or an empty string.
    std::string note(const Voice& voice, Action answer) {
        const auto fault = kept_.note(puzzle().id, answer == puzzle().best(),
                                      of_day_ ? std::optional(day_) : std::nullopt);
        if (!fault) return {};
        return voice(phrase::error_cannot_write{.file = fault->file.string(),
                                                .why = words::describe(voice, fault->why)});
    }
    void proceed() {
        of_day_ = false;
        find_next(at_);
    }

private:
    void find_next(int last) {
        at_ = puzzles::next_puzzle(all_, filter_, kept_.progress(), last).value_or(-1);
    }

    const std::vector<Puzzle>& all_;
    Filter filter_;
    int day_;
    KeptProgress kept_;
    int at_ = -1;
    bool of_day_ = false;
};

PuzzleGame game_of(const Course& course, const Voice& voice) {
    return {course.puzzle(), {course.title(voice), std::string(voice(Word::puzzle_task))}};
}

// Shows the solution. Returns true if the person wants the next puzzle.
bool read_solution(Stage& stage, const Voice& voice, const Course& course, const PuzzleGame& game,
                   const std::string& trouble) {
    while (true) {
        const std::optional<Key> key = stage.ask([&](Canvas& canvas) {
            const int width = canvas.size().width;
            std::vector<HelpLine> lines = solution_lines(voice, game, width - 4);
            add_title(lines, course.tell_progress(voice));
            if (!trouble.empty()) lines.push_back({trouble, false});
            draw_page(canvas, course.title(voice), lines, 0,
                      keys_line(voice, {Mode::solution}, width));
        });
        if (!key) continue;
        const Request request = request_of(*key, {Mode::solution});
        if (request == Request::quit) return false;
        if (request == Request::accept) return true;
    }
}

void run_on_screen(Screen& screen, words::Speech speech, Course& course) {
    while (!course.empty()) {
        const Voice voice(speech, course.puzzle().view.board.rules.edition);
        PuzzleGame game = game_of(course, voice);
        Stage stage(screen, voice, game);
        Turn turn(stage, game, voice);
        if (turn.run() == Turn::Outcome::quit) return;
        game.act(turn.action());
        const std::string trouble = course.note(voice, turn.action());
        if (!read_solution(stage, voice, course, game, trouble)) return;
        course.proceed();
    }
}

// Whether the person wants another puzzle.
bool ask_for_next(Lines& lines, const Voice& voice, bool ascii) {
    print(voice(Word::terminal_plain_next_puzzle), ascii);
    std::cout << "> " << std::flush;
    std::string line;
    if (lines.next(nullptr, line) != Lines::Heard::line) return false;
    const Command::Kind kind = command_from(line, voice.language()).kind;
    return kind == Command::Kind::nothing || kind == Command::Kind::next;
}

void run_in_lines(words::Speech speech, bool ascii, Course& course) {
    Lines lines(STDIN_FILENO);
    bool more = true;
    while (more && !course.empty()) {
        const Voice voice(speech, course.puzzle().view.board.rules.edition);
        PuzzleGame game = game_of(course, voice);
        PlainGame(lines, std::cout, game, voice, ascii).run();
        if (!game.answer()) break;
        const std::string trouble = course.note(voice, *game.answer());
        for (const std::string& line : tell_solution(voice, game)) print(line, ascii);
        print(voice(Word::puzzle_costs), ascii);
        for (const std::string& line : tell_costs(voice, game)) print("  " + line, ascii);
        print(course.tell_progress(voice), ascii);
        if (!trouble.empty()) print(trouble, ascii);
        more = ask_for_next(lines, voice, ascii);
        if (more) course.proceed();
    }
    flush_output({speech, kDefaultEdition});
}

// The filters in the order of the menu, after the puzzle of the day.
std::vector<Filter> filters() {
    std::vector<Filter> all{{}};
    for (const puzzles::Theme theme : kValues<puzzles::Theme>) all.push_back({theme, {}});
    return all;
}

}  // namespace

void play_puzzles(const std::vector<Puzzle>& all, const PuzzleOptions& options) {
    const words::Speech speech = speech_of(options.screen);
    const bool ascii = only_ascii(options.screen);
    const Voice voice(speech, kDefaultEdition);
    Course course(all, options, voice);
    if (course.empty()) throw std::runtime_error(std::string(voice(Word::puzzle_none)));
    const platform::SignalWatch watch;
    if (options.screen.plain) return run_in_lines(speech, ascii, course);
    require_terminal(voice);
    try {
        const std::unique_ptr<Screen> screen = open_screen(ascii);
        run_on_screen(*screen, speech, course);
    } catch (const Interrupted&) {  // the screen is closed by now
    }
}

void choose_puzzles(Screen& screen, words::Speech speech) {
    const Voice voice(speech, kDefaultEdition);
    const std::vector<Puzzle> all = puzzles::read_puzzles(puzzles::shipped_text()).puzzles;
    const std::string progress = tell_progress(voice, KeptProgress(voice).progress(), today());
    std::vector<MenuRow> rows{{std::string(voice(Word::home_puzzle)), {}, progress},
                              {std::string(voice(Word::puzzle_all)), {}, progress}};
    for (const puzzles::Theme theme : kValues<puzzles::Theme>)
        rows.push_back({std::string(voice(name_of(theme))), {}, progress});
    Stage stage(screen, voice);
    const auto picked = Menu(stage, voice, std::string(voice(Word::puzzle_title)), rows).ask();
    if (!picked) return;
    PuzzleOptions options;
    options.shipped = *picked == 0;
    if (*picked > 0) options.filter = filters()[*picked - 1];
    Course course(all, options, voice);
    run_on_screen(screen, speech, course);
}

}  // namespace bornes::terminal
