#include "server/presence.h"

#include <sstream>
#include <utility>

namespace bornes::server {
namespace {

// The messages between processes: one of these words, the name of the process, and for kHere the
// seats as a number.
constexpr const char* kHere = "presence-here";
constexpr const char* kWho = "presence-who";
constexpr const char* kAlive = "presence-alive";
constexpr const char* kNoTable = "-";

}  // namespace

Presence::Presence(std::string process, const DatabaseClock& clock, Notify notify, Changed changed)
    : process_(std::move(process)),
      clock_(clock),
      notify_(std::move(notify)),
      changed_(std::move(changed)) {}

void Presence::watch(const std::string& table) {
    tables_.try_emplace(table);
    notify_(table, std::string(kWho) + ' ' + process_);
}

void Presence::forget(const std::string& table) {
    tell(table, {});
    tables_.erase(table);
}

void Presence::tell(const std::string& table, SeatSet here) {
    const auto found = tables_.find(table);
    if (found == tables_.end() || found->second.here == here) return;
    found->second.here = here;
    notify_(table, std::string(kHere) + ' ' + process_ + ' ' + std::to_string(here.to_ulong()));
}

void Presence::beat() {
    notify_(kNoTable, std::string(kAlive) + ' ' + process_);
    const Millis now = clock_.now();
    std::set<std::string> dead;
    for (const auto& [process, last] : heard_)
        if (now - last > kProcessSilence) dead.insert(process);
    for (const std::string& process : dead) {
        heard_.erase(process);
        for (auto& [table, watched] : tables_)
            if (watched.elsewhere.erase(process) > 0) tell_changed(table, watched);
    }
}

bool Presence::hear(const journal::Cluster::News& news) {
    if (news.kind != journal::Cluster::News::Kind::said) return false;
    std::istringstream words(news.message);
    std::string word;
    std::string process;
    words >> word >> process;
    if (word != kHere && word != kWho && word != kAlive) return false;
    meet(process);
    const auto found = tables_.find(news.table);
    if (found == tables_.end()) return true;
    if (word == kWho && found->second.here.any())
        notify_(news.table, std::string(kHere) + ' ' + process_ + ' ' +
                                std::to_string(found->second.here.to_ulong()));
    unsigned long seats = 0;
    if (word == kHere && words >> seats) learn(news.table, process, SeatSet(seats));
    return true;
}

// Messages of a process may have been missed while it was silent.
void Presence::meet(const std::string& process) {
    const bool is_new = heard_.insert_or_assign(process, clock_.now()).second;
    if (!is_new) return;
    for (const auto& [table, watched] : tables_) notify_(table, std::string(kWho) + ' ' + process_);
}

void Presence::learn(const std::string& table, const std::string& process, SeatSet there) {
    Watched& watched = tables_.at(table);
    if (there.none())
        watched.elsewhere.erase(process);
    else
        watched.elsewhere[process] = there;
    tell_changed(table, watched);
}

void Presence::tell_changed(const std::string& table, Watched& watched) const {
    SeatSet elsewhere;
    for (const auto& [process, seats] : watched.elsewhere) elsewhere |= seats;
    if (elsewhere != std::exchange(watched.reported, elsewhere)) changed_(table, elsewhere);
}

}  // namespace bornes::server
