// Who is connected to the tables at the other processes of a cluster. Each process tells the others
// when that changes at one of its tables, and every second that it still lives. The players of a
// process that falls silent are gone, as its connections are.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>

#include "journal/cluster.h"
#include "server/database_clock.h"
#include "tables/table.h"

namespace bornes::server {

using tables::SeatSet;

// How often beat() is to be called.
inline constexpr Millis kBeatEvery = 1'000;
// A process that is not heard of for longer than this is dead. Together with one beat, and the time
// that a player has to come back, it stays below five seconds.
inline constexpr Millis kProcessSilence = 2'400;
static_assert(kProcessSilence + kBeatEvery + tables::kReturnTime < 5'000);

class Presence {
public:
    using Notify = std::function<void(const std::string& table, const std::string& message)>;
    using Changed = std::function<void(const std::string& table, SeatSet elsewhere)>;
    // `process` is the name of this process. `notify` reaches the other processes. `changed` is
    // told of a table of this process at which somebody has come or gone elsewhere.
    Presence(std::string process, const DatabaseClock& clock, Notify notify, Changed changed);

    // The table is in the memory of this process from now on: the others say who is there.
    void watch(const std::string& table);
    // The table has left the memory.
    void forget(const std::string& table);
    // The seats whose players are connected to a table of this process.
    void tell(const std::string& table, SeatSet here);
    // Tells the others that this process lives, and finds out which of them do not.
    void beat();
    // What another process shouted. Returns whether it was about presence.
    bool hear(const journal::Cluster::News& news);

private:
    struct Watched {
        SeatSet here;                              // at this process
        std::map<std::string, SeatSet> elsewhere;  // by process
        SeatSet reported;                          // what the table was told of them
    };
    void learn(const std::string& table, const std::string& process, SeatSet there);
    void meet(const std::string& process);
    void tell_changed(const std::string& table, Watched& watched) const;

    const std::string process_;
    const DatabaseClock& clock_;
    const Notify notify_;
    const Changed changed_;
    std::map<std::string, Watched> tables_;
    std::map<std::string, Millis> heard_;  // by process, the last time
};

}  // namespace bornes::server
