#include "terminal/screen/full_screen.h"

#include <algorithm>

#include "terminal/draw/pages.h"
#include "terminal/screen/readers.h"
#include "terminal/screen/turn.h"

namespace bornes::terminal {

FullScreen::End FullScreen::run() {
    events_seen_ = game_.events().size();
    while (!another_ && !game_.is_closed() && step()) {
    }
    return another_ ? End::another : End::quit;
}

bool FullScreen::step() {
    show_coup_fourre();
    if (game_.demand() != Demand::nothing) {
        hurried_ = false;
        begin_turn();
        const bool shared = game_.people() > 1;
        if (shared && owner_ != game_.viewer() && !pass_keyboard()) return false;
        owner_ = game_.viewer();
        return game_.demand() == Demand::look ? look() : take_turn();
    }
    return game_.view().board.over() ? end_hand() : watch();
}

// Drops the keys that the person typed to hurry the others, so that they do not answer the question
// that follows. The picture shows neither this question nor the line of keys, because keys do not
// work yet.
void FullScreen::begin_turn() {
    const bool hidden = game_.people() > 1 && owner_ != game_.viewer();
    if (!others_acted_ && !hidden) return;
    others_acted_ = false;
    stage_.begin_turn([&](Canvas& canvas) {
        if (!hidden) draw_table(canvas, scene_of(game_, voice_));
    });
}

bool FullScreen::pass_keyboard() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            draw_pass(canvas, voice_, name_of(voice_, game_, game_.viewer()),
                      keys_line(voice_, {Mode::pass}, canvas.size().width));
        });
        if (!key) continue;
        const Request request = request_of(*key, {Mode::pass});
        if (request == Request::quit) return false;
        if (request == Request::accept) return true;
    }
}

bool FullScreen::take_turn() {
    Turn turn(stage_, game_, voice_);
    const Turn::Outcome outcome = turn.run();
    if (outcome == Turn::Outcome::quit) return false;
    if (outcome == Turn::Outcome::decided) game_.act(turn.action());
    if (outcome == Turn::Outcome::undone) events_seen_ = game_.events().size();
    if (outcome == Turn::Outcome::overtaken) others_acted_ = true;
    return true;
}

bool FullScreen::look() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) {
            TableScene scene = scene_of(game_, voice_);
            scene.choice =
                Choice{scene.messages.back(), {{1, std::string(voice_(Word::terminal_go_on))}}, 0};
            // The question repeats the last message, so the messages above it leave it out.
            scene.messages.pop_back();
            scene.old_messages = std::min(scene.old_messages, scene.messages.size());
            scene.keys = keys_line(voice_, {Mode::look}, canvas.size().width);
            draw_table(canvas, scene);
        });
        if (!key) continue;
        const Request request = request_of(*key, {Mode::look});
        if (request == Request::quit) return false;
        if (request != Request::accept) continue;
        game_.looked();
        return true;
    }
}

// Shows the moves of others. Every move stays for a while, unless the person hurries.
bool FullScreen::watch() {
    others_acted_ = true;
    if (game_.advance()) return true;
    const auto draw = [&](Canvas& canvas) {
        TableScene scene = waiting_scene(game_, voice_);
        const Board board = game_.view().board;
        const bool sent = !board.over() && board.seat == game_.viewer() && game_.is_online();
        if (sent && game_.trouble(voice_).empty()) scene.prompt = voice_(Word::online_sent);
        scene.keys = keys_line(voice_, situation_of(game_, Mode::watch), canvas.size().width);
        draw_table(canvas, scene);
    };
    if (!hurried_ && pace_.ms > 0) {
        const std::optional<Key> key = stage_.hold(draw, pace_.ms);
        if (key && !handle_while_watching(*key)) return false;
    }
    constexpr int tick = 1000;  // redraws the clock
    while (!stage_.take_change() && !game_.advance()) {
        const std::optional<Key> key = stage_.ask(draw, tick);
        if (key && !handle_while_watching(*key)) return false;
    }
    return true;
}

bool FullScreen::handle_while_watching(Key key) {
    const Request request = request_of(key, situation_of(game_, Mode::watch));
    hurried_ = request == Request::hurry;
    return handle_at_table(stage_, game_, voice_, request, key);
}

bool FullScreen::end_hand() {
    const Board board = game_.view().board;
    const bool over = board.phase == Phase::game_over;
    const auto comment = [&] {
        if (const std::string note = game_.lesson_note(); !note.empty()) return note;
        std::string text = tell_end_of_hand(voice_, game_, board);
        if (over) text.append(" ").append(tell_end_of_game(voice_, game_, board));
        return text;
    };
    const auto situation = [&] {
        return situation_of(game_, over ? Mode::game_over : Mode::hand_over);
    };
    const Stage::Draw sheet = [&](Canvas& canvas) {
        draw_score_sheet(canvas, voice_, game_, board, comment(),
                         keys_line(voice_, situation(), canvas.size().width));
    };
    begin_turn();
    while (game_.view().board == board && !another_ && !game_.is_closed()) {
        constexpr int tick = 1000;  // redraws the countdown
        const std::optional<Key> key = stage_.ask(sheet, game_.is_online() ? tick : -1);
        stage_.take_change();
        if (key && !handle_at_end(request_of(*key, situation()), *key)) return false;
    }
    owner_ = View::kSpectator;
    hurried_ = false;
    others_acted_ = true;
    events_seen_ = game_.events().size();
    return true;
}

bool FullScreen::handle_at_end(Request request, Key key) {
    const bool over = game_.view().board.phase == Phase::game_over;
    if (request == Request::accept && over && !game_.is_online()) {
        another_ = true;
    } else if (request == Request::accept) {
        game_.next_hand();
    } else if (request == Request::undo && game_.offers_undo()) {
        game_.undo();
    } else {
        return handle_at_table(stage_, game_, voice_, request, key);
    }
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
    stage_.hold(
        [&](Canvas& canvas) {
            draw_table(canvas, scene_of(game_, voice_));
            draw_blade(canvas, voice_(Word::table_blade));
        },
        pace_.ms);
}

}  // namespace bornes::terminal
