#include "tables/due.h"

#include <algorithm>

namespace bornes::tables {
namespace {

std::optional<Due> due_in_hand(const State& state, const Pace& pace) {
    if (state.window_open()) return Due{Due::What::end_window, state.window_until()};
    const int seat = state.public_seat();
    if (seat == kWatcher) return std::nullopt;
    if (state.seat(seat).played_by_bot())
        return Due{Due::What::think, state.turn_since(), seat, By::bot, pace.bot};
    if (state.turn_until() == 0) return std::nullopt;
    return Due{Due::What::think, state.turn_until(), seat, By::clock, pace.clock};
}

}  // namespace

std::optional<Due> next_due(const State& state, const Pace& pace) {
    bool anyone = false;
    for (int i = 0; i < state.players(); ++i) anyone = anyone || state.seat(i).played_by_player();
    switch (state.phase()) {
        case TablePhase::committing:
            return Due{Due::What::close_commits, state.phase_since() + kCommitTime};
        case TablePhase::opening:
            return Due{Due::What::void_attempt, state.phase_since() + kOpenTime};
        case TablePhase::playing: return due_in_hand(state, pace);
        case TablePhase::hand_over:
            if (!anyone) return std::nullopt;  // bots alone do not play forever
            return Due{Due::What::next_hand,
                       state.phase_since() + state.options().pause_s * Millis{1000}};
        case TablePhase::open:
        case TablePhase::game_over:
        case TablePhase::stopped:
        case TablePhase::closed: break;
    }
    return std::nullopt;
}

int bot_in_window(const State& state) {
    if (!state.window_open() || state.position()->board.phase != Phase::coup_fourre)
        return kWatcher;
    const int holder = state.position()->board.seat;
    return state.seat(holder).played_by_bot() ? holder : kWatcher;
}

Change change_for(const State& state, const Due& due, const fair::Bytes32& seed) {
    switch (due.what) {
        case Due::What::close_commits: return change::Closed{};
        case Due::What::void_attempt: return change::Voided{seed};
        case Due::What::next_hand: return change::NextHand{seed, fair::kVersion};
        case Due::What::end_window:
        case Due::What::think: break;
    }
    change::WindowOver over;
    const Board& board = state.position()->board;
    // The player who is next can still choose on their own turn. Anybody else has lost the choice.
    if (board.phase == Phase::coup_fourre && board.seat != state.public_seat())
        over.acts.push_back({board.seat, Action::decline()});
    return over;
}

Millis next_slot(Millis since, Millis slot, Millis now) {
    const Millis late = std::max<Millis>(now - since, 1);
    return since + (late + slot - 1) / slot * slot;
}

}  // namespace bornes::tables
