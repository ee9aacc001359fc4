// Older schemas are migrated, and newer ones are refused.
#include "journal/migrations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "journal/databases.h"
#include "journal/store.h"
#include "journal/url.h"

namespace bornes::journal {
namespace {

std::string message_of(const std::string& url) {
    try {
        const Store store(url);
    } catch (const StoreError& error) {
        return error.what();
    }
    return "";
}

// Undoes all migrations after the second.
void drop_room(soci::session& session) {
    session << "DROP TABLE seat_codes";
    session << "DROP INDEX presence_seen";
    session << "ALTER TABLE presence DROP COLUMN since";
    for (const char* table : {"processes", "leases", "served", "pauses"})
        session << "DROP TABLE " << table;
    session << "DROP INDEX guests_seen";
    session << "DROP INDEX tables_creator";
    session << "DROP INDEX tables_origin";
    session << "ALTER TABLE tables DROP COLUMN origin";
    session << "ALTER TABLE table_rows RENAME TO events";
    session << "DROP INDEX tables_lobby";
    session << "ALTER TABLE tables DROP COLUMN room";
    session << "CREATE INDEX tables_listed ON tables (listed, created)";
}

TEST(Migrations, AnOlderFileIsUpgradedAndKeepsItsRows) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("db");
    {
        Store store(file);
        store.create({"t1", "ann", "{}", false, 1, "", false});
        store.append({"t1", 1, 2, "ann", "c", "{}"});
    }
    {
        soci::session session(soci::sqlite3, file);
        drop_room(session);
        session << "DROP TABLE presence";
        session << "DELETE FROM bornes_schema WHERE version > 1";
    }
    Store upgraded(file);
    EXPECT_EQ(upgraded.rows("t1", 0).size(), 1U);
    upgraded.mark_present("t1", 0, 3, 2);
}

TEST(Migrations, TablesOfAnOlderFileHaveRoomIfTheirSummarySaysSo) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("db");
    {
        Store store(file);
        store.create({"t1", "ann", "{}", true, 1, R"({"kind":"player"},{"kind":"free"})", false});
        store.create({"t2", "ann", "{}", true, 2, R"({"kind":"player"})", false});
        store.create({"t3", "ann", "{}", true, 3, R"({"kind":"bot"})", false});
    }
    {
        soci::session session(soci::sqlite3, file);
        drop_room(session);
        session << "DELETE FROM bornes_schema WHERE version > 2";
    }
    Store upgraded(file);
    EXPECT_TRUE(upgraded.table("t1")->room);
    EXPECT_FALSE(upgraded.table("t2")->room);
    EXPECT_TRUE(upgraded.table("t3")->room);
}

// An older server that still runs must not write rows between those of a newer one.
TEST(Migrations, AnOlderProgramThatRunsOnCanStoreNothing) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("db");
    { const Store store(file); }
    soci::session older(soci::sqlite3, file);
    EXPECT_THROW(older << "INSERT INTO events (table_id, seq, at, actor, command, body)"
                          " VALUES ('t1', 1, 2, 'ann', 'c', '{}')",
                 soci::soci_error);
}

// The same on PostgreSQL, where the older server has already prepared its statements.
TEST(Migrations, AnOlderProgramOnPostgresqlCanStoreNothing) {
    const std::string url = tests::Postgres::instance().fresh_database();
    { const Store store(url); }
    soci::session older(soci::postgresql, connection_string(parse_url(url)));
    for (const char* undo :
         {"DROP TABLE seat_codes", "DROP INDEX presence_seen",
          "ALTER TABLE presence DROP COLUMN since", "DROP TABLE processes", "DROP TABLE leases",
          "DROP TABLE served", "DROP TABLE pauses", "DROP INDEX guests_seen",
          "DROP INDEX tables_creator", "DROP INDEX tables_origin",
          "ALTER TABLE tables DROP COLUMN origin", "ALTER TABLE table_rows RENAME TO events",
          "DELETE FROM bornes_schema WHERE version > 3"})
        older << undo;
    int seq = 1;
    std::string command = "a";
    soci::statement insert =
        (older.prepare << "INSERT INTO events (table_id, seq, at, actor, command, body)"
                          " VALUES ('t1', :s, 2, 'ann', :c, '{}')",
         soci::use(seq), soci::use(command));
    insert.execute(true);
    Store newer(url);
    ++seq;
    command = "b";
    EXPECT_THROW(insert.execute(true), soci::soci_error);
    EXPECT_EQ(newer.rows("t1", 0).size(), 1U) << "what it had stored before is kept";
}

TEST(Migrations, ANewerFileIsRefusedWithAClearMessage) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("db");
    { const Store store(file); }
    {
        soci::session session(soci::sqlite3, file);
        session << "INSERT INTO bornes_schema (version) VALUES (99)";
    }
    EXPECT_THAT(message_of(file), ::testing::HasSubstr("a newer bornes wrote it"));
}

TEST(Migrations, AFileOfAnotherKindIsRefused) {
    EXPECT_NE(message_of("tests/journal/CMakeLists.txt"), "");
}

}  // namespace
}  // namespace bornes::journal
