// Rows that this table did not store itself: those of other processes, and earlier ones of its own.
#include <algorithm>

#include "tables/stored_table.h"
#include "tables/table.h"

namespace bornes::tables {

using journal::Row;

// The clock of another process may be ahead of ours, or the database's clock may have been set back
// since the last row. The table continues from the time of its last row: its time never runs
// backwards, and no deadline moves away.
void Table::follow_rows() { ahead_ = std::max<Millis>(state_.last_at() - services_.now(), 0); }

void Table::fetch() {
    fetch_ = true;
    next();
}

// Reads from the last known row on. If that row is missing or differs, the later rows do not belong
// to our state.
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

// Applies rows of other processes, or earlier ones of our own. If a row cannot be applied, nothing
// that this process knows about the table is reliable.
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
        // Send the events of the finished hand now, because they will soon be dropped.
        if (state_.event_drops() != event_drops) broadcast(nullptr, std::nullopt);
    }
    follow_rows();
    if (!rows.empty()) broadcast(nullptr, std::nullopt);
    if (state_.phase() == TablePhase::closed) summarise();
    return true;
}

}  // namespace bornes::tables
