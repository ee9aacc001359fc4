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

// What has to hold for a row to be stored. The row before has to be the one that was known when the
// row was decided on; before the first there is the table. A row of the table's own making needs
// the lease of its decision.
constexpr std::string_view kCondition =
    " CASE WHEN CAST(:before AS BIGINT) = 0"
    " THEN EXISTS (SELECT 1 FROM tables WHERE id = :table)"
    " ELSE EXISTS (SELECT 1 FROM table_rows WHERE table_id = :table AND seq = :before"
    " AND (CAST(:after_at AS BIGINT) = 0 OR (at = :after_at AND command = :after_command))) END"
    " AND (CAST(:fence AS BIGINT) = 0 OR EXISTS"
    " (SELECT 1 FROM leases WHERE table_id = :table AND fence = :fence))";

// SQLite would collect the results of a SELECT from the table that it inserts into, in a table of
// its own for each row. So what must not be stored is a row without a number there, which is
// ignored.
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

// A connection is used by one thread, and nobody asks SQLite how much memory it uses: without locks
// for both, a row costs less. Before the first connection, and without effect after it.
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
        session << kServerPatience;
        return;
    }
    use_few_locks();
    session.open(soci::sqlite3, "db=\"" + url.place + "\" timeout=10");
    // A new file becomes one with a log by way of a rollback journal, which a power cut must not
    // bring back: it would undo all that came later. EXTRA also syncs the folder that it is removed
    // from.
    session << "PRAGMA synchronous=EXTRA";
    session << "PRAGMA journal_mode=WAL";
    session << "PRAGMA synchronous=FULL";
    // A page that many rows change is copied into the file once for all of them; and the pages that
    // hold the last rows of busy tables stay in memory.
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
    // A row that another process holds for longer is as good as a database that is away. Not
    // before: a migration by another process may take its time. Whoever looks after the database
    // may ask for all of it.
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

// SOCI keeps the type information of its backends to itself: the cast is not checked.
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
    // On to the end: a SELECT of SQLite's that stops at a row goes on reading what there was then,
    // and so does all else on this connection.
    lookup->fetch();
    return found;
}

}  // namespace bornes::journal
