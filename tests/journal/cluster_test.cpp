// Which process runs a table, when connections are lost and processes hang.
#include "journal/cluster.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <thread>

#include "journal/databases.h"
#include "journal/mailbox.h"
#include "journal/store.h"

namespace bornes::journal {
namespace {

using tests::Mailbox;
using tests::Postgres;

// One process. It counts how often it was told that it runs a table. After news of t2, its thread
// waits for the lock `hearing`. While a test holds that lock, the process hangs.
class Process {
public:
    Process(const std::string& url, const std::string& name, Mailbox& mailbox)
        : store(url), cluster(url, name, [this, post = mailbox.post()](const Cluster::News& news) {
              post([this, news] {
                  if (news.kind == Cluster::News::Kind::held) fences[news.table] = news.fence;
                  if (news.kind == Cluster::News::Kind::held) ++held;
                  if (news.kind == Cluster::News::Kind::lost) ++lost;
              });
              if (news.table != "t2") return;
              const std::lock_guard lock(hearing);
          }) {}

    int held = 0;
    int lost = 0;
    std::map<std::string, Fence> fences;
    std::mutex hearing;
    const Store store;  // creates the schema
    Cluster cluster;
};

TEST(Cluster, ALeaseOutlastsALostConnection) {
    Mailbox mailbox;
    const std::string url = Postgres::instance().fresh_database();
    Process one(url, "one", mailbox);
    one.cluster.want("t1");
    mailbox.run_until([&] { return one.held == 1; });
    Process other(url, "other", mailbox);
    other.cluster.want("t1");
    Postgres::instance().crash();
    std::this_thread::sleep_for(std::chrono::milliseconds(2 * kRenewEvery));
    mailbox.run();
    EXPECT_EQ(one.lost, 0);
    EXPECT_EQ(other.held, 0);
}

TEST(Cluster, AProcessThatHangsLosesItsTablesAndSoDoTheirOldLeases) {
    Mailbox mailbox;
    const std::string url = Postgres::instance().fresh_database();
    Process one(url, "one", mailbox);
    Process other(url, "other", mailbox);
    Store store(url);
    store.create({"t1", "ann", "{}", false, 1, "", false});
    one.cluster.want("t1");
    mailbox.run_until([&] { return one.held == 1; });
    const auto decide = [&](Process& process, Seq seq) {
        const Row row{"t1", seq, 1, "", "own" + std::to_string(seq), "{}"};
        return store.append(row, {0, "", process.fences["t1"]}).outcome;
    };
    EXPECT_EQ(decide(one, 1), Appended::Outcome::stored);
    {
        const std::lock_guard hangs(one.hearing);
        one.cluster.want("t2");
        mailbox.run_until([&] { return one.held == 2; });
        const auto begin = std::chrono::steady_clock::now();
        other.cluster.want("t1");
        mailbox.run_until([&] { return other.held == 1; });
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
        EXPECT_GT(other.fences["t1"], one.fences["t1"]);
        EXPECT_EQ(decide(one, 2), Appended::Outcome::fenced);
        EXPECT_EQ(decide(other, 2), Appended::Outcome::stored);
    }
    mailbox.run_until([&] { return one.lost == 1; });
}

TEST(Cluster, AProcessThatEndsLeavesItsTablesAtOnce) {
    Mailbox mailbox;
    const std::string url = Postgres::instance().fresh_database();
    auto one = std::make_unique<Process>(url, "one", mailbox);
    one->cluster.want("t1");
    mailbox.run_until([&] { return one->held == 1; });
    one.reset();
    const auto begin = std::chrono::steady_clock::now();
    Process other(url, "other", mailbox);
    other.cluster.want("t1");
    mailbox.run_until([&] { return other.held == 1; });
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(kLease) / 2);
}

TEST(Cluster, AReleasedTableIsNotWantedAgainWithTheLease) {
    Mailbox mailbox;
    const std::string url = Postgres::instance().fresh_database();
    Process one(url, "one", mailbox);
    Process other(url, "other", mailbox);
    one.cluster.want("t1");
    mailbox.run_until([&] { return one.held == 1; });
    {
        const std::lock_guard before_it_is_given_back(one.hearing);
        one.cluster.want("t2");
        mailbox.run_until([&] { return one.held == 2; });
        one.cluster.release("t1");
        other.cluster.want("t2");
        mailbox.run_until([&] { return other.held == 1; });
    }
    mailbox.run_until([&] { return one.lost == 1; });
    other.cluster.want("t1");
    mailbox.run_until([&] { return other.held == 2 || one.held > 2; });
    EXPECT_EQ(other.held, 2);
    EXPECT_EQ(one.held, 2);
}

}  // namespace
}  // namespace bornes::journal
