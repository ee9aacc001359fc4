#include "journal/store_statements.h"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "journal/migrations.h"
#include "journal/sqlite_file.h"
#include "journal/watchdog.h"

namespace bornes::journal {
namespace {

using soci::into;
using soci::use;

// The conditions for storing a row. The row before must be the one that was known at the decision;
// before the first row, the table must exist. A row that the table itself decided also needs the
// lease of that decision.
constexpr std::string_view kCondition =
    " CASE WHEN CAST(:before AS BIGINT) = 0"
    " THEN EXISTS (SELECT 1 FROM tables WHERE id = :table)"
    " ELSE EXISTS (SELECT 1 FROM table_rows WHERE table_id = :table AND seq = :before"
    " AND (CAST(:after_at AS BIGINT) = 0 OR (at = :after_at AND command = :after_command))) END"
    " AND (CAST(:fence AS BIGINT) = 0 OR EXISTS"
    " (SELECT 1 FROM leases WHERE table_id = :table AND fence = :fence))";

// With INSERT … SELECT from the same table, SQLite would collect the results in a temporary table
// for each row. Instead, a row that must not be stored gets no number, and SQLite ignores it.
std::string insert_for(Url::Kind kind) {
    constexpr std::string_view columns = "(table_id, seq, at, actor, command, body)";
    if (kind == Url::Kind::sqlite)
        return fmt::format(
            "INSERT OR IGNORE INTO table_rows {}"
            " VALUES (:table, CASE WHEN {} THEN :seq END, :at, :actor, :command, :body)",
            columns, kCondition);
    return fmt::format(
        "INSERT INTO table_rows {} SELECT :table, CAST(:seq AS BIGINT), CAST(:at AS BIGINT),"
        " :actor, :command, :body WHERE {} ON CONFLICT DO NOTHING",
        columns, kCondition);
}

// Each connection belongs to one thread, and we do not use SQLite's memory statistics. Without
// locks for both, a row costs less. Must run before the first connection; later it has no effect.
void use_few_locks() {
    static const bool once = [] {
        return sqlite_api::sqlite3_config(SQLITE_CONFIG_MULTITHREAD) == SQLITE_OK &&
               sqlite_api::sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0) == SQLITE_OK;
    }();
    static_cast<void>(once);
}

void open(soci::session& session, const Url& url) {
    if (url.kind == Url::Kind::postgresql) {
        session.open(soci::postgresql, connection_string(url));
        session << "SET client_min_messages TO warning";
        session << kSetServerTimeouts;
        return;
    }
    use_few_locks();
    session.open(soci::sqlite3, "db=\"" + url.place + "\" timeout=10");
    // SQLite creates a new file with a rollback journal before it switches to a log. After a power
    // cut, this journal must not reappear, because it would undo all later changes. EXTRA also
    // syncs the folder from which the journal was removed.
    session << "PRAGMA synchronous=EXTRA";
    session << "PRAGMA journal_mode=WAL";
    session << "PRAGMA synchronous=FULL";
    // If many rows change a page, the page is copied into the file once for all of them. The pages
    // with the last rows of busy tables stay in memory.
    session << "PRAGMA wal_autocheckpoint=16000";
    session << "PRAGMA cache_size=-65536";
}

}  // namespace

Store::Statements::Statements(const Url& url, Guards given, bool up_to_date)
    : guards(given), kind(url.kind) {
    if (guards.file != nullptr) guards.file->check();
    open(session, url);
    const Watchdog::Watch watch(guards.watchdog, socket());
    if (up_to_date)
        migrate(session, url.kind);
    else
        require_current(session, url.kind);
    // If another process locks a row for longer, we treat the database as unavailable. Not set
    // earlier, because a migration by another process may take long. Not set for administrators,
    // whose queries may read the whole database.
    if (kind == Url::Kind::postgresql)
        session << "SELECT set_config('lock_timeout', '5s', false),"
                   " set_config('statement_timeout', '"
                << (up_to_date ? "8s" : "0") << "', false)";
    prepare();
}

void Store::Statements::prepare() {
    insert.emplace(
        (session.prepare << insert_for(kind), use(row.table, "table"), use(row.seq, "seq"),
         use(row.at, "at"), use(row.actor, "actor"), use(row.command, "command"),
         use(row.body, "body"), use(before, "before"), use(conditions.after_at, "after_at"),
         use(conditions.after_command, "after_command"), use(conditions.fence, "fence")));
    lookup.emplace((session.prepare << "SELECT seq FROM table_rows WHERE table_id = :t AND seq > :p"
                                       " AND actor = :w AND command = :c ORDER BY seq LIMIT 1",
                    use(row.table), use(before), use(row.actor), use(row.command), into(found)));
    select.emplace((session.prepare << "SELECT seq, at, actor, command, body FROM table_rows"
                                       " WHERE table_id = :t AND seq > :s ORDER BY seq LIMIT :n",
                    use(row.table), use(row.seq), use(most), into(read.seq), into(read.at),
                    into(read.actor), into(read.command), into(read.body)));
}

// SOCI hides the type information of its backends, so this cast cannot be checked.
int Store::Statements::socket() {
    if (kind != Url::Kind::postgresql) return -1;
    return PQsocket(static_cast<soci::postgresql_session_backend*>(session.get_backend())->conn_);
}

Appended::Outcome Store::Statements::refusal() {
    int taken = 0;
    session << "SELECT COUNT(*) FROM table_rows WHERE table_id = :t AND seq = :s", use(row.table),
        use(row.seq), into(taken);
    if (taken > 0) return Appended::Outcome::lost_race;
    if (conditions.fence == 0) return Appended::Outcome::hole;
    int held = 0;
    session << "SELECT COUNT(*) FROM leases WHERE table_id = :t AND fence = :f", use(row.table),
        use(conditions.fence), into(held);
    return held > 0 ? Appended::Outcome::hole : Appended::Outcome::fenced;
}

std::optional<Seq> Store::Statements::look_up() {
    if (!lookup->execute(true)) return std::nullopt;
    // Read to the end: a SELECT of SQLite that stops at a row keeps its snapshot, and so does
    // everything else on this connection.
    lookup->fetch();
    return found;
}

}  // namespace bornes::journal
