// Which process runs which table, stored in PostgreSQL. Each process sends a heartbeat every
// kRenewEvery. When the heartbeat stops, other processes may take its tables. Each lease of a table
// has a higher number (fence) than the lease before. Rows decided under an older one are refused.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "journal/row.h"

namespace bornes::journal {

// How long a process without a heartbeat keeps its tables.
inline constexpr Millis kLease = 5'000;
inline constexpr Millis kRenewEvery = 1'500;

class ClusterConnection;

class Leases {
public:
    explicit Leases(std::string process) : process_(std::move(process)) {}

    // Sends the heartbeat. Returns false if others may have taken the tables of this process.
    bool renew(ClusterConnection& connection) const;
    using Held = std::vector<std::pair<std::string, Fence>>;
    // Takes those of the tables that no other process holds, and returns them with their fences.
    Held take(ClusterConnection& connection, const std::set<std::string>& tables) const;
    void give_back(ClusterConnection& connection, const std::string& table) const;
    // Gives all tables back when the process ends, so that others need not wait.
    void end(ClusterConnection& connection) const;

private:
    const std::string process_;
};

}  // namespace bornes::journal
