#include "terminal/model/replay.h"

#include <utility>

#include "terminal/model/players.h"

namespace bornes::terminal {

Replay::Replay(Record record, std::string fault)
    : record_(std::move(record)), fault_(std::move(fault)) {
    if (!record_.edition || !record_.players) return;
    for (int seat = *record_.players - 1; seat >= 0; --seat)
        if (means_you(record_.seats[static_cast<std::size_t>(seat)])) person_ = seat;
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

}  // namespace bornes::terminal
