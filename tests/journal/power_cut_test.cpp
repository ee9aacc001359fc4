// kill -9 never loses what the kernel holds, but a power cut does. Also tests failed syncs, a full
// disk, and a disk that has become read-only.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <set>
#include <tuple>

#include "journal/databases.h"
#include "journal/forgetful_disk.h"
#include "journal/journal.h"
#include "journal/mailbox.h"
#include "support/scale.h"

namespace bornes::journal {
namespace {

using Outcome = Appended::Outcome;
using ::testing::HasSubstr;
using tests::ForgetfulDisk;
using tests::Mailbox;

constexpr int kTables = 16;

// Writes rows of many tables at once, and remembers which rows were acknowledged.
class PowerCut : public ::testing::Test {
protected:
    PowerCut() { next_.fill(1); }
    ~PowerCut() override {
        disk_.lie(false);
        disk_.refuse_writes(SQLITE_OK);
    }

    std::unique_ptr<Journal> open() {
        available_ = true;
        auto journal = std::make_unique<Journal>(url_, mailbox_.post(),
                                                 [this](bool available, const std::string& why) {
                                                     available_ = available;
                                                     if (!available) why_ = why;
                                                 });
        journal->write([](Store& store) {
            for (int table = 0; table < kTables; ++table)
                store.create({"t" + std::to_string(table), "ann", "{}", false, 1, "", false});
        });
        return journal;
    }

    // A table continues as soon as its last row was answered, like a real table.
    void append(Journal& journal, int table) {
        const Row row{"t" + std::to_string(table),
                      next_.at(static_cast<std::size_t>(table)),
                      1,
                      "ann",
                      "c" + std::to_string(++commands_),
                      std::string(200, 'x')};
        ++waiting_;
        journal.append(row, {}, [this, &journal, table, row](Appended answer) {
            --waiting_;
            if (answer.outcome == Outcome::stored) acknowledged_.push_back(row);
            if (answer.outcome != Outcome::failed && answer.outcome != Outcome::hole)
                next_.at(static_cast<std::size_t>(table)) = row.seq + 1;
            if (going_) append(journal, table);
        });
    }

    // Plays until the power fails, at the n-th write or sync.
    void play_until_cut(int operation, std::uint64_t seed) {
        disk_.cut_at(operation);
        try {
            const auto journal = open();
            going_ = true;
            for (int table = 0; table < kTables; ++table) append(*journal, table);
            mailbox_.run_until([&] { return !available_; });
            going_ = false;
        } catch (const StoreError&) {  // the power failed before everything was open
        }
        mailbox_.run();
        disk_.power_on(seed);
    }

    // The number of acknowledged rows that are lost.
    std::size_t lost() {
        try {
            Store store(url_);
            std::set<std::tuple<std::string, Seq, std::string>> found;
            for (int table = 0; table < kTables; ++table)
                for (const Row& row : store.rows("t" + std::to_string(table), 0))
                    found.emplace(row.table, row.seq, row.command);
            std::size_t missing = 0;
            for (const Row& row : acknowledged_)
                if (!found.contains({row.table, row.seq, row.command})) ++missing;
            return missing;
        } catch (const StoreError&) {
            return acknowledged_.size();  // the database itself is lost
        }
    }

    // Waits until no row waits for an answer.
    void settle() {
        going_ = false;
        mailbox_.run_until([&] { return waiting_ == 0; });
    }

    tests::TemporaryFolder folder_;
    const std::string url_ = "sqlite:" + folder_.file("db");
    ForgetfulDisk& disk_ = ForgetfulDisk::instance();
    Mailbox mailbox_;
    std::array<Seq, kTables> next_{};
    std::vector<Row> acknowledged_;
    bool available_ = true;
    bool going_ = false;
    int waiting_ = 0;
    int commands_ = 0;
    std::string why_;
};

TEST_F(PowerCut, LosesNothingThatWasAcknowledged) {
    Random random(11);
    const int cuts = test::scaled(40);
    for (int i = 0; i < cuts; ++i) {
        play_until_cut(1 + static_cast<int>(random.below(600)), random.next());
        ASSERT_EQ(lost(), 0U) << "after cut " << i;
    }
    EXPECT_GT(acknowledged_.size(), static_cast<std::size_t>(10 * cuts));
    std::printf("%d cuts, %zu acknowledged rows, none lost\n", cuts, acknowledged_.size());
}

TEST_F(PowerCut, IsNoticedOnADiskThatOnlyPretendsToSync) {
    disk_.lie(true);
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        play_until_cut(500, seed);
        most = std::max(most, lost());
    }
    EXPECT_GT(most, 0U);
}

// After a failed fsync, Linux marks the pages as clean, so another sync proves nothing.
TEST_F(PowerCut, AfterAFailedSyncLosesNothingEither) {
    Random random(12);
    for (int i = 0; i < test::scaled(20); ++i) {
        {
            const auto journal = open();
            going_ = true;
            for (int table = 0; table < kTables; ++table) append(*journal, table);
            const std::size_t before = acknowledged_.size();
            mailbox_.run_until([&] { return acknowledged_.size() > before + random.below(200); });
            why_.clear();
            disk_.fail_next_sync();
            mailbox_.run_until([&] { return !why_.empty() && available_; });
            going_ = false;
            disk_.cut_at(1 + static_cast<int>(random.below(20)));
            // Without power, the remaining rows are answered when the journal is closed.
            mailbox_.run_until([&] { return waiting_ == 0 || !available_; });
        }
        mailbox_.run();
        disk_.power_on(random.next());
        ASSERT_EQ(lost(), 0U) << "after failure " << i;
    }
}

TEST_F(PowerCut, AFullOrReadOnlyDiskIsReportedAndLosesNothing) {
    const auto journal = open();
    for (const auto& [result, word] :
         {std::pair{SQLITE_FULL, "full"}, {SQLITE_READONLY, "readonly"}}) {
        going_ = true;
        for (int table = 0; table < kTables; ++table) append(*journal, table);
        const std::size_t before = acknowledged_.size();
        mailbox_.run_until([&] { return acknowledged_.size() > before + 100; });
        disk_.refuse_writes(result);
        going_ = false;
        append(*journal, 0);
        mailbox_.run_until([&] { return !available_; });
        EXPECT_THAT(why_, HasSubstr(word));
        EXPECT_EQ(lost(), 0U);
        disk_.refuse_writes(SQLITE_OK);
        mailbox_.run_until([&] { return available_; });
        settle();
    }
    const std::size_t before = acknowledged_.size();
    append(*journal, 0);
    settle();
    EXPECT_EQ(acknowledged_.size(), before + 1);
    EXPECT_EQ(lost(), 0U);
}

}  // namespace
}  // namespace bornes::journal
