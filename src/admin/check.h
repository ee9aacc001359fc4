// Reads a whole journal as servers do, and reports what is wrong with it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "journal/store.h"

namespace bornes::admin {

struct Fault {
    std::string table;  // empty: about the whole database
    std::string what;   // a sentence without a full stop, including what to do
};

struct CheckReport {
    std::int64_t tables = 0;
    std::int64_t rows = 0;
    std::int64_t games = 0;  // games whose deals were checked
    std::vector<Fault> faults;
};

// Replays the rows of every table, and checks the fair deals of every game. Reads one table at a
// time, so running servers do not wait, and skips tables that are removed meanwhile. Calls
// `progress` with the number of tables done and the number of all tables.
CheckReport check_journal(journal::Store& store,
                          const std::function<void(std::int64_t, std::int64_t)>& progress = {});

}  // namespace bornes::admin
