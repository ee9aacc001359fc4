#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <chrono>
#include <filesystem>
#include <utility>

#include "journal/migrations.h"
#include "journal/sqlite_file.h"
#include "journal/store_statements.h"
#include "journal/watchdog.h"

namespace bornes::journal {
namespace {

using soci::into;
using soci::use;

// Milliseconds for which SQLite waits for another connection: usually, and for one that reads while
// the log is to be emptied.
constexpr int kPatience = 10'000;
constexpr int kCheckpointPatience = 1'000;

void set_busy_timeout(soci::session& session, int ms) { session << "PRAGMA busy_timeout=" << ms; }

// SOCI keeps the type information of its backends to itself: the cast is not checked.
int socket_of(soci::session& session, Url::Kind kind) {
    if (kind != Url::Kind::postgresql) return -1;
    return PQsocket(static_cast<soci::postgresql_session_backend*>(session.get_backend())->conn_);
}

void open(soci::session& session, const Url& url) {
    if (url.kind == Url::Kind::postgresql) {
        session.open(soci::postgresql, connection_string(url));
        session << "SET client_min_messages TO warning";
        session << kServerPatience;
        return;
    }
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
    const Watchdog::Watch watch(guards.watchdog, socket_of(session, kind));
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
    // The row before has to be the one that was known when the row was decided on; before the first
    // there is the table. A row of the table's own making needs the lease of its decision.
    insert.emplace((
        session.prepare << "INSERT INTO table_rows (table_id, seq, at, actor, command, body)"
                           " SELECT :t, CAST(:s AS BIGINT), CAST(:a AS BIGINT), :w, :c, :b"
                           " WHERE CASE WHEN CAST(:p AS BIGINT) = 0"
                           " THEN EXISTS (SELECT 1 FROM tables WHERE id = :i)"
                           " ELSE EXISTS (SELECT 1 FROM table_rows WHERE table_id = :u AND seq = :q"
                           " AND (CAST(:x AS BIGINT) = 0 OR (at = :y AND command = :z))) END"
                           " AND (CAST(:f AS BIGINT) = 0 OR EXISTS"
                           " (SELECT 1 FROM leases WHERE table_id = :v AND fence = :g))"
                           " ON CONFLICT DO NOTHING",
        use(row.table), use(row.seq), use(row.at), use(row.actor), use(row.command), use(row.body),
        use(before), use(row.table), use(row.table), use(before), use(conditions.after_at),
        use(conditions.after_at), use(conditions.after_command), use(conditions.fence),
        use(row.table), use(conditions.fence)));
    lookup.emplace((session.prepare << "SELECT seq FROM table_rows WHERE table_id = :t AND seq > :p"
                                       " AND actor = :w AND command = :c ORDER BY seq LIMIT 1",
                    use(row.table), use(before), use(row.actor), use(row.command), into(found)));
    select.emplace((session.prepare << "SELECT seq, at, actor, command, body FROM table_rows"
                                       " WHERE table_id = :t AND seq > :s ORDER BY seq LIMIT :n",
                    use(row.table), use(row.seq), use(most), into(read.seq), into(read.at),
                    into(read.actor), into(read.command), into(read.body)));
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

Store::Store(std::string_view url, Guards guards)
    : Store(url, guards, Schema::brought_up_to_date) {}

Store::Store(std::string_view url, Guards guards, Schema schema) {
    const Url where = parse_url(url);
    try {
        guarded([&] {
            sql_ =
                std::make_unique<Statements>(where, guards, schema == Schema::brought_up_to_date);
        });
    } catch (const StoreError& fault) {
        if (where.kind == Url::Kind::postgresql) throw;  // it names the server
        throw StoreError(where.place + ": " + fault.what());
    }
}
Store::~Store() = default;

std::unique_ptr<Store> Store::existing(std::string_view url) {
    const Url where = parse_url(url);
    std::error_code error;
    if (where.kind == Url::Kind::sqlite && !std::filesystem::exists(where.place, error))
        throw StoreError(where.place + ": there is no such database");
    return std::unique_ptr<Store>(new Store(url, Guards{}, Schema::as_it_is));
}

// SQLite refuses a transaction at once that has read before it writes, if `bornes admin` has stored
// something in between. One that claims to write from the start waits for its turn.
void Store::begin() {
    guarded([&] {
        if (sql_->kind == Url::Kind::sqlite)
            sql_->session << "BEGIN IMMEDIATE";
        else
            sql_->session.begin();
    });
}

void Store::commit() {
    guarded([&] { sql_->session.commit(); });
    if (sql_->guards.file != nullptr) sql_->guards.file->check_with_log();
}

bool Store::changed_elsewhere() {
    if (sql_->kind != Url::Kind::sqlite) return false;
    return guarded([&] {
        int version = 0;
        sql_->session << "PRAGMA data_version", into(version);
        const int before = std::exchange(sql_->data_version, version);
        return before != 0 && before != version;
    });
}

int Store::socket() const { return socket_of(sql_->session, sql_->kind); }

void Store::probe() {
    guarded([&] {
        int version = 0;
        sql_->session << "SELECT MAX(version) FROM bornes_schema", into(version);
        if (version > schema_version())
            throw StoreError("a newer bornes has changed the database: update this one");
        if (sql_->kind != Url::Kind::postgresql) return;
        std::string read_only;
        sql_->session << "SELECT current_setting('transaction_read_only')", into(read_only);
        if (read_only == "on") throw StoreError("the database is read-only: is it a standby?");
    });
}

void Store::prove_writable(Readers readers) {
    guarded([&] {
        // After a failed fsync the kernel may take pages for written that are not: what the log
        // holds is copied into the file, and synced, before anything is believed of it. The log
        // has room again then, if it was the one file that could not grow.
        if (sql_->kind == Url::Kind::sqlite) {
            int busy = 0;
            int in_log = 0;
            int copied = 0;
            set_busy_timeout(sql_->session, kCheckpointPatience);
            sql_->session << "PRAGMA wal_checkpoint(TRUNCATE)", into(busy), into(in_log),
                into(copied);
            set_busy_timeout(sql_->session, kPatience);
            if (busy != 0 && readers == Readers::forbidden)
                throw StoreError("somebody reads the database, and its log has to be emptied");
        }
        soci::transaction transaction(sql_->session);
        sql_->session << "UPDATE bornes_schema SET version = version";
        transaction.commit();
    });
}

Appended Store::append(const Row& row, const Conditions& conditions) {
    return guarded([&]() -> Appended {
        sql_->row = row;
        sql_->conditions = conditions;
        sql_->before = row.seq - 1;
        sql_->insert->execute(true);
        if (sql_->insert->get_affected_rows() > 0) return {Appended::Outcome::stored, row.seq};
        if (const auto seq = sql_->look_up()) return {Appended::Outcome::repeated, *seq};
        return {sql_->refusal(), row.seq};
    });
}

std::vector<Row> Store::rows(const std::string& table, Seq after, int most) {
    return guarded([&] {
        std::vector<Row> rows;
        sql_->most = most;
        sql_->row.table = table;
        sql_->row.seq = after;
        sql_->select->execute(false);
        while (sql_->select->fetch()) {
            rows.push_back(sql_->read);
            rows.back().table = table;
        }
        return rows;
    });
}

std::optional<Seq> Store::find(const std::string& table, Seq after, const std::string& actor,
                               const std::string& command) {
    return guarded([&]() -> std::optional<Seq> {
        sql_->row.table = table;
        sql_->before = after;
        sql_->row.actor = actor;
        sql_->row.command = command;
        return sql_->look_up();
    });
}

Millis Store::now() {
    return guarded([&]() -> Millis {
        if (sql_->kind == Url::Kind::postgresql) {
            long long now = 0;
            sql_->session << "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
                into(now);
            return now;
        }
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    });
}

void Store::notify(const std::string& payload) {
    if (sql_->kind != Url::Kind::postgresql) return;
    guarded([&] { sql_->session << "SELECT pg_notify('bornes', :p)", use(payload); });
}

}  // namespace bornes::journal
