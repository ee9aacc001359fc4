// A table that is removed while a server stores rows of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "journal/databases.h"
#include "journal/store.h"

namespace bornes::journal {
namespace {

using Outcome = Appended::Outcome;
using tests::Postgres;
using tests::TemporaryFolder;

Row row(Seq seq) { return {"t1", seq, 1000 + seq, "ann", "c" + std::to_string(seq), "{}"}; }

void remove_while_a_row_is_stored(const std::string& url) {
    Store removing(url);
    removing.create({"t1", "zoe", "{}", false, 1, "", false});
    removing.append(row(1));
    Store storing(url);
    storing.begin();
    EXPECT_EQ(storing.append(row(2)).outcome, Outcome::stored);
    std::thread other([&] {
        removing.begin();
        removing.hold_rows();
        removing.remove("t1");
        removing.commit();
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    storing.commit();
    other.join();
    EXPECT_THAT(storing.rows("t1", 0), ::testing::IsEmpty());
    EXPECT_EQ(storing.append(row(3)).outcome, Outcome::hole);
}

TEST(Removal, OnSqliteNoRowIsLeft) {
    const TemporaryFolder folder;
    remove_while_a_row_is_stored("sqlite:" + folder.file("db"));
}

TEST(Removal, OnPostgresqlNoRowIsLeft) {
    remove_while_a_row_is_stored(Postgres::instance().fresh_database());
}

}  // namespace
}  // namespace bornes::journal
