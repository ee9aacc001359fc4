#include "server/archive.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <utility>

#include "fair/bytes.h"
#include "tables/game_record.h"
#include "tables/message.h"

namespace bornes::server {
namespace {

using journal::Store;
using tables::Options;
using tables::State;

// How many rows are read and applied per step. This takes a few milliseconds; then the next lane
// has its turn.
constexpr int kAtOnce = 256;

// Logs once what is wrong with a table.
void log_faults(const tables::StoredTable& table) {
    if (!table.unreadable().empty()) log_unreadable(table.id(), table.unreadable());
    if (table.illegal_row() > 0 && table.state())
        log_illegal(table.id(), table.illegal_row(), table.state()->closing());
}

std::string why_not(const journal::TableCounts& counts, const TableQuota& quota, bool listed) {
    if (counts.of_guest >= quota.of_guest)
        return fmt::format("you have made {} tables that are still kept: play at one of them",
                           counts.of_guest);
    if (counts.at_address >= quota.at_address)
        return fmt::format("{} tables from your address are still kept: play at one of them",
                           counts.at_address);
    if (listed && counts.waiting >= quota.waiting)
        return fmt::format("{} public tables from your address already wait for players: join one",
                           counts.waiting);
    return "";
}

}  // namespace

void log_unreadable(const std::string& table, const std::string& where) {
    spdlog::error(
        "table {} is closed: this version of bornes cannot read its {} in the journal; perhaps "
        "another version wrote it",
        table, where);
}

void log_illegal(const std::string& table, journal::Seq row, const std::string& why) {
    spdlog::error(
        "table {} is closed: row {} in the journal has a move that the rules of this version "
        "refuse ({}); nothing is deleted, and the record of the earlier hands is kept",
        table, row, why);
}

void Archive::read_to_end(const Fold& fold, const std::string& lane,
                          std::function<void(bool)> done) {
    journal_.read([fold](Store& store) { fold->read_more(store, kAtOnce); },
                  [this, fold, lane, done = std::move(done)](bool available) {
                      if (available && !fold->over()) return read_to_end(fold, lane, done);
                      if (available) log_faults(*fold);
                      done(available);
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
    const auto fold = std::make_shared<tables::StoredTable>(id);
    read_to_end(fold, lane, [fold, done = std::move(done)](bool available) {
        done({fold->take_state(), fold->origin(), available});
    });
}

void Archive::record(const std::string& id, int game, const std::string& lane,
                     std::function<void(Text, bool)> done) {
    const std::string key = fmt::format("{}/{}", id, game);
    if (const Text kept = records_.find(key)) return done(kept, true);
    const auto fold = std::make_shared<tables::StoredTable>(id, game);
    const auto text = std::make_shared<std::string>();
    const auto write = [fold, text](Store&) { *text = record_text(*fold); };
    read_to_end(fold, lane,
                [this, fold, text, write, key, lane, done = std::move(done)](bool available) {
                    if (!available) return done(text, false);
                    // Making a long record takes time too.
                    journal_.read(
                        write,
                        [this, fold, text, key, done](bool written) {
                            if (written && fold->game_over()) records_.put(key, text);
                            done(text, written);
                        },
                        lane);
                });
}

}  // namespace bornes::server
