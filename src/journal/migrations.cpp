#include "journal/migrations.h"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <vector>

#include "journal/store.h"

namespace bornes::journal {
namespace {

// A released step never changes; a later change is a new step. {} stands for the clause with which
// SQLite stores rows in the order of their key.
using Step = std::vector<std::string_view>;

const std::array<Step, 8>& steps() {
    static const std::array<Step, 8> all{
        Step{
            R"(CREATE TABLE guests (token TEXT PRIMARY KEY, name TEXT NOT NULL,
               seen BIGINT NOT NULL))",
            R"(CREATE TABLE tables (id TEXT PRIMARY KEY, creator TEXT NOT NULL,
               options TEXT NOT NULL, listed INTEGER NOT NULL, created BIGINT NOT NULL,
               summary TEXT NOT NULL))",
            "CREATE INDEX tables_listed ON tables (listed, created)",
            R"(CREATE TABLE events (table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL,
               actor TEXT NOT NULL, command TEXT NOT NULL, body TEXT NOT NULL,
               PRIMARY KEY (table_id, seq)) {})",
            "CREATE UNIQUE INDEX events_command ON events (table_id, actor, command)",
        },
        Step{
            R"(CREATE TABLE presence (table_id TEXT NOT NULL, seat INTEGER NOT NULL,
               seen BIGINT NOT NULL, PRIMARY KEY (table_id, seat)) {})",
        },
        // Until now, only the summary told whether a table has room. `_` matches any character,
        // here a colon.
        Step{
            "ALTER TABLE tables ADD COLUMN room INTEGER NOT NULL DEFAULT 0",
            R"(UPDATE tables SET room = 1 WHERE summary LIKE '%"kind"_"free"%'
               OR summary LIKE '%"kind"_"bot"%')",
            "DROP INDEX tables_listed",
            "CREATE INDEX tables_lobby ON tables (listed, room, created)",
        },
        // A server that knows only version 1 of deals would misread rows of version 2. If such a
        // server still runs during the upgrade, it no longer finds its table of rows. So it stores
        // nothing more, and says so.
        Step{
            "ALTER TABLE events RENAME TO table_rows",
        },
        // Counts the tables per guest and per address. A guest with a seat was seen no earlier than
        // the last row of the table. For old tables, the last row of the whole database is late
        // enough.
        Step{
            "ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
            "CREATE INDEX tables_origin ON tables (origin, listed, room)",
            "CREATE INDEX tables_creator ON tables (creator)",
            R"(UPDATE guests SET seen = (SELECT MAX(at) FROM table_rows)
               WHERE seen < (SELECT MAX(at) FROM table_rows))",
            "CREATE INDEX guests_seen ON guests (seen)",
        },
        // Leases: a process holds tables while its heartbeat lasts. Also the time in which servers
        // ran, because only that time makes a table idle.
        Step{
            "CREATE TABLE processes (name TEXT PRIMARY KEY, alive_until BIGINT NOT NULL)",
            R"(CREATE TABLE leases (table_id TEXT PRIMARY KEY, holder TEXT NOT NULL,
               fence BIGINT NOT NULL))",
            "CREATE TABLE served (until BIGINT NOT NULL)",
            "INSERT INTO served SELECT at FROM table_rows ORDER BY at DESC LIMIT 1",
            "CREATE TABLE pauses (began BIGINT NOT NULL, ended BIGINT NOT NULL)",
        },
        // The lobby shows how long somebody has been waiting. Seats can move to other devices.
        Step{
            "ALTER TABLE presence ADD COLUMN since BIGINT NOT NULL DEFAULT 0",
            "CREATE INDEX presence_seen ON presence (seen)",
            R"(CREATE TABLE seat_codes (table_id TEXT NOT NULL, seat INTEGER NOT NULL,
               guest TEXT NOT NULL, code TEXT NOT NULL, until BIGINT NOT NULL,
               tries INTEGER NOT NULL, PRIMARY KEY (table_id, seat)) {})",
        },
        // Every process that has a table in memory knows its commands (docs/decisions/0020).
        Step{
            "DROP INDEX IF EXISTS events_command",
        },
    };
    return all;
}

int version_of(soci::session& session) {
    session << "CREATE TABLE IF NOT EXISTS bornes_schema (version INTEGER NOT NULL)";
    int version = 0;
    session << "SELECT COALESCE(MAX(version), 0) FROM bornes_schema", soci::into(version);
    return version;
}

std::string newer(int found) {
    return fmt::format(
        "the database has schema version {}, and this program knows versions up to {}: a newer "
        "bornes wrote it",
        found, schema_version());
}

}  // namespace

void require_current(soci::session& session, Url::Kind kind) {
    int there = 0;
    session << (kind == Url::Kind::sqlite
                    ? "SELECT COUNT(*) FROM sqlite_master WHERE name = 'bornes_schema'"
                    : "SELECT COUNT(*) FROM pg_catalog.pg_class WHERE oid = "
                      "to_regclass('bornes_schema')"),
        soci::into(there);
    if (there == 0) throw StoreError("no bornes server has used this database yet");
    int found = 0;
    session << "SELECT COALESCE(MAX(version), 0) FROM bornes_schema", soci::into(found);
    if (found > schema_version()) throw StoreError(newer(found));
    if (found < schema_version())
        throw StoreError(fmt::format(
            "the database has schema version {}, and this program writes version {}: start "
            "`bornes serve` of this version, which upgrades the database",
            found, schema_version()));
}

int schema_version() { return static_cast<int>(steps().size()); }

void migrate(soci::session& session, Url::Kind kind) {
    const bool sqlite = kind == Url::Kind::sqlite;
    soci::transaction transaction(session);
    // Two processes may open a new PostgreSQL database at once.
    if (!sqlite) session << "SELECT pg_advisory_xact_lock(7263001)";
    const int found = version_of(session);
    if (found > schema_version()) throw StoreError(newer(found));
    for (int version = found; version < schema_version(); ++version) {
        for (const std::string_view statement : steps()[static_cast<std::size_t>(version)])
            session << fmt::format(fmt::runtime(statement), sqlite ? "WITHOUT ROWID" : "");
        const int reached = version + 1;
        session << "INSERT INTO bornes_schema (version) VALUES (:v)", soci::use(reached);
    }
    transaction.commit();
}

}  // namespace bornes::journal
