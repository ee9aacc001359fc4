#include "journal/leases.h"

#include <fmt/format.h>

#include "journal/cluster_connection.h"

namespace bornes::journal {
namespace {

constexpr const char* kNow = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
constexpr Millis kHour = 3'600'000;

// A condition on a row of `processes`: is the process alive? If its heartbeat claims to last longer
// than any heartbeat does, the clock was set back since, and the claim proves nothing.
std::string is_alive() {
    return fmt::format("alive_until BETWEEN {0} AND {0} + {1}", kNow, kLease + 1'000);
}

// Ids of tables have no character that needs quoting.
std::string array_of(const std::set<std::string>& tables) {
    return fmt::format("{{{}}}", fmt::join(tables, ","));
}

}  // namespace

bool Leases::renew(ClusterConnection& connection) const {
    // PostgreSQL evaluates the subquery on the state before this statement.
    static const std::string statement = fmt::format(
        "WITH dead AS (DELETE FROM processes WHERE alive_until < {0} - {1} AND name <> $1)"
        " INSERT INTO processes (name, alive_until) VALUES ($1, {0} + {2})"
        " ON CONFLICT (name) DO UPDATE SET alive_until = excluded.alive_until"
        " RETURNING EXISTS (SELECT 1 FROM processes WHERE name = $1 AND {3})",
        kNow, kHour, kLease, is_alive());
    const auto rows = connection.run(statement.c_str(), {process_.c_str()});
    return !rows.empty() && rows[0][0] == "t";
}

Leases::Held Leases::take(ClusterConnection& connection,
                          const std::set<std::string>& tables) const {
    // Look first, without a lock: other processes hold most of the wanted tables.
    static const std::string statement = fmt::format(
        "INSERT INTO leases (table_id, holder, fence) SELECT id, $2, 1"
        " FROM unnest(CAST($1 AS TEXT[])) AS wanted (id)"
        " LEFT JOIN leases AS held ON held.table_id = id"
        " LEFT JOIN processes ON name = held.holder AND name <> $2 AND {0}"
        " WHERE name IS NULL ORDER BY id"
        " ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, fence = leases.fence + 1"
        " WHERE NOT EXISTS (SELECT 1 FROM processes"
        " WHERE name = leases.holder AND name <> $2 AND {0})"
        " RETURNING table_id, fence",
        is_alive());
    Held held;
    for (const auto& row :
         connection.run(statement.c_str(), {array_of(tables).c_str(), process_.c_str()}))
        held.emplace_back(row[0], std::stoll(row[1]));
    return held;
}

void Leases::give_back(ClusterConnection& connection, const std::string& table) const {
    connection.run("UPDATE leases SET holder = '' WHERE table_id = $1 AND holder = $2",
                   {table.c_str(), process_.c_str()});
}

void Leases::end(ClusterConnection& connection) const {
    connection.run("DELETE FROM processes WHERE name = $1", {process_.c_str()});
}

}  // namespace bornes::journal
