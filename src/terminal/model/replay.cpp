#include "terminal/model/replay.h"

#include <algorithm>

#include "terminal/screen/at_table.h"
#include "terminal/screen/readers.h"

namespace bornes::terminal {

Replay::Replay(Record record) : record_(std::move(record)) {
    if (!record_.edition || !record_.players) return;
    const RulesResult made = make_rules(*record_.edition, *record_.players, record_.house);
    for (std::size_t hand = 0; hand < record_.hands.size(); ++hand) {
        const Record::HandRecord& played = record_.hands[hand];
        if (!played.deck) break;
        Position position = frames_.empty() ? deal(made.rules, *played.deck, played.dealer)
                                            : deal_next(frames_.back().position, *played.deck);
        frames_.push_back({position, hand, {}});
        std::vector<Event> events;
        for (const Action action : played.actions) {
            const int seat = position.board.seat;
            apply(position, action);
            const auto team = static_cast<std::size_t>(position.board.rules.team_of(seat));
            events.push_back(
                {seat, action, position.board.teams[team].miles(), position.board.target()});
            frames_.push_back({position, hand, events});
        }
        if (position.board.over()) finished_.push_back(position.board);
    }
}

View Replay::view() const {
    const Position& position = frame().position;
    View seen{position.board, Hand{}, View::kSpectator};
    if (!position.board.over()) seen.hand = position.hands[position.board.seat];
    return seen;
}

std::string Replay::name_of(int seat) const {
    return record_.seats[static_cast<std::size_t>(seat)];
}

std::vector<Event> Replay::events() const {
    std::vector<Event> shown;
    for (const Event& event : frame().events)
        if (!event.action.is_decline()) shown.push_back(event);
    return shown;
}

bool Replay::step(int by) {
    const auto next = static_cast<std::ptrdiff_t>(at_) + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(frames_.size())) return false;
    at_ = static_cast<std::size_t>(next);
    return true;
}

void Replay::to_hand(int by) {
    const auto wanted = static_cast<std::ptrdiff_t>(frame().hand) + by;
    for (std::size_t i = 0; i < frames_.size(); ++i)
        if (static_cast<std::ptrdiff_t>(frames_[i].hand) == wanted) {
            at_ = i;
            return;
        }
    to_end(by > 0);
}

void Replay::to_end(bool last) { at_ = last ? frames_.size() - 1 : 0; }

int Replay::hands() const { return static_cast<int>(frames_.back().hand) + 1; }

int Replay::plies() const { return static_cast<int>(record_.hands[frame().hand].actions.size()); }

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
