// Reads a whole journal again, as a server does after a restart, and finds what is wrong with it.
#pragma once

#include <cstdint>
#include <string>

#include "tables/state.h"

namespace bornes::tests {

struct Audit {
    int tables = 0;
    int moves = 0;
    int broken = 0;  // tables with a gap, a row twice, or a row that does not follow
    int still = 0;   // tables without a row since a moment
};
Audit audit(const std::string& database, journal::Millis since);

// Until so many have been stored, or a minute has passed: then everybody plays.
void wait_for_moves(const std::string& database, int moves);

journal::Millis database_time(const std::string& database);

// The table as its rows tell it.
tables::State folded(const std::string& database, const std::string& table);

}  // namespace bornes::tests
