// The reducer for moves, the only changes with secrets.
#include "bornes/refusal.h"
#include "tables/reducer.h"

namespace bornes::tables {

// An engine version with other rules may have stored a move that this version refuses. All later
// rows were decided in another position. So the table ends here, in the state before the row.
bool Reducer::legal(const std::vector<Act>& acts) {
    Position position = *state_.position_;
    for (const Act& act : acts) {
        if (position.board.seat != act.seat) return close_table("not-your-turn"), false;
        const Refusal refusal = try_apply(position, act.action);
        if (refusal != Refusal::none) return close_table(std::string(id(refusal))), false;
    }
    return true;
}

void Reducer::close_table(std::string why) {
    state_.closing_ = why;
    state_.window_until_ = 0;
    state_.before_window_.reset();
    enter(TablePhase::closed);
    tell(event::TableClosed{std::move(why)});
}

void Reducer::take(const change::Acted& acted) {
    if (!legal(acted.acts)) return;
    for (const Act& each : acted.acts) act_once(each, acted.by);
    count_timeouts(acted);
    if (state_.position_->board.over()) end_hand();
}

void Reducer::take(const change::WindowOver& over) {
    if (!legal(over.acts)) return;
    state_.window_until_ = 0;
    state_.before_window_.reset();
    state_.turn_since_ = at_;
    for (const Act& each : over.acts) act_once(each, By::clock);
    tell_move(-1, event::WindowOver{}, false);
}

void Reducer::act_once(const Act& act, By by) {
    const Position before = *state_.position_;
    apply(*state_.position_, act.action);
    state_.hands_.back().actions.push_back(act.action);

    // A decline is secret (R5.7): only its own seat gets an event, and the clock does not restart.
    const bool secret = act.action.is_decline();
    tell_move(act.seat, event::Moved{act.seat, act.action, secret ? By::player : by}, secret);
    if (secret) return;
    state_.turn_since_ = at_;
    state_.window_until_ = 0;
    state_.before_window_.reset();
    open_window(before, act);
}

// The window opens after every hazard, whether or not somebody holds the safety. With two players
// there is none: the victim is always next, and everybody knows that the victim chooses on that
// turn.
void Reducer::open_window(const Position& before, const Act& attack) {
    if (attack.action.verb() != Verb::attack || state_.position_->board.over()) return;
    if (state_.options_.window_s == 0 || state_.players() == 2) return;
    state_.before_window_ = before;
    state_.window_until_ = at_ + state_.options_.window_s * Millis{1000};
}

// Counts only moves that everybody sees. Otherwise the count would reveal a secret decline.
void Reducer::count_timeouts(const change::Acted& acted) {
    const Act& last = acted.acts.back();
    if (last.action.is_decline()) return;
    Seat& mover = seat(acted.acts.front().seat);
    if (acted.by == By::player) mover.timeouts = 0;
    if (acted.by != By::clock) return;
    if (++mover.timeouts >= kTimeoutsToAway && !mover.away) go_away(acted.acts.front().seat);
}

void Reducer::end_hand() {
    state_.seen_hand_.fill({});
    state_.rows_without_moves_ = 0;
    PlayedHand& hand = state_.hands_.back();
    hand.head = state_.head_ = next_head(state_.head_, state_.fair_game(), hand);
    enter(state_.position_->board.phase == Phase::game_over ? TablePhase::game_over
                                                            : TablePhase::hand_over);
    ++state_.deal_version_;  // now shows the seed
}

}  // namespace bornes::tables
