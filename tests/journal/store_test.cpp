// What a Store promises, on both SQLite and PostgreSQL.
#include "journal/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/databases.h"

namespace bornes::journal {
namespace {

using Outcome = Appended::Outcome;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using tests::Postgres;
using tests::TemporaryFolder;

class StoreTest : public ::testing::TestWithParam<const char*> {
protected:
    StoreTest()
        : url_(std::string_view(GetParam()) == "sqlite" ? "sqlite:" + folder_.file("db")
                                                        : Postgres::instance().fresh_database()),
          store_(url_) {
        store_.create({"t1", "zoe", "{}", false, 1, "", false});
    }

    // The summaries of tables where somebody was present after time 100.
    std::vector<std::string> lobby(bool room, int most) {
        std::vector<std::string> summaries;
        for (const ListedTable& table : store_.lobby(room, most, 100))
            summaries.push_back(table.summary);
        return summaries;
    }

    TemporaryFolder folder_;
    std::string url_;
    Store store_;
};

Row row(Seq seq, const std::string& command, const std::string& actor = "ann") {
    return {"t1", seq, 1000 + seq, actor, command, "{\"n\":" + std::to_string(seq) + "}"};
}

TEST_P(StoreTest, KeepsRowsInTheirOrder) {
    EXPECT_EQ(store_.append(row(1, "a")), (Appended{Outcome::stored, 1}));
    EXPECT_EQ(store_.append(row(2, "b")), (Appended{Outcome::stored, 2}));
    EXPECT_THAT(store_.rows("t1", 0), ElementsAre(row(1, "a"), row(2, "b")));
    EXPECT_THAT(store_.rows("t1", 1), ElementsAre(row(2, "b")));
    EXPECT_THAT(store_.rows("t2", 0), IsEmpty());
}

TEST_P(StoreTest, OneRowPerNumber) {
    store_.append(row(1, "a"));
    EXPECT_EQ(store_.append(row(1, "b", "bob")), (Appended{Outcome::lost_race, 1}));
    EXPECT_THAT(store_.rows("t1", 0), ElementsAre(row(1, "a")));
}

TEST_P(StoreTest, OneRowPerCommand) {
    store_.append(row(1, "b"));
    store_.append(row(2, "a"));
    EXPECT_EQ(store_.append(row(1, "a")), (Appended{Outcome::repeated, 2}));
    EXPECT_EQ(store_.append(row(2, "a")), (Appended{Outcome::repeated, 2}));
    EXPECT_EQ(store_.append(row(3, "a", "bob")), (Appended{Outcome::stored, 3}));
    EXPECT_EQ(store_.find("t1", 0, "bob", "a"), 3);
    EXPECT_EQ(store_.find("t1", 2, "bob", "a"), 3);
    EXPECT_EQ(store_.find("t1", 3, "bob", "a"), std::nullopt);
    EXPECT_EQ(store_.find("t1", 0, "bob", "b"), std::nullopt);
}

// Finding a row must not leave a snapshot open, or later reads would see old data.
TEST_P(StoreTest, AfterARowWasFoundLaterOnesAreSeen) {
    store_.append(row(1, "a"));
    EXPECT_EQ(store_.find("t1", 0, "ann", "a"), 1);
    Store other(url_);
    other.append(row(2, "b"));
    EXPECT_THAT(store_.rows("t1", 0), ElementsAre(row(1, "a"), row(2, "b")));
    EXPECT_EQ(store_.append(row(2, "b")), (Appended{Outcome::repeated, 2}));
    other.append(row(3, "c"));
    EXPECT_EQ(store_.rows("t1", 2).size(), 1U);
}

// On SQLite this empties the log, which is impossible while a reader of older rows is active.
TEST_P(StoreTest, AfterARowWasFoundAnotherConnectionProvesWritable) {
    store_.append(row(1, "a"));
    EXPECT_EQ(store_.find("t1", 0, "ann", "a"), 1);
    Store other(url_);
    other.append(row(2, "b"));
    EXPECT_NO_THROW(other.prove_writable(Store::Readers::forbidden));
}

// As after restoring a backup: the process remembers other rows than the database has.
TEST_P(StoreTest, ARowIsStoredOnlyAfterTheOneThatWasKnown) {
    EXPECT_EQ(store_.append(row(2, "b")), (Appended{Outcome::hole, 2}));
    EXPECT_THAT(store_.rows("t1", 0), IsEmpty());
    store_.append(row(1, "a"));
    EXPECT_EQ(store_.append(row(2, "b"), {1001, "other"}), (Appended{Outcome::hole, 2}));
    EXPECT_EQ(store_.append(row(2, "b"), {1000, "a"}), (Appended{Outcome::hole, 2}));
    EXPECT_EQ(store_.append(row(2, "b"), {1001, "a"}), (Appended{Outcome::stored, 2}));
    EXPECT_EQ(store_.append(row(4, "d"), {1003, "c"}), (Appended{Outcome::hole, 4}));
    Row orphan = row(1, "a");
    orphan.table = "t9";
    EXPECT_EQ(store_.append(orphan), (Appended{Outcome::hole, 1}));
}

TEST_P(StoreTest, ARowOfALeaseThatNobodyHoldsIsRefused) {
    EXPECT_EQ(store_.append(row(1, "a"), {0, "", 7}), (Appended{Outcome::fenced, 1}));
    EXPECT_THAT(store_.rows("t1", 0), IsEmpty());
}

TEST_P(StoreTest, TimeWithoutAServerIsAPause) {
    constexpr Millis kDay = 86'400'000;
    EXPECT_EQ(store_.note_served(10 * kDay), 0);
    EXPECT_EQ(store_.note_served(10 * kDay + kDay / 2), 0);
    EXPECT_EQ(store_.note_served(40 * kDay), 29 * kDay + kDay / 2);
    EXPECT_THAT(store_.pauses(), ElementsAre(Pause{10 * kDay + kDay / 2, 40 * kDay}));
    EXPECT_EQ(store_.note_served(11 * kDay), 0) << "the clock is right again";
    EXPECT_EQ(store_.note_served(40 * kDay), 29 * kDay) << "and wrong again";
    store_.forget_pauses(41 * kDay);
    EXPECT_THAT(store_.pauses(), IsEmpty());
}

TEST_P(StoreTest, ALostRaceDoesNotUndoTheBatch) {
    store_.append(row(1, "a"));
    store_.begin();
    EXPECT_EQ(store_.append(row(1, "b")).outcome, Outcome::lost_race);
    EXPECT_EQ(store_.append(row(2, "c")).outcome, Outcome::stored);
    store_.commit();
    EXPECT_THAT(Store(url_).rows("t1", 0), ElementsAre(row(1, "a"), row(2, "c")));
}

TEST_P(StoreTest, UncommittedRowsAreGone) {
    {
        Store other(url_);
        other.begin();
        other.append(row(1, "a"));
    }
    EXPECT_THAT(store_.rows("t1", 0), IsEmpty());
}

TEST_P(StoreTest, TablesAndLobby) {
    const TableRow hidden{"t4", "ann", "{}", false, 10, "s1", true};
    const TableRow listed{"t2", "ann", "{\"players\":2}", true, 20, "s2", true};
    store_.create(hidden);
    store_.create(listed);
    EXPECT_EQ(store_.table("t2"), listed);
    EXPECT_EQ(store_.table("t3"), std::nullopt);
    EXPECT_THAT(lobby(true, 10), IsEmpty()) << "nobody is there";
    store_.mark_present("t1", 0, 105, 95);
    store_.mark_present("t2", 1, 105, 95);
    EXPECT_THAT(lobby(true, 10), ElementsAre("s2"));
    store_.summarise("t2", "over", false, true);
    EXPECT_THAT(lobby(true, 10), IsEmpty());
    EXPECT_THAT(lobby(false, 10), ElementsAre("over"));
    EXPECT_FALSE(store_.table("t2")->room);
    store_.mark_present("t2", 1, 100, 99);
    EXPECT_THAT(lobby(false, 10), IsEmpty()) << "the last player has gone";
    store_.mark_present("t2", 1, 105, 99);
    store_.summarise("t2", "closed", false, false);
    EXPECT_THAT(lobby(false, 10), IsEmpty()) << "the table is not listed any more";
}

TEST_P(StoreTest, TheLobbyHasNewerTablesBeforeOlder) {
    for (int i = 1; i <= 4; ++i) {
        const std::string name = std::to_string(i);
        store_.create({"l" + name, "ann", "{}", true, i, name, i != 2, "at " + name});
        for (const int seat : {0, 1}) store_.mark_present("l" + name, seat, 105, 90);
    }
    EXPECT_THAT(lobby(true, 10), ElementsAre("4", "3", "1"));
    EXPECT_THAT(lobby(true, 2), ElementsAre("4", "3"));
    EXPECT_THAT(lobby(false, 10), ElementsAre("2"));
}

TEST_P(StoreTest, TablesAreCountedByCreatorAndAddress) {
    store_.create({"c1", "ann", "{}", true, 1, "", true, "here"});
    store_.create({"c2", "ann", "{}", false, 1, "", true, "here"});
    store_.create({"c3", "bob", "{}", true, 1, "", false, "here"});
    store_.create({"c4", "ann", "{}", true, 1, "", true, "there"});
    const TableCounts counts = store_.count_tables("ann", "here");
    EXPECT_EQ(counts.of_guest, 3);
    EXPECT_EQ(counts.at_address, 3);
    EXPECT_EQ(counts.waiting, 1);
}

TEST_P(StoreTest, RowsAreReadInBatches) {
    for (int i = 1; i <= 5; ++i) store_.append(row(i, std::to_string(i)));
    EXPECT_EQ(store_.rows("t1", 0, 2).size(), 2U);
    EXPECT_EQ(store_.rows("t1", 2, 2).front().seq, 3);
    EXPECT_EQ(store_.rows("t1", 4, 2).size(), 1U);
    EXPECT_EQ(store_.rows("t1", 0).size(), 5U);
}

TEST_P(StoreTest, UnseenGuestsAreRemovedInBatches) {
    store_.expire(2, 1);  // no table is left where they may sit
    for (const char* name : {"a", "b", "c", "d"}) store_.put_guest({name, name}, 1000);
    store_.see_guests({"d"}, 1000 + 2 * kSeenAgainAfter);
    EXPECT_EQ(store_.guest("d")->seen, 1000 + 2 * kSeenAgainAfter);
    store_.see_guests({"d"}, 1001 + 2 * kSeenAgainAfter);
    EXPECT_EQ(store_.guest("d")->seen, 1000 + 2 * kSeenAgainAfter) << "once a day will do";
    EXPECT_EQ(store_.expire_guests(2000, 2), 2);
    EXPECT_EQ(store_.expire_guests(2000, 2), 1);
    EXPECT_EQ(store_.expire_guests(2000, 2), 0);
    EXPECT_TRUE(store_.guest("d"));
}

TEST_P(StoreTest, TheLobbySaysWhoIsThereAndSinceWhen) {
    constexpr Millis kMinute = 60'000;
    store_.create({"l1", "ann", "{}", true, 1, "s", true, "at"});
    store_.mark_present("l1", 2, 10 * kMinute, 9 * kMinute);
    store_.mark_present("l1", 0, 11 * kMinute, 10 * kMinute);
    EXPECT_THAT(store_.lobby(true, 1, kMinute),
                ElementsAre(ListedTable{"s", "at", {0, 2}, 9 * kMinute}));
    // A short break does not count, but a longer one does.
    store_.mark_present("l1", 2, 12 * kMinute, 11 * kMinute);
    EXPECT_EQ(store_.lobby(true, 1, kMinute).at(0).since, 9 * kMinute);
    store_.mark_present("l1", 2, 22 * kMinute, 21 * kMinute);
    EXPECT_THAT(store_.lobby(true, 1, 20 * kMinute),
                ElementsAre(ListedTable{"s", "at", {2}, 21 * kMinute}));
}

TEST_P(StoreTest, ACodeMovesOneSeatOnceAndInTime) {
    const SeatCodeRow code{"t1", 1, "ann", "hash", 100};
    store_.put_seat_code(code);
    EXPECT_EQ(store_.take_seat_code("t2", "hash", 50), std::nullopt) << "another table";
    EXPECT_EQ(store_.take_seat_code("t1", "hash", 100), std::nullopt) << "too late";
    EXPECT_EQ(store_.take_seat_code("t1", "hash", 99), code);
    EXPECT_EQ(store_.take_seat_code("t1", "hash", 99), std::nullopt) << "used";
}

TEST_P(StoreTest, ANewCodeForASeatVoidsTheOneBefore) {
    store_.put_seat_code({"t1", 1, "ann", "old", 100});
    store_.put_seat_code({"t1", 2, "bob", "other", 100});
    store_.put_seat_code({"t1", 1, "ann", "new", 100});
    EXPECT_EQ(store_.take_seat_code("t1", "old", 50), std::nullopt);
    EXPECT_EQ(store_.take_seat_code("t1", "new", 50)->seat, 1);
    EXPECT_EQ(store_.take_seat_code("t1", "other", 50)->guest, "bob");
}

TEST_P(StoreTest, ACodeIsVoidAfterFiveTries) {
    const SeatCodeRow code{"t1", 1, "ann", "hash", 100};
    const auto try_wrong_ones = [&](int tries) {
        store_.put_seat_code(code);
        for (int i = 0; i < tries; ++i)
            EXPECT_EQ(store_.take_seat_code("t1", "wrong", 50), std::nullopt);
    };
    try_wrong_ones(kCodeTries - 1);
    EXPECT_EQ(store_.take_seat_code("t1", "hash", 50), code);
    try_wrong_ones(kCodeTries);
    EXPECT_EQ(store_.take_seat_code("t1", "hash", 50), std::nullopt);
}

TEST_P(StoreTest, IdleTablesExpireWithTheirRows) {
    store_.create({"t2", "ann", "{}", true, 10, "", true});
    store_.append(row(1, "a"));  // at 1001
    EXPECT_THAT(store_.expire(1001, 10), ElementsAre("t2"));
    EXPECT_THAT(store_.expire(1002, 10), ElementsAre("t1"));
    EXPECT_THAT(store_.rows("t1", 0), IsEmpty());
}

TEST_P(StoreTest, GuestsChangeTheirNames) {
    store_.put_guest({"hash", "Ann"}, 1);
    store_.put_guest({"hash", "Zoë"}, 2);
    EXPECT_EQ(store_.guest("hash")->name, "Zoë");
    EXPECT_EQ(store_.guest("other"), std::nullopt);
}

// Whatever the clock says: a stored table may still need the guest.
TEST_P(StoreTest, GuestsAreKeptAsLongAsTablesTheyMaySitAt) {
    constexpr Millis kDay = kSeenAgainAfter;
    store_.create({"t2", "ann", "{}", false, 10 * kDay, "", true});
    store_.create({"t1", "ann", "{}", false, kDay, "", true});
    Row last = row(1, "a");
    last.at = 10 * kDay;
    store_.append(last);
    store_.put_guest({"seated", "Ann"}, 9 * kDay);
    store_.put_guest({"gone", "Bob"}, 7 * kDay);
    EXPECT_EQ(store_.expire_guests(1000 * kDay, 10), 1);
    EXPECT_TRUE(store_.guest("seated"));
    EXPECT_FALSE(store_.guest("gone"));
}

TEST_P(StoreTest, PresenceIsTheLastMark) {
    EXPECT_EQ(store_.last_present("t1", 0), std::nullopt);
    store_.mark_present("t1", 0, 5, 1);
    store_.mark_present("t1", 0, 7, 2);
    EXPECT_EQ(store_.last_present("t1", 0), 7);
}

TEST_P(StoreTest, ItsClockAdvances) {
    const Millis first = store_.now();
    EXPECT_GT(first, 1'700'000'000'000);
    EXPECT_GE(store_.now(), first);
}

INSTANTIATE_TEST_SUITE_P(Databases, StoreTest, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& param) { return std::string(param.param); });

}  // namespace
}  // namespace bornes::journal
