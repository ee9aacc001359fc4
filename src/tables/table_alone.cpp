// What a table does without a command: deadlines and bots.
#include <algorithm>

#include "tables/table.h"

namespace bornes::tables {

void Table::run(journal::Fence fence) {
    running_ = true;
    fence_ = fence;
    act_by_itself();
}

// A process without the lease still stores the results of commands.
void Table::stand_by() {
    running_ = false;
    fence_ = 0;
}

void Table::act_by_itself() {
    if (!running_ || busy_) return;
    std::optional<Millis> wake;
    // While a window is open, a bot that could call coup fourré decides whether it does.
    const int in_window = bot_in_window(state_);
    if (in_window != kWatcher && declined_ != position_mark())
        wake = use_bot({Due::What::think, state_.turn_since(), in_window, By::bot, pace_.bot});
    const auto due = busy_ ? std::nullopt : next_due(state_, pace_);
    if (due && due->what == Due::What::think) {
        wake = use_bot(*due);
    } else if (due && now() < due->at) {
        wake = std::min(wake.value_or(due->at), due->at);
    } else if (due) {
        return submit(change_for(state_, *due, services_.seed()), Request{});
    }
    if (wake) wake_at(*wake);
}

// Different positions of a table have different marks.
std::size_t Table::position_mark() const {
    constexpr std::size_t kActionsPerHand = 1U << 16U;
    return state_.hands().empty()
               ? 0
               : (static_cast<std::size_t>(state_.game()) * 1000 + state_.hands().size()) *
                         kActionsPerHand +
                     state_.hands().back().actions.size();
}

// Returns when to look again, or nothing if an answer is on its way.
std::optional<Millis> Table::use_bot(const Due& due) {
    const Millis now = this->now();
    const std::size_t position = position_mark();
    if (due.at > now) return due.at;
    if (thought_.position != position || thought_.seat != due.seat) {
        thought_ = {position, due.seat, {}, false, 0};
        think();
    }
    if (!thought_.found) return std::nullopt;
    if (thought_.shown_at == 0) thought_.shown_at = next_slot(due.at, due.slot, now);
    if (now < thought_.shown_at) return thought_.shown_at;
    change::Acted acted{with_automatic_call(state_, thought_.acts), due.by};
    thought_ = {};
    if (state_.window_open() && acted.acts.front().action.is_decline())
        declined_ = position;  // the window stays open, as if no bot had thought about it
    else
        submit(std::move(acted), Request{});
    return std::nullopt;
}

// A bot sees what the player of its seat would see. After a decline, that includes the card drawn
// then.
void Table::think() {
    const int seat = thought_.seat;
    Position position = *state_.position();
    Services::BotTurn turn{
        state_.id(), view(position, seat), {}, state_.seat(seat).level, state_.window_until()};
    // On the bot's own turn, a decline is only half of the move.
    if (!state_.window_open() && check(position, Action::decline()) == Refusal::none) {
        apply(position, Action::decline());
        turn.declined = view(position, seat);
    }
    services_.think(turn, [self = shared_from_this(), seat,
                           mark = thought_.position](const std::vector<Action>& actions) {
        self->receive_bot_move(seat, mark, actions);
    });
}

void Table::receive_bot_move(int seat, std::size_t position, const std::vector<Action>& actions) {
    if (thought_.position != position || thought_.seat != seat || thought_.found) return;
    if (position_mark() != position) return;
    for (const Action& action : actions) thought_.acts.push_back({seat, action});
    thought_.found = true;
    next();
}

}  // namespace bornes::tables
