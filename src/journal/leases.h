// Which process runs which table, as a PostgreSQL keeps it. A process says every other second that
// it is alive; its tables are free for others when it has not said so for a while. Each lease of a
// table has a higher number than the one before: what is decided under an older one is not stored.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "journal/row.h"

namespace bornes::journal {

// How long a process that says nothing keeps its tables.
inline constexpr Millis kLease = 5'000;
inline constexpr Millis kRenewEvery = 1'500;

class ClusterConnection;

class Leases {
public:
    explicit Leases(std::string process) : process_(std::move(process)) {}

    // Says that the process is alive. False if others may have taken its tables meanwhile.
    bool renew(ClusterConnection& connection) const;
    using Held = std::vector<std::pair<std::string, Fence>>;
    // Takes those of the tables that nobody holds.
    Held take(ClusterConnection& connection, const std::set<std::string>& tables) const;
    void give_back(ClusterConnection& connection, const std::string& table) const;
    // The process ends: others need not wait.
    void end(ClusterConnection& connection) const;

private:
    const std::string process_;
};

}  // namespace bornes::journal
