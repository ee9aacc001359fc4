// Reads a whole journal, as a server does after a restart, and finds faults in it.
#pragma once

#include <cstdint>
#include <string>

#include "tables/state.h"

namespace bornes::tests {

struct Audit {
    int tables = 0;
    int moves = 0;
    int broken = 0;  // tables with a gap, a duplicate row, or a row that does not fit
    int still = 0;   // tables without a row since a given time
};
Audit audit(const std::string& database, journal::Millis since);

// Waits until `moves` moves are stored, so that everybody plays, but at most a minute.
void wait_for_moves(const std::string& database, int moves);

journal::Millis database_time(const std::string& database);

// The table that results from its rows.
tables::State folded(const std::string& database, const std::string& table);

}  // namespace bornes::tests
