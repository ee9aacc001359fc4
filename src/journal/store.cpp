#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <chrono>

#include "journal/migrations.h"
#include "journal/store_statements.h"

namespace bornes::journal {
namespace {

using soci::into;
using soci::use;

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
    session << "PRAGMA wal_autocheckpoint=4000";
}

}  // namespace

Store::Statements::Statements(const Url& url) : kind(url.kind) {
    open(session, url);
    migrate(session, url.kind);
    // A row that another process holds for longer is as good as a database that is away. Not
    // before: a migration by another process may take its time.
    if (kind == Url::Kind::postgresql) session << "SET lock_timeout TO '5s'";
    insert.emplace((session.prepare
                        << "INSERT INTO table_rows (table_id, seq, at, actor, command, body)"
                           " VALUES (:t, :s, :a, :w, :c, :b) ON CONFLICT DO NOTHING",
                    use(row.table), use(row.seq), use(row.at), use(row.actor), use(row.command),
                    use(row.body)));
    lookup.emplace((session.prepare
                        << "SELECT seq FROM table_rows WHERE table_id = :t AND actor = :w"
                           " AND command = :c",
                    use(row.table), use(row.actor), use(row.command), into(found)));
    select.emplace((session.prepare << "SELECT seq, at, actor, command, body FROM table_rows"
                                       " WHERE table_id = :t AND seq > :s ORDER BY seq LIMIT :n",
                    use(row.table), use(row.seq), use(most), into(read.seq), into(read.at),
                    into(read.actor), into(read.command), into(read.body)));
}

std::optional<Seq> Store::Statements::look_up() {
    if (!lookup->execute(true)) return std::nullopt;
    // On to the end: a SELECT of SQLite's that stops at a row goes on reading what there was then,
    // and so does all else on this connection.
    lookup->fetch();
    return found;
}

Store::Store(std::string_view url) {
    const Url where = parse_url(url);
    try {
        guarded([&] { sql_ = std::make_unique<Statements>(where); });
    } catch (const StoreError& fault) {
        if (where.kind == Url::Kind::postgresql) throw;  // it names the server
        throw StoreError(where.place + ": " + fault.what());
    }
}
Store::~Store() = default;

void Store::begin() {
    guarded([&] { sql_->session.begin(); });
}

void Store::commit() {
    guarded([&] { sql_->session.commit(); });
}

void Store::prove_writable() {
    guarded([&] {
        // After a failed fsync the kernel may take pages for written that are not: what the log
        // holds is copied into the file, and synced, before anything is believed of it. The log
        // has room again then, if it was the one file that could not grow.
        if (sql_->kind == Url::Kind::sqlite) {
            int busy = 0;
            int in_log = 0;
            int copied = 0;
            sql_->session << "PRAGMA wal_checkpoint(TRUNCATE)", into(busy), into(in_log),
                into(copied);
            if (busy != 0) throw StoreError("the log of the database is busy");
        }
        soci::transaction transaction(sql_->session);
        sql_->session << "UPDATE bornes_schema SET version = version";
        transaction.commit();
    });
}

Appended Store::append(const Row& row) {
    return guarded([&]() -> Appended {
        sql_->row = row;
        sql_->insert->execute(true);
        if (sql_->insert->get_affected_rows() > 0) return {Appended::Outcome::stored, row.seq};
        if (const auto seq = sql_->look_up()) return {Appended::Outcome::repeated, *seq};
        return {Appended::Outcome::lost_race, row.seq};
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

std::optional<Seq> Store::find(const std::string& table, const std::string& actor,
                               const std::string& command) {
    return guarded([&]() -> std::optional<Seq> {
        sql_->row.table = table;
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
