#include "tables/stored_table.h"

#include "tables/table.h"

namespace bornes::tables {

bool ended_by_row(const std::string& closing) {
    return closing == kTooManyRows || closing == kTooManyChanges || closing == kClosedByOperator;
}

bool StoredTable::begin(journal::Store& store) {
    const auto row = store.table(id_);
    if (!row) return false;
    auto options = options_from_json(row->options);
    if (!std::holds_alternative<Options>(options)) {
        unreadable_ = "options";
        return false;
    }
    origin_ = row->origin;
    state_.emplace(id_, GuestId{row->creator}, std::get<Options>(std::move(options)));
    return true;
}

// Whether the row begins another game at this table.
bool StoredTable::begins_next_game(const journal::Row& row) const {
    if (state_->phase() != TablePhase::game_over && state_->phase() != TablePhase::stopped)
        return false;
    const auto change = change_from_json(row.body);
    if (!change) return false;
    return std::visit(
        [](const auto& each) {
            if constexpr (requires { each.seed.has_value(); })
                return each.seed.has_value();
            else
                return false;
        },
        *change);
}

// Returns false if the row cannot be read.
bool StoredTable::apply(const journal::Row& row) {
    const bool was_closed = state_->phase() == TablePhase::closed;
    if (!state_->apply(row)) {
        unreadable_ = "row " + std::to_string(row.seq);
        if (row.seq != state_->seq() + 1)
            unreadable_ += ", which comes after row " + std::to_string(state_->seq());
        return false;
    }
    const bool closed = state_->phase() == TablePhase::closed && !was_closed;
    if (closed && !ended_by_row(state_->closing())) illegal_row_ = row.seq;
    return true;
}

void StoredTable::read_more(journal::Store& store, int most) {
    if (!state_ && !begin(store)) {
        over_ = true;
        return;
    }
    const std::vector<journal::Row> rows = store.rows(id_, state_->seq(), most);
    over_ = static_cast<int>(rows.size()) < most;
    for (const journal::Row& row : rows) {
        if (game_ == state_->game() && begins_next_game(row)) {
            over_ = game_over_ = true;
            return;
        }
        if (apply(row)) continue;
        state_.reset();
        over_ = true;
        return;
    }
}

void StoredTable::fold_all(journal::Store& store) {
    constexpr int kAtOnce = 4096;
    while (!over_) read_more(store, kAtOnce);
}

}  // namespace bornes::tables
