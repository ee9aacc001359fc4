// The threads of the journal: group commit, answers on the caller's thread, and a database that
// goes away.
#include "journal/journal.h"

#include <future>

#include "journal/journal_fixture.h"

namespace bornes::journal {
namespace {

TEST_P(JournalTest, StoresWhatItSaysItStored) {
    constexpr int kTables = 50;
    constexpr int kRows = 20;
    int stored = 0;
    {
        const auto journal = open();
        for (int seq = 1; seq <= kRows; ++seq)
            for (int table = 0; table < kTables; ++table)
                journal->append(row(table, seq), {}, [&](Appended answer) {
                    stored += answer.outcome == Outcome::stored ? 1 : 0;
                });
        mailbox_.run_until([&] { return stored == kTables * kRows; });
    }
    Store store(url_);
    for (int table = 0; table < kTables; ++table)
        EXPECT_EQ(store.rows("t" + std::to_string(table), 0).size(), std::size_t{kRows});
}

TEST_P(JournalTest, AnswersRacesRowByRow) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    EXPECT_EQ(append(*journal, row(1, 1)), (Appended{Outcome::repeated, 1}));
    Row rival = row(1, 1);
    rival.command = "other";
    EXPECT_EQ(append(*journal, rival).outcome, Outcome::lost_race);
}

TEST_P(JournalTest, ReadsAndWrites) {
    const auto journal = open();
    std::optional<bool> written;
    journal->write(
        [](Store& store) {
            store.put_guest({"h", "Ann"}, 1);
        },
        [&](bool done) { written = done; });
    mailbox_.run_until([&] { return written.has_value(); });
    EXPECT_TRUE(*written);
    std::string name;
    std::optional<bool> read;
    journal->read([&](Store& store) { name = store.guest("h")->name; },
                  [&](bool done) { read = done; });
    mailbox_.run_until([&] { return read.has_value(); });
    EXPECT_EQ(name, "Ann");
}

// However many queries one address waits for, another address waits for one of them at most. The
// test counts queries instead of milliseconds, because a count is the same on every machine.
TEST_P(JournalTest, ALaneFullOfQueriesDelaysOthersByOneQuery) {
    const auto journal = open();
    std::promise<void> asked;
    std::string order;  // of the queries, on the reading thread
    int answered = 0;
    const auto ask = [&](const std::string& lane) {
        journal->read([&order, lane](Store&) { order += lane; }, [&](bool) { ++answered; }, lane);
    };
    journal->read([&](Store&) { asked.get_future().wait(); }, [](bool) {}, "a");
    for (int i = 0; i < 100; ++i) ask("a");
    ask("b");
    asked.set_value();
    mailbox_.run_until([&] { return answered == 101; });
    EXPECT_LE(order.find('b'), 1U) << order;
}

INSTANTIATE_TEST_SUITE_P(Databases, JournalTest, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& param) { return std::string(param.param); });

using PostgresJournal = JournalTest;
INSTANTIATE_TEST_SUITE_P(Databases, PostgresJournal, ::testing::Values("postgresql"));

TEST_P(PostgresJournal, ReportsThatTheDatabaseWentAwayAndCameBack) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    Postgres::instance().stop();
    std::optional<Appended> unknown;
    journal->append(row(1, 2), {}, [&](Appended answer) { unknown = answer; });
    mailbox_.run_until([&] { return changes_ == 1; });
    EXPECT_FALSE(available_);
    EXPECT_EQ(append(*journal, row(2, 1)).outcome, Outcome::failed);
    Postgres::instance().start();
    mailbox_.run_until([&] { return changes_ == 2 && unknown.has_value(); });
    EXPECT_TRUE(available_);
    EXPECT_EQ(unknown->outcome, Outcome::failed);
    EXPECT_EQ(append(*journal, row(1, 2)).outcome, Outcome::stored);
}

// The machine acknowledges every byte, but nobody ever answers.
TEST_P(PostgresJournal, ADatabaseThatHangsIsNoticedInTime) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    const auto begin = std::chrono::steady_clock::now();
    Postgres::instance().hang();
    std::optional<Appended> unknown;
    std::optional<bool> read;
    journal->append(row(1, 2), {}, [&](Appended answer) { unknown = answer; });
    journal->read([](Store& store) { store.now(); }, [&](bool done) { read = done; });
    mailbox_.run_until([&] { return !available_; });
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
    Postgres::instance().resume();
    mailbox_.run_until([&] { return available_ && unknown.has_value() && read.has_value(); });
    EXPECT_EQ(append(*journal, row(2, 1)).outcome, Outcome::stored);
}

