#include "admin/check.h"

#include <fmt/format.h>

#include "bornes/record.h"
#include "fair/record_check.h"
#include "tables/game_record.h"
#include "tables/stored_table.h"

namespace bornes::admin {
namespace {

using journal::Store;
using tables::StoredTable;

class Checker {
public:
    explicit Checker(Store& store) : store_(store) {}

    void check_table(const std::string& id) {
        if (!store_.table(id)) return;
        ++report.tables;
        StoredTable table(id, 1);
        table.fold_all(store_);
        check_game(table);
        while (table.game_over()) {
            table.begin_next_game();
            table.fold_all(store_);
            check_game(table);
        }
        if (table.state()) report.rows += table.state()->seq();
        if (!table.unreadable().empty())
            add(id, fmt::format("this version of bornes cannot read its {}: a server closes the "
                                "table; restore a backup, or remove the table",
                                table.unreadable()));
        else if (table.illegal_row() > 0)
            add(id, fmt::format("row {} has a move that the rules of this version refuse ({}): a "
                                "server shows the table up to there, and closes it",
                                table.illegal_row(), table.state()->closing()));
    }

    void check_database() {
        for (const std::string& line : store_.file_faults())
            add("", fmt::format("SQLite says: {}; restore a backup", line));
        for (const std::string& id : store_.orphaned_table_ids())
            add(id,
                fmt::format("rows of a deleted table are left: bornes admin remove {} deletes them",
                            id));
    }

    CheckReport report;

private:
    void check_game(const StoredTable& table) {
        const std::string text = record_text(table);
        if (text.empty() || table.state()->hands().empty()) return;
        const auto record = read_record(text);
        const int game = table.state()->game();
        if (!record) {
            add(table.id(), fmt::format("the record of game {} cannot be read: {}", game,
                                        to_text(record.fault(), table.id())));
            return;
        }
        ++report.games;
        if (const auto fault = fair::check_deals(*record).fault)
            add(table.id(), fmt::format("game {}: {}", game, fault->why()));
    }

    void add(const std::string& table, std::string what) {
        report.faults.push_back({table, std::move(what)});
    }

    Store& store_;
};

}  // namespace

CheckReport check_journal(Store& store,
                          const std::function<void(std::int64_t, std::int64_t)>& progress) {
    Checker checker(store);
    checker.check_database();
    const std::vector<std::string> ids = store.table_ids();
    std::int64_t done = 0;
    for (const std::string& id : ids) {
        checker.check_table(id);
        if (progress) progress(++done, static_cast<std::int64_t>(ids.size()));
    }
    return std::move(checker.report);
}

}  // namespace bornes::admin
