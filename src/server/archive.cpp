#include "server/archive.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <utility>

#include "bornes/record.h"
#include "fair/bytes.h"
#include "tables/game_record.h"
#include "tables/message.h"

namespace bornes::server {
namespace {

using journal::Store;
using tables::Options;
using tables::State;

// The state that the rows of a table tell; for a game before the last one, at its end.
std::optional<State> load_state(Store& store, const std::string& id, int game = 0) {
    const auto row = store.table(id);
    if (!row) return std::nullopt;
    auto options = tables::options_from_json(row->options);
    if (!std::holds_alternative<Options>(options)) {
        log_unreadable(id, "options");
        return std::nullopt;
    }
    State state(id, {row->creator}, std::get<Options>(std::move(options)));
    for (const journal::Row& each : store.rows(id, 0)) {
        if (game == state.game() && state.between_hands()) {
            State next = state;
            if (next.apply(each) && next.game() > game) return state;
        }
        const bool was_closed = state.phase() == tables::TablePhase::closed;
        if (!state.apply(each)) {
            log_unreadable(id, fmt::format("row {}", each.seq));
            return std::nullopt;
        }
        if (state.phase() == tables::TablePhase::closed && !was_closed)
            log_illegal(id, each.seq, state.closing());
    }
    return state;
}

std::string record_text(Store& store, const std::string& id, int game) {
    const auto state = load_state(store, id, game);
    if (!state || (game != 0 && state->game() != game)) return {};
    return to_text(record_of(*state));
}

}  // namespace

void log_unreadable(const std::string& table, const std::string& where) {
    spdlog::error(
        "table {} is closed: this program cannot make anything of its {} in the journal; has "
        "another version of bornes written it?",
        table, where);
}

void log_illegal(const std::string& table, journal::Seq row, const std::string& why) {
    spdlog::error(
        "table {} is closed: row {} in the journal holds a move that the rules of this version "
        "refuse ({}); nothing is removed, and the record of the hands before is kept",
        table, row, why);
}

void Archive::create(const tables::GuestId& creator, const Options& options,
                     std::function<void(std::string)> done) {
    const std::string id = fair::random_id();
    const State state(id, creator, options);
    journal::TableRow row{id,           creator.text, to_json(options), options.listed,
                          clock_.now(), {},           state.has_room()};
    append_table(row.summary, state);
    journal_.write([row = std::move(row)](Store& store) { store.create(row); },
                   [id, done = std::move(done)](bool stored) { done(stored ? id : ""); });
}

void Archive::load(const std::string& id, std::function<void(std::optional<State>, bool)> done) {
    journal_.ask([id](Store& store) { return load_state(store, id); },
                 [done = std::move(done)](auto state) {
                     const bool available = state.has_value();
                     done(available ? std::move(*state) : std::nullopt, available);
                 });
}

void Archive::record(const std::string& id, int game, std::function<void(std::string, bool)> done) {
    journal_.ask([id, game](Store& store) { return record_text(store, id, game); },
                 [done = std::move(done)](auto text) {
                     done(text.value_or(std::string()), text.has_value());
                 });
}

}  // namespace bornes::server
