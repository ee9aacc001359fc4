// Bots of one address do not delay those of another.
#include "server/bot_pool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/mailbox.h"

namespace bornes::server {
namespace {

using std::chrono::milliseconds;
using Clock = BotPool::Clock;

constexpr int kThinking = 320;  // as long as a move of a bot may take with the usual delay

BotPool::BotTurn masters_turn() {
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    Random random(1);
    const View first = view(deal(rules, shuffled_deck(rules, random), 1), 0);
    return {"table", first, {}, Level::master, 0};
}

class BotPoolTest : public ::testing::Test {
protected:
    // A table with only masters: when one has moved, the next begins to think.
    void keep_busy(const std::string& whose) {
        pool_.think(whose, masters_turn(), Clock::now() + std::chrono::minutes(1),
                    [this, whose](const auto&) {
                        ++others_;
                        if (!over_) keep_busy(whose);
                    });
    }
    milliseconds time_of_one(const std::string& whose, milliseconds until) {
        const auto begin = Clock::now();
        bool done = false;
        pool_.think(whose, masters_turn(), begin + until, [&](const auto&) { done = true; });
        mailbox_.run_until([&] { return done; });
        return std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
    }

    tests::Mailbox mailbox_;
    bool over_ = false;
    int others_ = 0;
    BotPool pool_{1, kThinking, mailbox_.post()};
};

TEST_F(BotPoolTest, NineteenTablesOfMastersDelayAnotherAddressByLittle) {
    for (int i = 0; i < 19; ++i) keep_busy("crowd");
    mailbox_.run_until([&] { return others_ >= 19; });
    for (int i = 0; i < 5; ++i) EXPECT_LT(time_of_one("other", milliseconds(60'000)).count(), 500);
    over_ = true;
}

// Bots at the crowded address do not wait long either, because each thinks for a shorter time.
TEST_F(BotPoolTest, ACrowdThinksInTheTimeOfOne) {
    for (int i = 0; i < 19; ++i) keep_busy("crowd");
    mailbox_.run_until([&] { return others_ >= 19; });
    EXPECT_LT(time_of_one("crowd", milliseconds(60'000)).count(), 3 * kThinking);
    over_ = true;
}

TEST_F(BotPoolTest, ManyAddressesShareTheTime) {
    for (int i = 0; i < 19; ++i) keep_busy("address " + std::to_string(i));
    mailbox_.run_until([&] { return others_ >= 19; });
    EXPECT_LT(time_of_one("other", milliseconds(60'000)).count(), 3 * kThinking);
    over_ = true;
}

// The shortest time to call a coup fourré is 3 seconds.
TEST_F(BotPoolTest, ABotCallsInTimeThoughThePoolIsBusy) {
    for (int i = 0; i < 19; ++i) keep_busy("address " + std::to_string(i % 4));
    mailbox_.run_until([&] { return others_ >= 19; });
    for (const char* whose : {"other", "address 0"})
        EXPECT_LT(time_of_one(whose, milliseconds(3000)).count(), 3000) << whose;
    over_ = true;
}

TEST_F(BotPoolTest, AnAnswerComesBeforeItsDeadline) {
    EXPECT_LT(time_of_one("alone", milliseconds(100)).count(), kThinking);
    EXPECT_GE(time_of_one("alone", milliseconds(60'000)).count(), kThinking * 9 / 10);
}

}  // namespace
}  // namespace bornes::server
