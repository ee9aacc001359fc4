#include "server/table_services.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <utility>

namespace bornes::server {

using journal::Appended;
using journal::Store;

TableServices::TableServices(journal::Journal& journal, journal::Cluster* cluster,
                             Presence* presence, BotPool& bots, const DatabaseClock& clock,
                             Alarms& alarms, Registry& registry, Metrics& metrics)
    : journal_(journal),
      cluster_(cluster),
      presence_(presence),
      bots_(bots),
      clock_(clock),
      alarms_(alarms),
      registry_(registry),
      metrics_(metrics) {}

std::string TableServices::own_id() { return fmt::format("{}.{}", journal_.process(), ++own_ids_); }

void TableServices::append(journal::Row row, journal::Conditions conditions,
                           std::function<void(Appended)> done) {
    journal_.append(
        std::move(row), std::move(conditions),
        [this, decided = Metrics::Clock::now(), done = std::move(done)](Appended appended) {
            switch (appended.outcome) {
                case Appended::Outcome::stored:
                    ++metrics_.rows;
                    metrics_.note_stored(decided);
                    break;
                case Appended::Outcome::lost_race: ++metrics_.lost_races; break;
                case Appended::Outcome::failed: ++metrics_.failed_rows; break;
                case Appended::Outcome::repeated:
                case Appended::Outcome::hole:
                case Appended::Outcome::fenced: break;
            }
            done(appended);
        });
}

void TableServices::rows(const std::string& table, journal::Seq after,
                         std::function<void(Rows)> done) {
    journal_.ask([table, after](Store& store) { return store.rows(table, after); }, std::move(done),
                 table);
}

void TableServices::find(const std::string& table, journal::Seq after, const std::string& actor,
                         const std::string& command, Found done) {
    journal_.ask(
        [table, after, actor, command](Store& store) {
            return store.find(table, after, actor, command);
        },
        [done = std::move(done)](auto seq) { done(seq.value_or(std::nullopt), seq.has_value()); },
        table);
}

void TableServices::last_present(const std::string& table, int seat,
                                 std::function<void(Millis)> done) {
    journal_.ask([table, seat](Store& store) { return store.last_present(table, seat); },
                 [this, done = std::move(done)](auto seen) {
                     // If the journal does not answer, the player counts as present.
                     done(seen ? seen->value_or(0) : now());
                 },
                 table);
}

void TableServices::mark_present(const std::string& table, int seat, Millis until) {
    journal_.write([table, seat, until,
                    now = now()](Store& store) { store.mark_present(table, seat, until, now); },
                   {}, table);
}

void TableServices::tell_presence(const std::string& table, tables::SeatSet here) {
    if (presence_ != nullptr) presence_->tell(table, here);
}

void TableServices::summarise(const std::string& table, std::string summary, bool room,
                              bool listed) {
    journal_.write([table, summary = std::move(summary), room,
                    listed](Store& store) { store.summarise(table, summary, room, listed); },
                   {}, table);
}

void TableServices::give_up(const std::string& table, journal::Seq row) {
    log_unreadable(table, fmt::format("row {}", row));
    registry_.close(table);
}

void TableServices::note_illegal(const std::string& table, journal::Seq row,
                                 const std::string& why) {
    log_illegal(table, row, why);
}

void TableServices::reload(const std::string& table, journal::Seq row) {
    spdlog::error(
        "table {} is loaded again: row {} in the journal differs from the row that this process "
        "knows; perhaps a backup was restored",
        table, row);
    registry_.reload(table);
}

void TableServices::lose(const std::string& table) {
    if (cluster_ != nullptr) cluster_->want(table);
}

void TableServices::think(const BotTurn& turn, Decided done) {
    ++metrics_.thoughts;
    constexpr Millis kWhenever = 60'000;
    const Millis left = turn.until == 0 ? kWhenever : turn.until - now();
    const auto until = BotPool::Clock::now() + std::chrono::milliseconds(left);
    bots_.think(
        registry_.origin(turn.table), turn, until,
        [this, asked = Metrics::Clock::now(), done = std::move(done)](std::vector<Action> actions) {
            --metrics_.thoughts;
            metrics_.note_thought(asked);
            done(std::move(actions));
        });
}

void TableServices::notify_processes(const std::string& table, const std::string& message) {
    if (cluster_ != nullptr)
        journal_.notify_processes(
            journal::Cluster::notification(journal_.process(), table, message));
}

}  // namespace bornes::server
