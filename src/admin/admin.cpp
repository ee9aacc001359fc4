#include "admin/admin.h"

#include <fmt/format.h>

#include <algorithm>

#include "fair/bytes.h"
#include "journal/cluster.h"
#include "journal/expiry.h"
#include "tables/game_record.h"
#include "tables/message.h"
#include "tables/stored_table.h"
#include "tables/table.h"

namespace bornes::admin {
namespace {

using journal::Appended;
using tables::State;
using tables::StoredTable;

// The sender of notifications. No process has this name.
constexpr const char* kName = "admin";
// Per transaction, because moves wait for it.
constexpr int kTablesAtOnce = 100;
constexpr int kGuestsAtOnce = 500;

// Stores the row that ends the table, after the last row of `state`.
Appended::Outcome append_end(Store& store, State& state) {
    const journal::Row row{state.id(),
                           state.seq() + 1,
                           std::max(store.now(), state.last_at()),
                           "",
                           fmt::format("{}.{}", kName, fair::random_id()),
                           tables::to_json(tables::Change{
                               tables::change::Ended{std::string(tables::kClosedByOperator)}})};
    const Appended appended = store.append(row, {state.last_at(), state.last_command(), 0});
    if (appended.outcome == Appended::Outcome::stored) state.apply(row);
    return appended.outcome;
}

// If no server has the table in memory, nobody else removes it from the lobby.
void take_off_lobby(Store& store, const State& state) {
    std::string summary;
    append_table(summary, state);
    store.summarise(state.id(), summary, state.has_room(), false);
}

journal::ExpiryTerms terms_at(Millis now, const Expiring& given) {
    return {now, given.keep, given.pauses_count, kTablesAtOnce};
}

void tell_gone(Store& store, const std::string& id) {
    store.notify(journal::Cluster::notification(kName, id, tables::kExpired));
}

}  // namespace

std::vector<Entry> tables(Store& store, int most) {
    std::vector<Entry> entries;
    for (journal::TableRow& row : store.tables(most)) {
        const journal::TableFigures figures = store.figures(row.id);
        entries.push_back({std::move(row), figures});
    }
    return entries;
}

std::optional<Detail> look_up(Store& store, const std::string& id) {
    auto row = store.table(id);
    if (!row) return std::nullopt;
    StoredTable table(id);
    table.fold_all(store);
    Detail detail{{std::move(*row), store.figures(id)}, {}, table.unreadable()};
    detail.state = table.take_state();
    return detail;
}

std::string record(Store& store, const std::string& id, int game) {
    StoredTable table(id, game);
    table.fold_all(store);
    return record_text(table);
}

Closed close(Store& store, const std::string& id) {
    for (;;) {
        StoredTable table(id);
        table.fold_all(store);
        if (!table.unreadable().empty()) return Closed::unreadable;
        std::optional<State> state = table.take_state();
        if (!state) return Closed::missing;
        if (state->phase() == tables::TablePhase::closed) return Closed::earlier;
        store.begin();
        const Appended::Outcome outcome = append_end(store, *state);
        if (outcome == Appended::Outcome::stored) {
            take_off_lobby(store, *state);
            store.notify(fmt::format("{} {}", kName, id));
        }
        store.commit();
        // Otherwise a player has moved in the meantime: read the table again.
        if (outcome == Appended::Outcome::stored) return Closed::now;
    }
}

// A server that does not know yet that the table is closed may be storing a row right now. Either
// that row is stored first and deleted with the others, or it comes later and is refused, because
// the row before it is gone.
std::optional<int> remove(Store& store, const std::string& id) {
    const bool there = close(store, id) != Closed::missing;
    store.begin();
    store.hold_rows();
    const int rows = store.remove(id);
    tell_gone(store, id);
    store.commit();
    return there || rows > 0 ? std::optional(rows) : std::nullopt;
}

Expired expire(Store& store, const Expiring& given) {
    Expired expired;
    const journal::ExpiryTerms terms = terms_at(store.now(), given);
    Millis before = 0;
    for (int gone = kTablesAtOnce; gone == kTablesAtOnce;) {
        store.begin();
        const journal::Expired found = expire_tables(store, terms);
        for (const std::string& id : found.gone) tell_gone(store, id);
        store.commit();
        gone = static_cast<int>(found.gone.size());
        expired.tables += gone;
        expired.spared = std::max(expired.spared, found.spared);
        before = found.before;
    }
    for (int gone = kGuestsAtOnce; gone == kGuestsAtOnce; expired.guests += gone) {
        store.begin();
        gone = store.expire_guests(before - journal::kGuestsLonger, kGuestsAtOnce);
        store.commit();
    }
    return expired;
}

int count_expiring(Store& store, const Expiring& given) {
    const journal::ExpiryTerms terms = terms_at(store.now(), given);
    store.begin();
    return count_expiring(store, terms);
}

}  // namespace bornes::admin
