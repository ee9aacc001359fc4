// Who is connected to the tables through the other processes of a cluster. Each process tells the
// others about changes at its tables, and sends a heartbeat every second. When a process falls
// silent, its players count as gone.
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

// How often to call beat().
inline constexpr Millis kBeatEvery = 1'000;
// A process that is silent for longer counts as dead. One heartbeat, this time, and a player's time
// to come back stay below five seconds together.
inline constexpr Millis kProcessSilence = 2'400;
static_assert(kProcessSilence + kBeatEvery + tables::kReturnTime < 5'000);

class Presence {
public:
    using Notify = std::function<void(const std::string& table, const std::string& message)>;
    using Changed = std::function<void(const std::string& table, SeatSet elsewhere)>;
    // `process` is the name of this process. `notify` sends to the other processes. `changed` is
    // called when somebody comes or goes elsewhere at a table of this process.
    Presence(std::string process, const DatabaseClock& clock, Notify notify, Changed changed);

    // Call when this process loads a table. Asks the other processes who is connected there.
    void watch(const std::string& table);
    // Call when this process has unloaded a table.
    void forget(const std::string& table);
    // Tells the others which seats of a table are connected to this process.
    void tell(const std::string& table, SeatSet here);
    // Sends the heartbeat, and finds processes that have died.
    void beat();
    // Handles a message of another process. Returns whether it was about presence.
    bool hear(const journal::Cluster::News& news);

private:
    struct Watched {
        SeatSet here;                              // at this process
        std::map<std::string, SeatSet> elsewhere;  // by process
        SeatSet reported;                          // what the table knows about them
    };
    void learn(const std::string& table, const std::string& process, SeatSet there);
    void meet(const std::string& process);
    void tell_changed(const std::string& table, Watched& watched) const;

    const std::string process_;
    const DatabaseClock& clock_;
    const Notify notify_;
    const Changed changed_;
    std::map<std::string, Watched> tables_;
    std::map<std::string, Millis> heard_;  // by process: when it was last heard
};

}  // namespace bornes::server
