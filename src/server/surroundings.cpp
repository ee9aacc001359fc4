#include "server/surroundings.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <utility>

namespace bornes::server {

using journal::Appended;
using journal::Store;

Surroundings::Surroundings(journal::Journal& journal, journal::Cluster* cluster, Presence* presence,
                           BotPool& bots, const DatabaseClock& clock, Alarms& alarms,
                           Registry& registry, Metrics& metrics)
    : journal_(journal),
      cluster_(cluster),
      presence_(presence),
      bots_(bots),
      clock_(clock),
      alarms_(alarms),
      registry_(registry),
      metrics_(metrics) {}

std::string Surroundings::own_id() { return fmt::format("{}.{}", journal_.process(), ++own_ids_); }

void Surroundings::append(journal::Row row, journal::Conditions conditions,
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

void Surroundings::rows(const std::string& table, journal::Seq after,
                        std::function<void(Rows)> done) {
    journal_.ask([table, after](Store& store) { return store.rows(table, after); }, std::move(done),
                 table);
}

void Surroundings::find(const std::string& table, journal::Seq after, const std::string& actor,
                        const std::string& command, Found done) {
    journal_.ask(
        [table, after, actor, command](Store& store) {
            return store.find(table, after, actor, command);
        },
        [done = std::move(done)](auto seq) { done(seq.value_or(std::nullopt), seq.has_value()); },
        table);
}

void Surroundings::last_present(const std::string& table, int seat,
                                std::function<void(Millis)> done) {
    journal_.ask([table, seat](Store& store) { return store.last_present(table, seat); },
                 [this, done = std::move(done)](auto seen) {
                     // A player who cannot be asked about is not sent away.
                     done(seen ? seen->value_or(0) : now());
                 },
                 table);
}

void Surroundings::mark_present(const std::string& table, int seat, Millis until) {
    journal_.write([table, seat, until,
                    now = now()](Store& store) { store.mark_present(table, seat, until, now); },
                   {}, table);
}

void Surroundings::tell_presence(const std::string& table, tables::SeatSet here) {
    if (presence_ != nullptr) presence_->tell(table, here);
}

void Surroundings::summarise(const std::string& table, std::string summary, bool room,
                             bool listed) {
    journal_.write([table, summary = std::move(summary), room,
                    listed](Store& store) { store.summarise(table, summary, room, listed); },
                   {}, table);
}

void Surroundings::give_up(const std::string& table, journal::Seq row) {
    log_unreadable(table, fmt::format("row {}", row));
    registry_.close(table);
}

void Surroundings::note_illegal(const std::string& table, journal::Seq row,
                                const std::string& why) {
    log_illegal(table, row, why);
}

void Surroundings::reload(const std::string& table, journal::Seq row) {
    spdlog::error(
        "table {} is loaded again: the journal does not have row {} as this process knows it; was "
        "a "
        "backup restored?",
        table, row);
    registry_.reload(table);
}

void Surroundings::lose(const std::string& table) {
    if (cluster_ != nullptr) cluster_->want(table);
}

void Surroundings::think(const Thoughts& thoughts, Decided done) {
    ++metrics_.thoughts;
    constexpr Millis kWhenever = 60'000;
    const Millis left = thoughts.until == 0 ? kWhenever : thoughts.until - now();
    const auto until = BotPool::Clock::now() + std::chrono::milliseconds(left);
    bots_.think(
        registry_.origin(thoughts.table), thoughts, until,
        [this, asked = Metrics::Clock::now(), done = std::move(done)](std::vector<Action> actions) {
            --metrics_.thoughts;
            metrics_.note_thought(asked);
            done(std::move(actions));
        });
}

void Surroundings::shout(const std::string& table, const std::string& message) {
    if (cluster_ != nullptr)
        journal_.shout(journal::Cluster::shout(journal_.process(), table, message));
}

}  // namespace bornes::server
