// What processes tell each other about connected players: two processes, and a channel between
// them.
#include "server/presence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>

namespace bornes::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using News = journal::Cluster::News;
using Changes = std::vector<std::pair<std::string, unsigned long>>;

class PresenceTest : public ::testing::Test {
protected:
    struct Process {
        Process(PresenceTest& test, const std::string& name)
            : presence(
                  name, test.clock_,
                  [&test, name](const std::string& table, const std::string& message) {
                      test.line_.emplace_back(name, News{News::Kind::said, table, message});
                  },
                  [this](const std::string& table, SeatSet elsewhere) {
                      changes.emplace_back(table, elsewhere.to_ulong());
                  }) {}
        Presence presence;
        Changes changes{};
        bool dead = false;
    };

    // Delivers all messages to the other process, and the answers too.
    void deliver() {
        while (!line_.empty()) {
            const auto [from, news] = line_.front();
            line_.erase(line_.begin());
            Process& to = from == "one" ? two_ : one_;
            if (to.dead) continue;
            EXPECT_TRUE(to.presence.hear(news));
        }
    }
    void pass(Millis time) {
        for (; time > 0; time -= kBeatEvery) {
            ahead_ += kBeatEvery;
            clock_.begin(start_ + ahead_, clock_.ticks());
            for (Process* each : {&one_, &two_})
                if (!each->dead) each->presence.beat();
            deliver();
        }
    }

    const Millis start_ = DatabaseClock::system_now();
    Millis ahead_ = 0;
    DatabaseClock clock_;
    std::vector<std::pair<std::string, News>> line_;
    Process one_{*this, "one"};
    Process two_{*this, "two"};
};

TEST_F(PresenceTest, TellsWhoComesAndGoes) {
    one_.presence.watch("t");
    two_.presence.watch("t");
    one_.presence.tell("t", SeatSet(1));
    deliver();
    one_.presence.tell("t", SeatSet(0));
    deliver();
    EXPECT_EQ(two_.changes, (Changes{{"t", 1}, {"t", 0}}));
    EXPECT_THAT(one_.changes, IsEmpty());
}

TEST_F(PresenceTest, IsAskedForWhenATableIsLoaded) {
    one_.presence.watch("t");
    one_.presence.tell("t", SeatSet(5));
    deliver();
    EXPECT_THAT(two_.changes, IsEmpty());
    two_.presence.watch("t");
    deliver();
    EXPECT_EQ(two_.changes.back(), (std::pair<std::string, unsigned long>("t", 5)));
}

TEST_F(PresenceTest, EndsWithATableThatLeavesTheMemory) {
    one_.presence.watch("t");
    two_.presence.watch("t");
    one_.presence.tell("t", SeatSet(1));
    one_.presence.forget("t");
    deliver();
    EXPECT_EQ(two_.changes.back().second, 0U);
}

TEST_F(PresenceTest, EndsWithAProcessThatFallsSilent) {
    one_.presence.watch("t");
    two_.presence.watch("t");
    one_.presence.tell("t", SeatSet(1));
    pass(10'000);
    ASSERT_EQ(two_.changes.back().second, 1U);
    one_.dead = true;
    pass(kProcessSilence + kBeatEvery);
    EXPECT_EQ(two_.changes.back().second, 0U);
    // The process was only cut off. The other one asks again for what it missed.
    one_.dead = false;
    pass(kBeatEvery);
    EXPECT_EQ(two_.changes.back().second, 1U);
}

TEST_F(PresenceTest, LeavesOtherNewsAlone) {
    EXPECT_FALSE(one_.presence.hear({News::Kind::said, "t", R"({"type":"said"})"}));
    EXPECT_FALSE(one_.presence.hear({News::Kind::changed, "t", ""}));
}

}  // namespace
}  // namespace bornes::server
