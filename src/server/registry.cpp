#include "server/registry.h"

#include <spdlog/spdlog.h>

#include <utility>

namespace bornes::server {
namespace {

using journal::Cluster;

constexpr Millis kUnloadAfter = 60'000;

void tell_table(Table& table, const Cluster::News& news) {
    using Kind = Cluster::News::Kind;
    switch (news.kind) {
        case Kind::changed: return table.fetch();
        case Kind::said: return table.announce(news.message);
        case Kind::lost:
            spdlog::debug("table {} is run by another process", table.state().id());
            return table.stand_by();
        case Kind::held:
            spdlog::debug("table {} is run here, with fence {}", table.state().id(), news.fence);
            table.fetch();
            return table.run(news.fence);
    }
}

}  // namespace

Registry::Registry(Archive& archive, Cluster* cluster, const DatabaseClock& clock, Metrics& metrics,
                   Make make, OnUnload on_unload)
    : archive_(archive),
      cluster_(cluster),
      clock_(clock),
      metrics_(metrics),
      make_(std::move(make)),
      on_unload_(std::move(on_unload)) {}

Table* Registry::loaded_table(const std::string& id) const {
    const auto entry = entries_.find(id);
    return entry == entries_.end() ? nullptr : entry->second.table.get();
}

std::string Registry::origin(const std::string& id) const {
    const auto entry = entries_.find(id);
    return entry == entries_.end() || entry->second.origin.empty() ? id : entry->second.origin;
}

std::vector<std::string> Registry::ids() const {
    std::vector<std::string> ids;
    for (const auto& [id, entry] : entries_)
        if (entry.table) ids.push_back(id);
    return ids;
}

std::vector<tables::GuestId> Registry::seated() const {
    std::vector<tables::GuestId> seated;
    for (const auto& [id, entry] : entries_)
        for (int i = 0; entry.table && i < entry.table->state().players(); ++i)
            if (const tables::Seat& seat = entry.table->state().seat(i); seat.player())
                seated.push_back(seat.guest);
    return seated;
}

void Registry::find(const std::string& id, const std::string& lane, Found found) {
    Entry& entry = entries_[id];
    if (entry.table) return found(entry.table, true);
    entry.waiting.push_back(std::move(found));
    // The lane of the first request may have a long queue, so each lane loads the table.
    if (entry.lanes.insert(lane).second) load(id, lane, entry.expiry_count);
}

void Registry::load(const std::string& id, const std::string& lane, int expiry_count) {
    archive_.load(id, lane, [this, id, lane, expiry_count](Archive::Loaded found) {
        on_loaded(id, lane, expiry_count, std::move(found));
    });
}

void Registry::on_loaded(const std::string& id, const std::string& lane, int expiry_count,
                         Archive::Loaded loaded) {
    const auto entry = entries_.find(id);
    if (entry == entries_.end() || entry->second.table) return;
    if (entry->second.expiry_count != expiry_count)
        return load(id, lane, entry->second.expiry_count);
    entry->second.lanes.clear();
    const std::vector<Found> waiting = std::move(entry->second.waiting);
    std::shared_ptr<Table> table;
    if (loaded.state) {
        table = make_(std::move(*loaded.state));
        entry->second.table = table;
        entry->second.origin = std::move(loaded.origin);
        entry->second.deserted_since = clock_.now();
        ++metrics_.tables;
        spdlog::debug("table {} was loaded: {} rows", id, table->state().seq());
        if (cluster_ != nullptr)
            cluster_->want(id);
        else
            table->run();
    } else {
        entries_.erase(entry);
    }
    for (const Found& found : waiting) found(table, loaded.available);
}

void Registry::wake(const std::string& id) {
    const auto entry = entries_.find(id);
    if (entry == entries_.end() || !entry->second.table) return;
    const std::shared_ptr<Table> table = entry->second.table;  // stays alive if unloaded
    table->wake();
}

void Registry::expire(const std::string& id) {
    const auto entry = entries_.find(id);
    if (entry == entries_.end()) return;
    if (!entry->second.table) {
        ++entry->second.expiry_count;
        return;
    }
    entry->second.table->announce(tables::kExpired);
    unload(entry);
}

void Registry::close(const std::string& id) {
    const auto entry = entries_.find(id);
    if (entry != entries_.end() && entry->second.table) unload(entry);
}

void Registry::reload(const std::string& id) {
    const auto entry = entries_.find(id);
    if (entry == entries_.end() || !entry->second.table) return;
    archive_.forget_records();
    entry->second.table->announce(tables::kRestored);
    unload(entry);
}

Registry::Entries::iterator Registry::unload(Entries::iterator entry) {
    spdlog::debug("table {} is unloaded", entry->first);
    entry->second.table->close();
    if (cluster_ != nullptr) cluster_->release(entry->first);
    on_unload_(entry->first);
    --metrics_.tables;
    return entries_.erase(entry);
}

void Registry::sweep() {
    const Millis now = clock_.now();
    for (auto next = entries_.begin(); next != entries_.end();) {
        Entry& entry = next->second;
        const bool has_listeners = entry.table && !entry.table->deserted();
        if (has_listeners) {
            entry.deserted_since = now;
            entry.table->mark_present();
        }
        const bool stays = !entry.table || now - entry.deserted_since < kUnloadAfter;
        next = stays ? std::next(next) : unload(next);
    }
}

void Registry::fetch_all() {
    for (const auto& [id, entry] : entries_)
        if (entry.table) entry.table->fetch();
}

void Registry::tell_all(const std::string& message) {
    for (const auto& [id, entry] : entries_)
        if (entry.table) entry.table->announce(message);
}

void Registry::set_elsewhere(const std::string& id, tables::SeatSet elsewhere) {
    if (Table* table = loaded_table(id)) table->set_elsewhere(elsewhere);
}

void Registry::hear(const Cluster::News& news) {
    if (news.table.empty()) {
        for (const auto& [id, entry] : entries_)
            if (entry.table) tell_table(*entry.table, news);
        return;
    }
    if (news.message == tables::kExpired) return expire(news.table);
    if (Table* table = loaded_table(news.table))
        tell_table(*table, news);
    else if (news.kind == Cluster::News::Kind::held)
        cluster_->release(news.table);  // it was unloaded meanwhile
}

}  // namespace bornes::server
