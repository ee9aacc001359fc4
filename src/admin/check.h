// Reads a whole journal as servers do, and says what is wrong with it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "journal/store.h"

namespace bornes::admin {

struct Fault {
    std::string table;  // empty: of the database as a whole
    std::string what;   // a sentence without a full stop, and what to do
};

struct CheckReport {
    std::int64_t tables = 0;
    std::int64_t rows = 0;
    std::int64_t games = 0;  // whose deals were checked
    std::vector<Fault> faults;
};

// Folds every table from its rows, and checks the fair deals of every game. Reads one table at a
// time, so that running servers do not have to wait; a table that is removed meanwhile is left out.
// `progress` is told how many tables are done, and of how many.
CheckReport check_journal(journal::Store& store,
                          const std::function<void(std::int64_t, std::int64_t)>& progress = {});

}  // namespace bornes::admin
