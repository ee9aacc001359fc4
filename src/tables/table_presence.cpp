// Who is connected to a table, through any process. Everybody sees it, but it is not part of the
// game.
#include <algorithm>

#include "tables/table.h"

namespace bornes::tables {
namespace {

std::string message_of(SeatSet here) {
    protocol::PresenceMessage message;
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        if (here[static_cast<std::size_t>(seat)]) message.here.emplace_back(seat);
    return to_json(message);
}

}  // namespace

SeatSet Table::connected_here() const {
    SeatSet here;
    for (const Attached& each : listeners_)
        if (each.recipient != kWatcher) here.set(static_cast<std::size_t>(each.recipient));
    return here;
}

void Table::set_elsewhere(SeatSet elsewhere) {
    elsewhere_ = elsewhere;
    follow_presence();
}

// Shows arrivals at once and departures after a moment, because most players who leave come right
// back.
void Table::follow_presence() {
    if (closed_) return;
    const SeatSet own = connected_here();
    if (own != told_here_) {
        told_here_ = own;
        services_.tell_presence(state_.id(), own);
    }
    const SeatSet here = own | elsewhere_;
    show_presence(shown_here_ | here);
    if (here == shown_here_) {
        absences_at_.reset();
    } else if (!absences_at_) {
        absences_at_ = services_.now() + kReturnTime;
        services_.wake_at(state_.id(), std::min(wake_.value_or(*absences_at_), *absences_at_));
    }
}

void Table::show_presence(SeatSet here) {
    if (here == shown_here_) return;
    shown_here_ = here;
    announce(message_of(here));
}

// For a new listener, which would otherwise learn it only at the next change.
void Table::tell_presence(Listener& listener) const {
    if (shown_here_.any())
        listener.hear(std::make_shared<const std::string>(message_of(shown_here_)));
}

// A table has one alarm and two reasons to set it. The earlier time wins.
void Table::wake_at(Millis moment) {
    const Millis at = moment - ahead_;
    wake_ = at;
    services_.wake_at(state_.id(), std::min(at, absences_at_.value_or(at)));
}

void Table::wake() {
    wake_.reset();
    if (absences_at_ && services_.now() >= *absences_at_) {
        absences_at_.reset();
        show_presence(connected_here() | elsewhere_);
    }
    next();
    if (absences_at_ && !wake_) services_.wake_at(state_.id(), *absences_at_);
}

}  // namespace bornes::tables
