#include "tables/state.h"

#include <algorithm>

#include "protocol/overloaded.h"
#include "tables/reducer.h"

namespace bornes::tables {

State::State(std::string id, GuestId creator, Options options, Dealer dealer)
    : id_(std::move(id)),
      creator_(std::move(creator)),
      options_(options),
      dealer_(dealer),
      rules_(make_rules(options_.edition, options_.players, options_.house).rules) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        if (!options_.bots[seat]) continue;
        seats_[seat].holder = Seat::Holder::bot;
        seats_[seat].level = *options_.bots[seat];
    }
}

bool State::between_hands() const {
    return phase_ == TablePhase::hand_over || phase_ == TablePhase::game_over ||
           phase_ == TablePhase::stopped;
}

fair::Game State::fair_game() const {
    return {id_, options_.edition, options_.players, options_.house};
}

fair::Names State::names() const {
    fair::Names names;
    for (int i = 0; i < players(); ++i)
        names[static_cast<std::size_t>(i)] = seat(i).player()
                                                 ? fair::name_of_player(seat(i).name)
                                                 : fair::name_of_bot(bornes::id(seat(i).level));
    return names;
}

bool State::has_room() const {
    return phase_ != TablePhase::closed &&
           !std::all_of(seats_.begin(), seats_.begin() + players(),
                        [](const Seat& seat) { return seat.player(); });
}

bool State::apply(const journal::Row& row) {
    if (row.seq != seq_ + 1) return false;
    if (phase_ == TablePhase::closed) {
        count(row.actor, row.command, row.at);
        public_after_.push_back(numbers_[recipient_index(kWatcher)]);
        return true;
    }
    const auto change = change_from_json(row.body);
    if (!change || !follows(*change)) return false;
    apply(*change, row.actor, row.command, row.at);
    return true;
}

// Whether the change is possible now, so that the reducer can rely on it. Changes stored by this
// program always are. Those stored by another version may not be.
bool State::follows(const Change& change) const {
    const auto in = [this](TablePhase phase) { return phase_ == phase; };
    const protocol::Overloaded in_time{
        [&](const change::Started&) { return in(TablePhase::open); },
        [&](const change::NextHand&) { return in(TablePhase::hand_over); },
        [&](const change::Ready&) { return between_hands(); },
        [&](const change::Closed&) { return in(TablePhase::committing); },
        [&](const change::Committed&) { return in(TablePhase::committing); },
        [&](const change::Voided&) { return in(TablePhase::opening); },
        [&](const change::Opened&) { return in(TablePhase::opening); },
        [&](const change::Acted& moved) { return in(TablePhase::playing) && !moved.acts.empty(); },
        [&](const change::WindowOver&) { return window_open(); },
        [&](const change::Device& device) { return seat(device.seat).player(); },
        [](const auto&) { return true; }};  // players may come and go at any time
    return std::visit(
        [&](const auto& each) {
            if constexpr (requires { each.seat; })
                if (each.seat >= players()) return false;
            return in_time(each);
        },
        change);
}

void State::apply(const Change& change, const std::string& actor, const std::string& command,
                  Millis at) {
    count(actor, command, at);
    if (!std::holds_alternative<change::Acted>(change)) ++rows_without_moves_;
    Reducer(*this, actor, at).reduce(change);
    public_after_.push_back(numbers_[recipient_index(kWatcher)]);
}

void State::count(const std::string& actor, const std::string& command, Millis at) {
    executed_commands_.add(actor, command);
    ++seq_;
    last_at_ = at;
    last_command_ = command;
}

Recipient State::recipient(const GuestId& guest) const {
    if (guest.empty()) return kWatcher;
    for (int i = 0; i < players(); ++i)
        if (seat(i).player() && seat(i).guest == guest) return i;
    return kWatcher;
}

Recipient State::committed_seat(const GuestId& guest) const {
    const auto found = std::find(committers_.begin(), committers_.end(), guest);
    return guest.empty() || found == committers_.end()
               ? kWatcher
               : static_cast<int>(found - committers_.begin());
}

Recipient State::seen_hand(const GuestId& guest) const {
    const auto found = std::find(seen_hand_.begin(), seen_hand_.end(), guest);
    return guest.empty() || found == seen_hand_.end()
               ? kWatcher
               : static_cast<int>(found - seen_hand_.begin());
}

// While a window is open, the views show no card drawn after the hazard, whether or not somebody
// holds the safety. Otherwise the next player would know the card that a caller draws instead.
View State::view_for(Recipient recipient) const {
    View view = bornes::view(*position_, recipient);
    if (!before_window_ || view.board.phase == Phase::coup_fourre) return view;
    const auto next = static_cast<std::size_t>(view.board.seat);
    view.board.draw_pile_size = before_window_->board.draw_pile_size;
    view.board.hand_sizes[next] = before_window_->board.hand_sizes[next];
    if (recipient == view.board.seat) view.hand = before_window_->hands[next];
    view.seat = kWatcher;  // nobody may act, so there are no legal actions
    return view;
}

int State::public_seat() const {
    if (phase_ != TablePhase::playing) return kWatcher;
    const Board board = bornes::view(*position_, kWatcher).board;
    return board.over() ? kWatcher : int{board.seat};
}

Millis State::turn_until() const {
    if (phase_ != TablePhase::playing || options_.clock_s == 0) return 0;
    return std::max(turn_since_, window_until_) + options_.clock_s * Millis{1000};
}

std::uint32_t State::number_after(Recipient recipient, Seq seq) const {
    if (seq < 1) return 0;
    if (seq > seq_) return number(recipient);
    const auto own = std::count_if(secrets_.begin(), secrets_.end(), [&](const auto& secret) {
        return secret.second == recipient && secret.first <= seq;
    });
    return public_after_[static_cast<std::size_t>(seq - 1)] + static_cast<std::uint32_t>(own);
}

bool State::all_ready_but(int seat) const {
    if (!between_hands()) return false;
    for (int i = 0; i < players(); ++i)
        if (i != seat && this->seat(i).played_by_player() && !this->seat(i).ready) return false;
    return true;
}

}  // namespace bornes::tables
