#include "terminal/screen/replay_screen.h"

#include <algorithm>

#include "terminal/screen/at_table.h"
#include "terminal/screen/readers.h"

namespace bornes::terminal {

void run_replay(Screen& screen, Replay& replay, const Voice& voice, int pace_ms) {
    Stage stage(screen, voice);
    bool by_itself = false;
    while (true) {
        const std::optional<Key> key = stage.ask(
            [&](Canvas& canvas) {
                TableScene scene = scene_of(replay, voice);
                const Board board = replay.view().board;
                scene.prompt = voice(phrase::terminal_replay_at{.hand = board.hand_number,
                                                                .hands = replay.hands(),
                                                                .plies = replay.plies(),
                                                                .ply = board.ply});
                if (!board.over())
                    scene.prompt.append("  ").append(
                        voice(phrase::table_turn_of{.name = name_of(voice, replay, board.seat)}));
                else
                    scene.prompt.append("  ").append(tell_end_of_hand(voice, replay, board));
                scene.keys = voice(Word::terminal_keys_replay);
                draw_table(canvas, scene);
            },
            by_itself ? std::max(1, pace_ms) : -1);
        if (!key) {
            by_itself = replay.step(1);
            continue;
        }
        by_itself = key->is(U'p') && !by_itself;
        if (key->is(U'q') || key->kind == KeyKind::escape) return;
        if (key->is(U's')) read_score(stage, voice, replay);
        if (key->is(U'?')) read_help(stage, voice, replay);
        if (key->kind == KeyKind::right) replay.step(1);
        if (key->kind == KeyKind::left) replay.step(-1);
        if (key->kind == KeyKind::page_down) replay.to_hand(1);
        if (key->kind == KeyKind::page_up) replay.to_hand(-1);
        if (key->kind == KeyKind::home) replay.to_end(false);
        if (key->kind == KeyKind::end) replay.to_end(true);
    }
}

}  // namespace bornes::terminal
