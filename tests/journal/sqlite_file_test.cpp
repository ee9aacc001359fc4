// The file of a SQLite database while a journal uses it: private, deleted, replaced, and read.
#include "journal/sqlite_file.h"

#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "journal/journal_fixture.h"

namespace bornes::journal {
namespace {

using ::testing::HasSubstr;

using SqliteJournal = JournalTest;
INSTANTIATE_TEST_SUITE_P(Databases, SqliteJournal, ::testing::Values("sqlite"));

TEST_P(SqliteJournal, TheFileIsForItsOwnerOnly) {
    ::umask(0022);
    { const std::ofstream of_an_older_version(folder_.file("db")); }
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    for (const char* name : {"db", "db-wal", "db-shm", "db.lock"})
        EXPECT_EQ(std::filesystem::status(folder_.file(name)).permissions(),
                  std::filesystem::perms::owner_read | std::filesystem::perms::owner_write)
            << name;
}

TEST_P(SqliteJournal, AFileThatIsGoneTakesNoRows) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    std::filesystem::rename(folder_.file("db"), folder_.file("moved"));
    std::optional<Appended> unknown;
    journal->append(row(1, 2), {}, [&](Appended answer) { unknown = answer; });
    mailbox_.run_until([&] { return !available_; });
    EXPECT_THAT(why_, HasSubstr("was deleted or replaced"));
    EXPECT_FALSE(unknown.has_value());
    EXPECT_EQ(append(*journal, row(2, 1)).outcome, Outcome::failed);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("db"))) << "no other one was made";
    std::filesystem::rename(folder_.file("moved"), folder_.file("db"));
    mailbox_.run_until([&] { return available_ && unknown.has_value(); });
    EXPECT_EQ(append(*journal, row(2, 1)).outcome, Outcome::stored);
}

TEST_P(SqliteJournal, AFileThatWasReplacedTakesNoRows) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    std::filesystem::remove(folder_.file("db"));
    { const Store another(url_); }
    std::optional<bool> reached;
    journal->probe([&](bool done) { reached = done; });
    mailbox_.run_until([&] { return !available_; });
    EXPECT_THAT(why_, HasSubstr("was deleted or replaced"));
}

TEST_P(SqliteJournal, ALogThatIsGoneIsNoticed) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    std::filesystem::remove(folder_.file("db-wal"));
    journal->append(row(1, 2), {}, [](Appended) {});
    mailbox_.run_until([&] { return !available_; });
    EXPECT_THAT(why_, HasSubstr("db-wal was deleted or replaced"));
}

TEST_P(SqliteJournal, BeginsWhileSomebodyReadsTheFile) {
    make_tables();
    soci::session reader(soci::sqlite3, folder_.file("db"));
    int rows = 0;
    reader << "BEGIN";
    reader << "SELECT COUNT(*) FROM table_rows", soci::into(rows);
    Store(url_).append(row(1, 1));  // in the log, and invisible to the reader
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 2)).outcome, Outcome::stored);
    EXPECT_EQ(changes_, 0);
}

TEST_P(SqliteJournal, ASecondProcessIsRefused) {
    const auto journal = open();
    EXPECT_THROW(open(), StoreError);
}

}  // namespace
}  // namespace bornes::journal
