// The server soon tells everybody who is connected. The message has no number, and does not depend
// on the cards.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const char* const kPresence = R"({"type":"presence","here":[)";

// The presence messages that a listener received.
std::vector<std::string> presences(const Ear& ear) {
    std::vector<std::string> found;
    for (const auto& [at, message] : ear.heard)
        if (message.starts_with(kPresence)) found.push_back(message);
    return found;
}

class Presence : public ::testing::Test {
protected:
    void SetUp() override {
        world.order(ann, "sit", "\"seat\":1");
        world.order(bob, "sit", "\"seat\":2");
    }

    World world{Options{}};
    std::shared_ptr<Ear> ann = world.join("Ann");
    std::shared_ptr<Ear> bob = world.join("Bob");
    std::shared_ptr<Ear> eve = world.join("Eve");
};

TEST_F(Presence, IsSentToPlayersAndSpectators) {
    for (const auto& ear : {ann, bob, eve})
        EXPECT_EQ(presences(*ear).back(), R"({"type":"presence","here":[1,2]})");
    EXPECT_EQ(world.here.to_ulong(), 3U);
}

// A player who takes a seat is shown as present when the others see the seat taken.
TEST_F(Presence, ComesBeforeTheStateOfAPlayerWhoSitsDown) {
    const auto said = std::find_if(eve->heard.begin(), eve->heard.end(), [](const auto& each) {
        return each.second == R"({"type":"presence","here":[1]})";
    });
    ASSERT_NE(said, eve->heard.end());
    EXPECT_THAT((said + 1)->second, HasSubstr(R"("sat":1)"));
}

TEST_F(Presence, HasNoNumber) {
    const std::uint32_t before = world.state().number(kWatcher);
    world.table->detach(*bob);
    world.pass(kReturnTime);
    EXPECT_EQ(world.state().number(kWatcher), before);
    EXPECT_THAT(presences(*ann).back(), Not(HasSubstr("\"n\"")));
}

TEST_F(Presence, RemovesAPlayerWhoDoesNotReturnInTime) {
    EXPECT_EQ(kReturnTime, 1'500);  // as docs/protocol.md promises
    world.table->detach(*bob);
    world.pass(kReturnTime - 1);
    EXPECT_EQ(presences(*ann).back(), R"({"type":"presence","here":[1,2]})");
    world.pass(1);
    EXPECT_EQ(presences(*ann).back(), R"({"type":"presence","here":[1]})");
    world.join("Bob");
    EXPECT_EQ(presences(*ann).back(), R"({"type":"presence","here":[1,2]})");
}

TEST_F(Presence, IgnoresAReload) {
    const std::size_t before = presences(*ann).size();
    world.table->detach(*bob);
    world.pass(kReturnTime - 1);
    world.join("Bob");
    world.pass(10 * kReturnTime);
    EXPECT_EQ(presences(*ann).size(), before);
}

TEST_F(Presence, LastsAsLongAsOneConnectionDoes) {
    const auto second = world.join("Bob");
    world.table->detach(*bob);
    world.pass(10 * kReturnTime);
    EXPECT_EQ(presences(*ann).back(), R"({"type":"presence","here":[1,2]})");
}

TEST_F(Presence, CountsPlayersOfOtherProcesses) {
    world.table->detach(*bob);
    world.table->set_elsewhere(SeatSet(2));
    world.pass(10 * kReturnTime);
    EXPECT_EQ(presences(*ann).back(), R"({"type":"presence","here":[1,2]})");
    EXPECT_EQ(world.here.to_ulong(), 1U);
    world.table->set_elsewhere({});
    world.pass(kReturnTime);
    EXPECT_EQ(presences(*ann).back(), R"({"type":"presence","here":[1]})");
}

TEST_F(Presence, IsSentToClientsWhoComeLater) {
    const auto dan = world.join("Dan");
    EXPECT_THAT(dan->heard.front().second, HasSubstr(R"("type":"state")"));
    EXPECT_EQ(dan->last(), R"({"type":"presence","here":[1,2]})");
}

// A bot moves, and a clock runs out, at the same time whether or not a player has disconnected.
TEST(Disconnecting, DoesNotChangeTheTimesOfMoves) {
    const auto heard_by_eve = [](bool bob_disconnects) {
        Options options;
        options.players = 3;
        options.clock_s = 15;
        options.bots[2] = Level::casual;
        World world(options);
        const auto ann = world.join("Ann");
        const auto bob = world.join("Bob");
        const auto eve = world.join("Eve");
        world.start({ann, bob});
        if (bob_disconnects) world.table->detach(*bob);
        world.pass(60'000);
        std::vector<std::pair<Millis, std::string>> heard = eve->heard;
        std::erase_if(heard, [](const auto& each) { return each.second.starts_with(kPresence); });
        return heard;
    };
    const auto connected = heard_by_eve(false);
    EXPECT_GT(connected.size(), 8U);
    EXPECT_EQ(connected, heard_by_eve(true));
}

}  // namespace
}  // namespace bornes::tests
