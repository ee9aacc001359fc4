// Which process runs a table, when connections are lost.
#include "journal/cluster.h"

#include <gtest/gtest.h>

#include "journal/databases.h"
#include "journal/mailbox.h"

namespace bornes::journal {
namespace {

using tests::Mailbox;
using tests::Postgres;

// One process: how often it was told that the table is its own.
class Process {
public:
    Process(const std::string& url, const std::string& name, Mailbox& mailbox)
        : cluster(url, name, [this, post = mailbox.post()](const Cluster::News& news) {
              post([this, news] {
                  if (news.kind == Cluster::News::Kind::held) ++held;
                  if (news.kind == Cluster::News::Kind::lost) ++lost;
              });
          }) {}

    int held = 0;
    int lost = 0;
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
    for (const char* table : {"t1", "t2"}) one.cluster.want(table);
    mailbox.run_until([&] { return one.held == 2; });
    one.cluster.release("t1");  // and before the connection hears of it:
    Postgres::instance().stop("immediate");
    Postgres::instance().start();
    mailbox.run_until([&] { return one.held == 3; });  // t2, which is asked for after t1
    Process other(url, "other", mailbox);
    other.cluster.want("t1");
    mailbox.run_until([&] { return other.held == 1 || one.held > 3; });
    EXPECT_EQ(other.held, 1);
    EXPECT_EQ(one.held, 3);
}

}  // namespace
}  // namespace bornes::journal
