// Rows that the table did not store itself: those of other processes, and of its own past.
#include <algorithm>

#include "tables/stored_table.h"
#include "tables/table.h"

namespace bornes::tables {

using journal::Row;

// Another process's clock may be ahead of ours, or the database's may have been set back since the
// last row was stored. The table goes on from there: its time never goes back, and no deadline
// moves away.
void Table::follow_rows() { ahead_ = std::max<Millis>(state_.last_at() - services_.now(), 0); }

void Table::fetch() {
    fetch_ = true;
    next();
}

// From the last row that is known: if it is not there, or is another one, the others are not ours
// to follow.
void Table::catch_up(std::function<void(bool)> then) {
    busy_ = true;
    fetch_ = false;
    const Seq known = state_.seq();
    services_.rows(state_.id(), std::max<Seq>(known - 1, 0),
                   [self = shared_from_this(), known, then = std::move(then)](Services::Rows rows) {
                       self->busy_ = false;
                       if (self->closed_) return;
                       if (rows && known > 0) {
                           if (rows->empty() || !self->ends_with(rows->front()))
                               return self->services_.reload(self->state_.id(), known);
                           rows->erase(rows->begin());
                       }
                       if (rows && !self->take_in(*rows)) return;
                       then(rows.has_value());
                       self->next();
                   });
}

bool Table::ends_with(const Row& row) const {
    return row.seq == state_.seq() && row.at == state_.last_at() &&
           row.command == state_.last_command();
}

// Rows of other processes, or of our own past. After one that cannot be applied nothing that this
// process knows of the table is to be relied on.
bool Table::take_in(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        const bool was_closed = state_.phase() == TablePhase::closed;
        const std::uint32_t event_drops = state_.event_drops();
        if (!state_.apply(row)) {
            services_.give_up(state_.id(), row.seq);
            return false;
        }
        if (state_.phase() == TablePhase::closed && !was_closed && !ended_by_row(state_.closing()))
            services_.note_illegal(state_.id(), row.seq, state_.closing());
        // What is told of the hand that is over is not kept for much longer.
        if (state_.event_drops() != event_drops) broadcast(nullptr, std::nullopt);
    }
    follow_rows();
    if (!rows.empty()) broadcast(nullptr, std::nullopt);
    if (state_.phase() == TablePhase::closed) summarise();
    return true;
}

}  // namespace bornes::tables
