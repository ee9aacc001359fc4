// Which process runs a table, when connections are lost.
#include "journal/cluster.h"

#include <gtest/gtest.h>

#include <mutex>

#include "journal/databases.h"
#include "journal/mailbox.h"

namespace bornes::journal {
namespace {

using tests::Mailbox;
using tests::Postgres;

// One process: how often it was told that a table is its own. After news of t2 its thread goes on
// only when nobody else has `hearing`.
class Process {
public:
    Process(const std::string& url, const std::string& name, Mailbox& mailbox)
        : cluster(url, name, [this, post = mailbox.post()](const Cluster::News& news) {
              post([this, news] {
                  if (news.kind == Cluster::News::Kind::held) ++held;
                  if (news.kind == Cluster::News::Kind::lost) ++lost;
              });
              if (news.table != "t2") return;
              const std::lock_guard lock(hearing);
          }) {}

    int held = 0;
    int lost = 0;
    std::mutex hearing;
    Cluster cluster;
};

TEST(Cluster, WhatIsHeldIsWantedAgainAfterTheConnectionWasLost) {
    Mailbox mailbox;
    Process one(Postgres::instance().fresh_database(), "one", mailbox);
    one.cluster.want("t1");
    mailbox.run_until([&] { return one.held == 1; });
    Postgres::instance().stop("immediate");
    Postgres::instance().start();
    mailbox.run_until([&] { return one.held == 2; });
    EXPECT_EQ(one.lost, 1);
}

TEST(Cluster, WhatWasReleasedIsNotWantedAgainWithTheConnection) {
    Mailbox mailbox;
    const std::string url = Postgres::instance().fresh_database();
    Process one(url, "one", mailbox);
    one.cluster.want("t1");
    mailbox.run_until([&] { return one.held == 1; });
    {
        const std::lock_guard before_it_is_given_back(one.hearing);
        one.cluster.want("t2");
        mailbox.run_until([&] { return one.held == 2; });
        one.cluster.release("t1");
        Postgres::instance().crash();
    }
    mailbox.run_until([&] { return one.held == 3; });  // t2, which is asked for after t1
    Process other(url, "other", mailbox);
    other.cluster.want("t1");
    mailbox.run_until([&] { return other.held == 1 || one.held > 3; });
    EXPECT_EQ(other.held, 1);
    EXPECT_EQ(one.held, 3);
}

}  // namespace
}  // namespace bornes::journal
