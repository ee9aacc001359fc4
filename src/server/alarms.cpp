#include "server/alarms.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace bornes::server {

Alarms::Alarms(const DatabaseClock& clock, std::function<void(Millis)> set_timer,
               std::function<void(const std::string&)> wake)
    : clock_(clock), set_timer_(std::move(set_timer)), wake_(std::move(wake)) {}

void Alarms::repeat(Millis period, std::function<void()> chore) {
    chores_.push_back({period, 0, std::move(chore)});
}

void Alarms::wake_at(const std::string& table, Millis at) {
    Millis& moment = moments_[table];
    if (moment == at) return;
    moment = at;
    queue_.emplace(at, table);
    set_timer();
}

void Alarms::ring() {
    wake_tables();
    for (Chore& chore : chores_) {
        const Millis now = clock_.now();
        if (now < chore.next) continue;
        chore.next = now + chore.period;
        chore.run();
    }
    set_timer();
}

void Alarms::set_timer() {
    Millis next = std::numeric_limits<Millis>::max();
    for (const Chore& chore : chores_) next = std::min(next, chore.next);
    if (!queue_.empty()) next = std::min(next, queue_.begin()->first);
    set_timer_(std::max<Millis>(next - clock_.now(), 0));
}

void Alarms::wake_tables() {
    const Millis now = clock_.now();
    while (!queue_.empty() && queue_.begin()->first <= now) {
        const auto [at, table] = *queue_.begin();
        queue_.erase(queue_.begin());
        const auto moment = moments_.find(table);
        if (moment == moments_.end() || moment->second != at) continue;
        moments_.erase(moment);
        wake_(table);
    }
}

}  // namespace bornes::server