TEST_P(PostgresJournal, ARestartOfTheDatabaseIsNotNoticed) {
    const auto journal = open();
    EXPECT_EQ(append(*journal, row(1, 1)).outcome, Outcome::stored);
    const auto read = [&] {
        std::optional<bool> answer;
        journal->read([](Store& store) { store.now(); }, [&](bool done) { answer = done; });
        mailbox_.run_until([&] { return answer.has_value(); });
        return answer.value_or(false);
    };
    EXPECT_TRUE(read());
    Postgres::instance().stop();
    Postgres::instance().start();
    EXPECT_TRUE(read());
    EXPECT_EQ(append(*journal, row(1, 2)).outcome, Outcome::stored);
    EXPECT_EQ(changes_, 0);
}

TEST_P(PostgresJournal, AProbeFindsADatabaseThatIsGone) {
    const auto journal = open();
    const auto probe = [&] {
        const auto answer = std::make_shared<std::optional<bool>>();
        journal->probe([answer](bool done) { *answer = done; });
        mailbox_.run_until([&] { return answer->has_value() || !available_; });
        return answer->value_or(false);
    };
    EXPECT_TRUE(probe());
    Postgres::instance().stop();
    EXPECT_FALSE(probe());
    Postgres::instance().start();
    mailbox_.run_until([&] { return available_; });
    EXPECT_TRUE(probe());
}

// A process that stopped in the middle of a transaction locks a row. The database ends the
// transaction soon.
TEST_P(PostgresJournal, AnUnfinishedTransactionOfAnotherProcessBlocksOnlyBriefly) {
    const auto journal = open();
    Store stuck(url_);
    stuck.begin();
    Row rival = row(1, 1);
    rival.actor = "bob";
    stuck.append(rival);
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(append(*journal, row(1, 1)), (Appended{Outcome::stored, 1}));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
    EXPECT_EQ(changes_, 0);
    EXPECT_THROW(stuck.commit(), StoreError);
}

// A machine that is gone does not even refuse connections. The journal waits for it once, not once
// per query.
TEST_P(PostgresJournal, ADatabaseThatDoesNotAnswerIsWaitedForOnce) {
    url_ += "?connect_timeout=2";
    const auto journal = open();
    std::promise<void> connected;
    std::promise<void> frozen;
    journal->read(
        [&](Store&) {
            connected.set_value();
            frozen.get_future().wait();
            throw StoreError("the connection is lost");
        },
        [](bool) {});
    int answered = 0;
    for (int i = 0; i < 5; ++i)
        journal->read([](Store& store) { store.now(); },
                      [&](bool done) {
                          EXPECT_FALSE(done);
                          ++answered;
                      });
    connected.get_future().wait();
    const auto begin = std::chrono::steady_clock::now();
    Postgres::instance().freeze();
    frozen.set_value();
    mailbox_.run_until([&] { return answered == 5; });
    Postgres::instance().thaw();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(6));
}

// Two processes write to the same tables from opposite ends. Without a fixed order, they would
// deadlock.
TEST_P(PostgresJournal, TwoProcessesDoNotHoldEachOtherUp) {
    constexpr int kTables = 60;
    constexpr Seq kRows = 15;
    const auto one = open();
    const auto other = open();
    int answered = 0;
    const auto append_all = [&](Journal& journal, Seq seq, bool forwards) {
        for (int i = 0; i < kTables; ++i) {
            Row rows = row(forwards ? i : kTables - 1 - i, seq);
            rows.actor = forwards ? "ann" : "bob";
            journal.append(rows, {}, [&](Appended) { ++answered; });
        }
    };
    for (Seq seq = 1; seq <= kRows; ++seq) {
        answered = 0;
        append_all(*one, seq, true);
        append_all(*other, seq, false);
        mailbox_.run_until([&] { return answered == 2 * kTables; });
    }
    EXPECT_EQ(changes_, 0) << "a deadlock looks as if the database were away";
}

}  // namespace
}  // namespace bornes::journal
