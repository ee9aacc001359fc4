#include "full_screen.h"

#include <algorithm>
#include <chrono>

#include "pages.h"
#include "readers.h"
#include "turn.h"

namespace bornes::terminal {

using Clock = std::chrono::steady_clock;

void FullScreen::run() {
    events_seen_ = game_.events().size();
    while (!done_ && step()) {
    }
}

bool FullScreen::step() {
    show_coup_fourre();
    if (game_.demand() != Demand::nothing) {
        hurried_ = false;
        const bool shared = game_.people() > 1;
        if (shared && owner_ != game_.viewer() && !pass_keyboard()) return false;
        owner_ = game_.viewer();
        return game_.demand() == Demand::look ? look() : take_turn();
    }
    return game_.view().board.over() ? end_hand() : watch();
}

bool FullScreen::pass_keyboard() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            draw_pass(canvas, voice_, name_of(voice_, game_, game_.viewer()));
        });
        if (key && key->is(U'q')) return false;
        if (key && key->kind == KeyKind::enter) return true;
    }
}

bool FullScreen::take_turn() {
    Turn turn(stage_, game_, voice_);
    const Turn::Outcome outcome = turn.run();
    if (outcome == Turn::Outcome::quit) return false;
    if (outcome == Turn::Outcome::decided) game_.act(turn.action());
    if (outcome == Turn::Outcome::undone) events_seen_ = game_.events().size();
    return true;
}

bool FullScreen::look() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            TableScene scene = scene_of(game_, voice_);
            scene.choice =
                Choice{scene.messages.back(), {std::string(voice_(Word::terminal_go_on))}, 0};
            scene.keys = voice_(Word::terminal_press_enter);
            draw_table(canvas, scene);
        });
        if (key && key->is(U'q')) return false;
        if (!key || key->kind != KeyKind::enter) continue;
        game_.looked();
        return true;
    }
}

// Others play: every move stays on the screen for a while, unless somebody is in a hurry.
bool FullScreen::watch() {
    const auto until = Clock::now() + std::chrono::milliseconds(hurried_ ? 0 : pace_.ms);
    const auto draw = [&](Canvas& canvas) {
        TableScene scene = scene_of(game_, voice_);
        const Board board = game_.view().board;
        scene.prompt = voice_(phrase::table_thinking{.name = name_of(voice_, game_, board.seat)});
        scene.keys = voice_(Word::terminal_keys_waiting);
        draw_table(canvas, scene);
    };
    stage_.show(draw);
    if (!game_.advance()) return false;
    while (Clock::now() < until) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        const std::optional<Key> key = stage_.ask(draw, static_cast<int>(left.count()) + 1);
        if (!key) break;
        if (key->is(U'q')) return false;
        hurried_ = true;
        break;
    }
    return true;
}

bool FullScreen::end_hand() {
    const Board board = game_.view().board;
    const bool over = board.phase == Phase::game_over;
    std::string comment = tell_end_of_hand(voice_, game_, board);
    if (over) comment.append(" ").append(tell_end_of_game(voice_, game_, board));
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            draw_score_sheet(
                canvas, voice_, game_, board, comment,
                voice_(over ? Word::terminal_keys_game_over : Word::terminal_keys_hand_over));
        });
        if (!key) continue;
        if (key->is(U'q')) return false;
        if (key->is(U'?')) read_help(stage_, voice_, board.rules);
        if (key->is(U'u') && game_.undo()) break;
        if (key->kind != KeyKind::enter) continue;
        done_ = over;
        if (!over) game_.next_hand();
        owner_ = View::kSpectator;
        break;
    }
    hurried_ = false;
    events_seen_ = game_.events().size();
    return true;
}

void FullScreen::show_coup_fourre() {
    const std::vector<Event> events = game_.events();
    const bool called = std::any_of(
        events.begin() + static_cast<std::ptrdiff_t>(std::min(events_seen_, events.size())),
        events.end(), [](const Event& event) {
            return event.action.verb() == Verb::answer && !event.action.is_decline();
        });
    events_seen_ = events.size();
    if (!called || pace_.ms == 0) return;
    stage_.ask(
        [&](Canvas& canvas) {
            draw_table(canvas, scene_of(game_, voice_));
            draw_blade(canvas, voice_(Word::table_blade));
        },
        pace_.ms);
}

}  // namespace bornes::terminal
