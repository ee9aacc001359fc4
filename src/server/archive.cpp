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

// So many rows are read and folded in one go: a few milliseconds' work. Then it is another lane's
// turn.
constexpr int kAtOnce = 256;

// Whether the row begins another game at this table.
bool begins_next_game(const State& state, const journal::Row& row) {
    using tables::TablePhase;
    if (state.phase() != TablePhase::game_over && state.phase() != TablePhase::stopped)
        return false;
    const auto change = tables::change_from_json(row.body);
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

// False if nothing can be made of the row.
bool apply_row(State& state, const journal::Row& row) {
    const bool was_closed = state.phase() == tables::TablePhase::closed;
    if (!state.apply(row)) {
        log_unreadable(state.id(), fmt::format("row {}", row.seq));
        return false;
    }
    const bool closed = state.phase() == tables::TablePhase::closed && !was_closed;
    if (closed && !state.closing().starts_with("too-many-"))
        log_illegal(state.id(), row.seq, state.closing());
    return true;
}

std::string why_not(const journal::TableCounts& counts, const TableQuota& quota, bool listed) {
    if (counts.of_guest >= quota.of_guest)
        return fmt::format("you have made {} tables that are still kept: play at one of them",
                           counts.of_guest);
    if (counts.at_address >= quota.at_address)
        return fmt::format("{} tables from your address are still kept", counts.at_address);
    if (listed && counts.waiting >= quota.waiting)
        return fmt::format("{} public tables from your address already wait for players",
                           counts.waiting);
    return "";
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

// A table that is being folded from its rows, on the journal's thread, some rows at a time.
struct Archive::Fold {
    std::string id;
    int game = 0;  // the fold ends before another game begins; 0: it does not
    std::optional<State> state{};
    std::string origin{};
    bool over = false;
    bool game_over = false;  // it ended there

    // Asks the store before it changes anything: it may be called again if that fails.
    void go_on(Store& store) {
        if (!state && !begin(store)) {
            over = true;
            return;
        }
        const std::vector<journal::Row> rows = store.rows(id, state->seq(), kAtOnce);
        over = static_cast<int>(rows.size()) < kAtOnce;
        for (const journal::Row& row : rows) {
            if (game == state->game() && begins_next_game(*state, row)) {
                over = game_over = true;
                return;
            }
            if (apply_row(*state, row)) continue;
            state.reset();
            over = true;
            return;
        }
    }

    bool begin(Store& store) {
        const auto row = store.table(id);
        if (!row) return false;
        auto options = tables::options_from_json(row->options);
        if (!std::holds_alternative<Options>(options)) {
            log_unreadable(id, "options");
            return false;
        }
        origin = row->origin;
        state.emplace(id, tables::GuestId{row->creator}, std::get<Options>(std::move(options)));
        return true;
    }
};

void Archive::go_on(const std::shared_ptr<Fold>& fold, const std::string& lane,
                    std::function<void(bool)> done) {
    journal_.read([fold](Store& store) { fold->go_on(store); },
                  [this, fold, lane, done = std::move(done)](bool available) {
                      if (!available || fold->over) return done(available);
                      go_on(fold, lane, done);
                  },
                  lane);
}

void Archive::create(const tables::GuestId& creator, const std::string& origin,
                     const Options& options, const std::optional<TableQuota>& quota,
                     std::function<void(Made)> done) {
    const std::string id = fair::random_id();
    const State state(id, creator, options);
    journal::TableRow row{id,           creator.text, to_json(options), options.listed,
                          clock_.now(), {},           state.has_room(), origin};
    append_table(row.summary, state);
    const auto make = [row = std::move(row), quota](Store& store) {
        std::string why;
        if (quota) why = why_not(store.count_tables(row.creator, row.origin), *quota, row.listed);
        if (why.empty()) store.create(row);
        return why;
    };
    journal_.change(make, [id, done = std::move(done)](const std::optional<std::string>& why) {
        done({why && why->empty() ? id : "", why.value_or("")});
    });
}

void Archive::load(const std::string& id, const std::string& lane,
                   std::function<void(Loaded)> done) {
    const auto fold = std::make_shared<Fold>(Fold{id});
    go_on(fold, lane, [fold, done = std::move(done)](bool available) {
        done({std::move(fold->state), fold->origin, available});
    });
}

void Archive::record(const std::string& id, int game, const std::string& lane,
                     std::function<void(Text, bool)> done) {
    const std::string key = fmt::format("{}/{}", id, game);
    if (const Text kept = records_.find(key)) return done(kept, true);
    const auto fold = std::make_shared<Fold>(Fold{id, game});
    const auto text = std::make_shared<std::string>();
    const auto write = [fold, text](Store&) {
        if (fold->state && (fold->game == 0 || fold->state->game() == fold->game))
            *text = to_text(record_of(*fold->state));
    };
    go_on(fold, lane, [this, fold, text, write, key, lane, done = std::move(done)](bool available) {
        if (!available) return done(text, false);
        // A long record takes its time, too.
        journal_.read(
            write,
            [this, fold, text, key, done](bool written) {
                if (written && fold->game_over) records_.put(key, text);
                done(text, written);
            },
            lane);
    });
}

}  // namespace bornes::server
