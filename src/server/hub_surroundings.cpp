// The hub as the tables see it, and how it spends its time.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "journal/url.h"
#include "server/hub.h"

namespace bornes::server {
namespace {

using journal::Appended;
using journal::Store;

constexpr Millis kFetchEvery = 1'000;  // notifications are hints only
constexpr Millis kExpireEvery = 3'600'000;
constexpr Millis kUnloadAfter = 60'000;
constexpr Millis kDay = 86'400'000;

}  // namespace

void Hub::append(journal::Row row, std::function<void(Appended)> done) {
    journal_->append(std::move(row), [this, done = std::move(done)](Appended appended) {
        switch (appended.outcome) {
            case Appended::Outcome::stored: ++metrics_.rows; break;
            case Appended::Outcome::lost_race: ++metrics_.lost_races; break;
            case Appended::Outcome::failed: ++metrics_.failed_rows; break;
            case Appended::Outcome::repeated: break;
        }
        done(appended);
    });
}

void Hub::rows(const std::string& table, journal::Seq after, std::function<void(Rows)> done) {
    auto found = std::make_shared<std::vector<journal::Row>>();
    journal_->read([table, after, found](Store& store) { *found = store.rows(table, after); },
                   [found, done = std::move(done)](bool read) {
                       done(read ? Rows(std::move(*found)) : std::nullopt);
                   });
}

void Hub::find(const std::string& table, const std::string& actor, const std::string& command,
               Found done) {
    auto found = std::make_shared<std::optional<journal::Seq>>();
    journal_->read([table, actor, command,
                    found](Store& store) { *found = store.find(table, actor, command); },
                   [found, done = std::move(done)](bool read) { done(*found, read); });
}

void Hub::last_present(const std::string& table, int seat, std::function<void(Millis)> done) {
    auto found = std::make_shared<std::optional<Millis>>();
    journal_->read([table, seat, found](Store& store) { *found = store.last_present(table, seat); },
                   [this, found, done = std::move(done)](bool read) {
                       // Who cannot be asked about is not sent away.
                       done(read ? found->value_or(0) : now());
                   });
}

void Hub::mark_present(const std::string& table, int seat, Millis until) {
    journal_->write([table, seat, until](Store& store) { store.mark_present(table, seat, until); },
                    {}, table);
}

void Hub::summarise(const std::string& table, std::string summary) {
    journal_->write(
        [table, summary = std::move(summary)](Store& store) { store.summarise(table, summary); },
        {}, table);
}

void Hub::give_up(const std::string& table, journal::Seq row) {
    log_unreadable(table, fmt::format("row {}", row));
    const auto place = places_.find(table);
    if (place != places_.end() && place->second.table) unload(place);
}

void Hub::think(const Thoughts& thoughts, Decided done) {
    ++metrics_.thoughts;
    bots_->think(thoughts, [this, done = std::move(done)](std::vector<Action> actions) {
        --metrics_.thoughts;
        done(std::move(actions));
    });
}

void Hub::wake_at(const std::string& table, Millis at) {
    const auto place = places_.find(table);
    if (place == places_.end() || place->second.wake == at) return;
    place->second.wake = at;
    wakes_.emplace(at, table);
    set_alarm();
}

void Hub::shout(const std::string& table, const std::string& message) {
    if (cluster_) journal_->shout(journal::Cluster::shout(journal_->process(), table, message));
}

void Hub::set_alarm() {
    Millis next = std::min(next_sweep_, next_expiry_);
    if (cluster_) next = std::min(next, next_fetch_);
    if (!wakes_.empty()) next = std::min(next, wakes_.begin()->first);
    alarm_(std::max<Millis>(next - now(), 0));
}

void Hub::tick() {
    const Millis time = now();
    wake_tables();
    if (cluster_ && time >= next_fetch_) {
        next_fetch_ = time + kFetchEvery;
        for (const auto& [id, place] : places_)
            if (place.table) place.table->fetch();
    }
    if (time >= next_sweep_) {
        next_sweep_ = time + tables::kMarkEvery;
        sweep();
    }
    if (time >= next_expiry_) {
        next_expiry_ = time + kExpireEvery;
        expire(time - settings_.keep_days * kDay);
    }
    set_alarm();
}

void Hub::expire(Millis before) {
    auto gone = std::make_shared<std::vector<std::string>>();
    journal_->write([before, gone](Store& store) { *gone = store.expire(before); },
                    [this, gone](bool stored) {
                        if (!stored || gone->empty()) return;
                        spdlog::info("{} idle tables have expired", gone->size());
                        for (const std::string& id : *gone) {
                            forget(id);
                            shout(id, tables::kExpired);
                        }
                    });
}

void Hub::forget(const std::string& id) {
    const auto place = places_.find(id);
    if (place == places_.end()) return;
    place->second.outdated = !place->second.table;
    if (place->second.outdated) return;
    place->second.table->announce(tables::kExpired);
    unload(place);
}

Hub::Places::iterator Hub::unload(Places::iterator place) {
    place->second.table->close();
    if (cluster_) cluster_->release(place->first);
    --metrics_.tables;
    return places_.erase(place);
}

void Hub::wake_tables() {
    const Millis time = now();
    while (!wakes_.empty() && wakes_.begin()->first <= time) {
        const auto [at, id] = *wakes_.begin();
        wakes_.erase(wakes_.begin());
        const auto place = places_.find(id);
        if (place == places_.end() || place->second.wake != at) continue;  // superseded
        place->second.wake = 0;
        const auto table = place->second.table;
        table->wake();
    }
}

// Tables that nobody looks at leave the memory; who is connected is marked as present.
void Hub::sweep() {
    const Millis time = now();
    for (auto entry = places_.begin(); entry != places_.end();) {
        Place& place = entry->second;
        const bool listened_to = place.table && !place.table->deserted();
        if (listened_to) {
            place.deserted = time;
            place.table->mark_present();
        }
        if (!place.table || time - place.deserted < kUnloadAfter) {
            ++entry;
            continue;
        }
        entry = unload(entry);
    }
    set_clock();
}

void Hub::set_clock() {
    if (!cluster_) return;
    auto ahead = std::make_shared<Millis>(0);
    journal_->read([ahead](Store& store) { *ahead = store.now() - system_now(); },
                   [this, ahead](bool read) {
                       if (read) clock_ahead_ = *ahead;
                   });
}

// From another process; or about our hold on a table. Without a name it is about all of them.
void Hub::heard(const journal::Cluster::News& news) {
    if (news.table.empty()) {
        for (const auto& [id, place] : places_)
            if (place.table) tell_table(*place.table, news);
        return;
    }
    if (news.message == tables::kExpired) return forget(news.table);
    const auto place = places_.find(news.table);
    if (place != places_.end() && place->second.table)
        tell_table(*place->second.table, news);
    else if (news.kind == journal::Cluster::News::Kind::held)
        cluster_->release(news.table);  // left the memory meanwhile
}

void Hub::tell_table(Table& table, const journal::Cluster::News& news) {
    using Kind = journal::Cluster::News::Kind;
    switch (news.kind) {
        case Kind::changed: return table.fetch();
        case Kind::said: return table.announce(news.message);
        case Kind::lost: return table.run(false);
        case Kind::held: table.fetch(); return table.run(true);
    }
}

}  // namespace bornes::server
