#include "terminal/screen/full_screen.h"

#include <algorithm>

#include "terminal/draw/pages.h"
#include "terminal/screen/readers.h"
#include "terminal/screen/turn.h"

namespace bornes::terminal {

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
                Choice{scene.messages.back(), {{1, std::string(voice_(Word::terminal_go_on))}}, 0};
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
    if (game_.advance()) return true;
    const auto draw = [&](Canvas& canvas) { draw_table(canvas, waiting_scene(game_, voice_)); };
    if (!hurried_ && pace_.ms > 0) {
        const std::optional<Key> key = stage_.hold(draw, pace_.ms);
        if (key && !handle_while_watching(*key)) return false;
    }
    constexpr int tick = 1000;  // the clock goes on
    while (!stage_.take_change() && !game_.advance()) {
        const std::optional<Key> key = stage_.ask(draw, tick);
        if (key && !handle_while_watching(*key)) return false;
    }
    return true;
}

bool FullScreen::handle_while_watching(Key key) {
    hurried_ = true;
    if (!game_.is_online()) return !key.is(U'q');
    hurried_ = false;
    return handle_at_table(stage_, game_, voice_, key);
}

bool FullScreen::end_hand() {
    const Board board = game_.view().board;
    const bool over = board.phase == Phase::game_over;
    std::string comment = tell_end_of_hand(voice_, game_, board);
    if (over) comment.append(" ").append(tell_end_of_game(voice_, game_, board));
    while (game_.view().board == board && !done_) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            draw_score_sheet(canvas, voice_, game_, board, comment, keys_after_hand(over));
        });
        stage_.take_change();
        if (!key) continue;
        if (key->kind == KeyKind::enter && over && !game_.is_online()) {
            done_ = true;
        } else if (key->kind == KeyKind::enter) {
            game_.next_hand();
        } else if (key->is(U'u') && game_.can_undo()) {
            game_.undo();
        } else if (!handle_at_table(stage_, game_, voice_, *key)) {
            return false;
        }
    }
    owner_ = View::kSpectator;
    hurried_ = false;
    events_seen_ = game_.events().size();
    return true;
}

std::string_view FullScreen::keys_after_hand(bool over) const {
    if (game_.is_online())
        return voice_(over ? Word::online_keys_game_over : Word::online_keys_hand_over);
    return voice_(over ? Word::terminal_keys_game_over : Word::terminal_keys_hand_over);
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
    stage_.hold(
        [&](Canvas& canvas) {
            draw_table(canvas, scene_of(game_, voice_));
            draw_blade(canvas, voice_(Word::table_blade));
        },
        pace_.ms);
}

}  // namespace bornes::terminal
