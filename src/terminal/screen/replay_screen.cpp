#include "terminal/screen/replay_screen.h"

#include <algorithm>

#include "terminal/screen/at_table.h"
#include "terminal/screen/readers.h"
#include "terminal/telling/review_telling.h"

namespace bornes::terminal {
namespace {

// Shows the keys first, because a person who replays a game knows the rules.
void read_replay_help(Stage& stage, const Voice& voice, const Replay& replay) {
    const Rules rules = replay.view().board.rules;
    read_page(stage, voice,
              voice(phrase::help_title{.edition = voice(words::name_of(rules.edition))}),
              [&](int width) {
                  std::vector<HelpLine> lines;
                  add_keys_of(lines, voice, {Mode::replay}, width);
                  lines.erase(lines.begin());  // the empty line above the title
                  add_title(lines, voice(Word::guide_title));
                  for (HelpLine& line : rules_lines(voice, rules, width))
                      lines.push_back(std::move(line));
                  return lines;
              });
}

}  // namespace

void run_replay(Screen& screen, Replay& replay, const Voice& voice, int pace_ms,
                const review::Review* review) {
    Stage stage(screen, voice);
    bool by_itself = false;
    while (true) {
        const std::optional<Key> key = stage.ask(
            [&](Canvas& canvas) {
                TableScene scene = scene_of(replay, voice);
                const std::string judged =
                    review == nullptr ? std::string() : tell_last_move(voice, replay, *review);
                if (!judged.empty()) scene.messages.push_back(judged);
                if (!replay.broken_off().empty()) scene.messages.emplace_back(replay.broken_off());
                const Board board = replay.view().board;
                scene.prompt = voice(phrase::terminal_replay_at{.hand = board.hand_number,
                                                                .hands = replay.hands(),
                                                                .plies = replay.plies(),
                                                                .ply = board.ply});
                if (!board.over())
                    scene.prompt.append("  ").append(
                        board.seat == replay.viewer()
                            ? std::string(voice(Word::table_your_turn))
                            : voice(phrase::table_turn_of{.name =
                                                              name_of(voice, replay, board.seat)}));
                else
                    scene.prompt.append("  ").append(tell_end_of_hand(voice, replay, board));
                scene.keys = keys_line(voice, {Mode::replay}, canvas.size().width);
                draw_table(canvas, scene);
            },
            by_itself ? std::max(1, pace_ms) : -1);
        if (!key) {
            by_itself = replay.step(1);
            continue;
        }
        const Request request = request_of(*key, {Mode::replay});
        by_itself = request == Request::run && !by_itself;
        switch (request) {
            case Request::quit: return;
            case Request::score: read_score(stage, voice, replay); break;
            case Request::help: read_replay_help(stage, voice, replay); break;
            case Request::next: replay.step(1); break;
            case Request::previous: replay.step(-1); break;
            case Request::page_down: replay.to_hand(1); break;
            case Request::page_up: replay.to_hand(-1); break;
            case Request::first: replay.to_end(false); break;
            case Request::last: replay.to_end(true); break;
            default: break;
        }
    }
}

}  // namespace bornes::terminal
