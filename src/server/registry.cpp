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
                   Make make, Left left)
    : archive_(archive),
      cluster_(cluster),
      clock_(clock),
      metrics_(metrics),
      make_(std::move(make)),
      left_(std::move(left)) {}

Table* Registry::loaded_table(const std::string& id) const {
    const auto place = places_.find(id);
    return place == places_.end() ? nullptr : place->second.table.get();
}

std::string Registry::origin(const std::string& id) const {
    const auto place = places_.find(id);
    return place == places_.end() || place->second.origin.empty() ? id : place->second.origin;
}

std::vector<std::string> Registry::ids() const {
    std::vector<std::string> ids;
    for (const auto& [id, place] : places_)
        if (place.table) ids.push_back(id);
    return ids;
}

std::vector<tables::GuestId> Registry::seated() const {
    std::vector<tables::GuestId> seated;
    for (const auto& [id, place] : places_)
        for (int i = 0; place.table && i < place.table->state().players(); ++i)
            if (const tables::Seat& seat = place.table->state().seat(i); seat.player())
                seated.push_back(seat.guest);
    return seated;
}

void Registry::find(const std::string& id, const std::string& lane, Found found) {
    Place& place = places_[id];
    if (place.table) return found(place.table, true);
    place.waiting.push_back(std::move(found));
    // The lane of the first request may have a long queue, so each lane loads the table.
    if (place.lanes.insert(lane).second) load(id, lane, place.expiry_count);
}

void Registry::load(const std::string& id, const std::string& lane, int expiry_count) {
    archive_.load(id, lane, [this, id, lane, expiry_count](Archive::Loaded found) {
        loaded(id, lane, expiry_count, std::move(found));
    });
}

void Registry::loaded(const std::string& id, const std::string& lane, int expiry_count,
                      Archive::Loaded loaded) {
    const auto place = places_.find(id);
    if (place == places_.end() || place->second.table) return;
    if (place->second.expiry_count != expiry_count)
        return load(id, lane, place->second.expiry_count);
    place->second.lanes.clear();
    const std::vector<Found> waiting = std::move(place->second.waiting);
    std::shared_ptr<Table> table;
    if (loaded.state) {
        table = make_(std::move(*loaded.state));
        place->second.table = table;
        place->second.origin = std::move(loaded.origin);
        place->second.deserted = clock_.now();
        ++metrics_.tables;
        spdlog::debug("table {} was loaded: {} rows", id, table->state().seq());
        if (cluster_ != nullptr)
            cluster_->want(id);
        else
            table->run();
    } else {
        places_.erase(place);
    }
    for (const Found& found : waiting) found(table, loaded.available);
}

void Registry::wake(const std::string& id) {
    const auto place = places_.find(id);
    if (place == places_.end() || !place->second.table) return;
    const std::shared_ptr<Table> table = place->second.table;  // stays alive if unloaded
    table->wake();
}

void Registry::expire(const std::string& id) {
    const auto place = places_.find(id);
    if (place == places_.end()) return;
    if (!place->second.table) {
        ++place->second.expiry_count;
        return;
    }
    place->second.table->announce(tables::kExpired);
    unload(place);
}

void Registry::close(const std::string& id) {
    const auto place = places_.find(id);
    if (place != places_.end() && place->second.table) unload(place);
}

void Registry::reload(const std::string& id) {
    const auto place = places_.find(id);
    if (place == places_.end() || !place->second.table) return;
    archive_.forget_records();
    place->second.table->announce(tables::kRestored);
    unload(place);
}

Registry::Places::iterator Registry::unload(Places::iterator place) {
    spdlog::debug("table {} is unloaded", place->first);
    place->second.table->close();
    if (cluster_ != nullptr) cluster_->release(place->first);
    left_(place->first);
    --metrics_.tables;
    return places_.erase(place);
}

void Registry::sweep() {
    const Millis now = clock_.now();
    for (auto entry = places_.begin(); entry != places_.end();) {
        Place& place = entry->second;
        const bool listened_to = place.table && !place.table->deserted();
        if (listened_to) {
            place.deserted = now;
            place.table->mark_present();
        }
        const bool stays = !place.table || now - place.deserted < kUnloadAfter;
        entry = stays ? std::next(entry) : unload(entry);
    }
}

void Registry::fetch_all() {
    for (const auto& [id, place] : places_)
        if (place.table) place.table->fetch();
}

void Registry::tell_all(const std::string& message) {
    for (const auto& [id, place] : places_)
        if (place.table) place.table->announce(message);
}

void Registry::set_elsewhere(const std::string& id, tables::SeatSet elsewhere) {
    if (Table* table = loaded_table(id)) table->set_elsewhere(elsewhere);
}

void Registry::hear(const Cluster::News& news) {
    if (news.table.empty()) {
        for (const auto& [id, place] : places_)
            if (place.table) tell_table(*place.table, news);
        return;
    }
    if (news.message == tables::kExpired) return expire(news.table);
    if (Table* table = loaded_table(news.table))
        tell_table(*table, news);
    else if (news.kind == Cluster::News::Kind::held)
        cluster_->release(news.table);  // it was unloaded meanwhile
}

}  // namespace bornes::server
