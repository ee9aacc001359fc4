#include "online/journal_audit.h"

#include <libpq-fe.h>
#include <sqlite3.h>

#include <chrono>
#include <stdexcept>
#include <thread>
#include <variant>
#include <vector>

#include "journal/store.h"
#include "journal/url.h"

namespace bornes::tests {
namespace {

using journal::Row;
using journal::Store;
using tables::State;

constexpr const char* kAllTables = "SELECT id FROM tables";

std::vector<std::string> tables_in_file(const std::string& file) {
    std::vector<std::string> ids;
    sqlite3* database = nullptr;
    sqlite3_open(file.c_str(), &database);
    sqlite3_exec(
        database, kAllTables,
        [](void* found, int, char** values, char**) {
            static_cast<std::vector<std::string>*>(found)->emplace_back(values[0]);
            return 0;
        },
        &ids, nullptr);
    sqlite3_close(database);
    return ids;
}

std::vector<std::string> tables_in_postgres(const std::string& url) {
    std::vector<std::string> ids;
    PGconn* connection = PQconnectdb(url.c_str());
    PGresult* result = PQexec(connection, kAllTables);
    for (int i = 0; i < PQntuples(result); ++i) ids.emplace_back(PQgetvalue(result, i, 0));
    PQclear(result);
    PQfinish(connection);
    return ids;
}

State empty_table(Store& store, const std::string& table) {
    const auto row = store.table(table);
    if (!row) throw std::runtime_error("no table " + table);
    return {
        table, {row->creator}, std::get<tables::Options>(tables::options_from_json(row->options))};
}

int moves_in(const Row& row) {
    const auto change = tables::change_from_json(row.body);
    const auto* acted = change ? std::get_if<tables::change::Acted>(&*change) : nullptr;
    return acted != nullptr ? static_cast<int>(acted->acts.size()) : 0;
}

}  // namespace

void wait_for_moves(const std::string& database, int moves) {
    constexpr int kTimeout = 600;  // tenths of a second
    for (int i = 0; i < kTimeout && audit(database, 0).moves < moves; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
}

journal::Millis database_time(const std::string& database) { return Store(database).now(); }

State folded(const std::string& database, const std::string& table) {
    Store store(database);
    State state = empty_table(store, table);
    for (const Row& row : store.rows(table, 0))
        if (!state.apply(row)) throw std::runtime_error("a row that does not follow: " + row.body);
    return state;
}

Audit audit(const std::string& database, journal::Millis since) {
    const journal::Url url = journal::parse_url(database);
    Store store(database);
    Audit audit;
    for (const std::string& table : url.kind == journal::Url::Kind::sqlite
                                        ? tables_in_file(url.place)
                                        : tables_in_postgres(url.place)) {
        ++audit.tables;
        State state = empty_table(store, table);
        journal::Millis last = 0;
        bool sound = true;
        for (const Row& row : store.rows(table, 0)) {
            audit.moves += moves_in(row);
            // A row that was stored twice would play a card that is gone, or play out of turn.
            sound = sound && state.apply(row);
            last = row.at;
        }
        if (!sound) ++audit.broken;
        if (last < since) ++audit.still;
    }
    return audit;
}

}  // namespace bornes::tests
