// Queries for administrators. Unlike the server's queries, some of them read the whole database.

#include "journal/migrations.h"
#include "journal/store_statements.h"

namespace bornes::journal {
namespace {

using soci::into;
using soci::use;

template <typename Value>
std::vector<Value> column(soci::session& session, const std::string& query) {
    std::vector<Value> values;
    Value value{};
    soci::statement select = (session.prepare << query, into(value));
    select.execute(false);
    while (select.fetch()) values.push_back(value);
    return values;
}

std::int64_t number(soci::session& session, const std::string& query) {
    long long value = 0;
    session << query, into(value);
    return value;
}

}  // namespace

std::vector<std::string> Store::table_ids() {
    return guarded(
        [&] { return column<std::string>(sql_->session, "SELECT id FROM tables ORDER BY id"); });
}

TableFigures Store::figures(const std::string& table) {
    return guarded([&] {
        TableFigures figures;
        sql_->session << "SELECT COUNT(*), COALESCE(MAX(at), 0) FROM table_rows"
                         " WHERE table_id = :t",
            use(table), into(figures.rows), into(figures.last_at);
        sql_->session << "SELECT holder, fence FROM leases WHERE table_id = :t", use(table),
            into(figures.holder), into(figures.fence);
        return figures;
    });
}

std::vector<GuestRow> Store::guests(int most) {
    return guarded([&] {
        std::vector<GuestRow> guests;
        GuestRow guest;
        soci::statement select =
            (sql_->session.prepare
                 << "SELECT token, name, seen FROM guests ORDER BY seen DESC, token LIMIT :n",
             use(most), into(guest.token), into(guest.name), into(guest.seen));
        select.execute(false);
        while (select.fetch()) guests.push_back(guest);
        return guests;
    });
}

StoreFigures Store::count_all(Millis now) {
    return guarded([&] {
        soci::session& session = sql_->session;
        const bool sqlite = sql_->kind == Url::Kind::sqlite;
        StoreFigures figures;
        figures.tables = number(session, "SELECT COUNT(*) FROM tables");
        figures.listed = number(session, "SELECT COUNT(*) FROM tables WHERE listed = 1");
        figures.rows = number(session, "SELECT COUNT(*) FROM table_rows");
        figures.guests = number(session, "SELECT COUNT(*) FROM guests");
        figures.processes = number(
            session, "SELECT COUNT(*) FROM processes WHERE alive_until > " + std::to_string(now));
        figures.bytes = sqlite ? number(session,
                                        "SELECT page_count * page_size FROM pragma_page_count(),"
                                        " pragma_page_size()")
                               : number(session, "SELECT pg_database_size(current_database())");
        figures.schema = schema_version();
        return figures;
    });
}

std::vector<std::string> Store::orphaned_table_ids() {
    return guarded([&] {
        return column<std::string>(
            sql_->session,
            "SELECT table_id FROM (SELECT DISTINCT table_id FROM table_rows"
            " UNION SELECT table_id FROM presence UNION SELECT table_id FROM leases"
            " UNION SELECT table_id FROM seat_codes) AS named"
            " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id) ORDER BY table_id");
    });
}

std::vector<std::string> Store::file_faults() {
    if (sql_->kind != Url::Kind::sqlite) return {};
    return guarded([&] {
        auto faults = column<std::string>(sql_->session, "PRAGMA integrity_check");
        if (faults.size() == 1 && faults.front() == "ok") faults.clear();
        return faults;
    });
}

}  // namespace bornes::journal
