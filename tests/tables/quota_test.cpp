// How much one table may store. Commands that change nothing are not stored.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

Options listed() {
    Options options;
    options.listed = true;
    return options;
}

// A race of 700: the game ends with its first hand.
Options one_hand(int players = 2) {
    Options options = listed();
    options.players = players;
    options.house.goal = kRace;
    return options;
}

void play_to_the_end(World& world, const std::vector<std::shared_ptr<Ear>>& ears) {
    while (world.state().phase() == TablePhase::playing) {
        const int seat = world.state().position()->board.seat;
        ActionList legal;
        legal_actions(*world.state().position(), legal);
        world.play(ears[static_cast<std::size_t>(seat)], seat, to_text(legal[0]));
    }
}

TEST(Unchanged, ABotThatAlreadySitsThereIsNotStored) {
    World world{Options{}};
    const auto ann = world.join("Ann");
    world.order(ann, "bot", R"("seat":2,"level":"casual")");
    ASSERT_EQ(world.journal.size(), 1U);
    for (int i = 0; i < 100; ++i) world.order(ann, "bot", R"("seat":2,"level":"casual")");
    EXPECT_THAT(ann->last(), HasSubstr(R"("id":"c101","ok":true)"));
    world.order(ann, "bot", R"("seat":1,"level":null)");
    EXPECT_THAT(ann->last(), HasSubstr(R"("ok":true)"));
    EXPECT_EQ(world.journal.size(), 1U);
    world.order(ann, "bot", R"("seat":2,"level":"strong")");
    world.order(ann, "bot", R"("seat":2,"level":null)");
    EXPECT_EQ(world.journal.size(), 3U);
}

TEST(Unchanged, BeingReadyTwiceStoresNothingMore) {
    World world(one_hand());
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    play_to_the_end(world, {ann, bob});
    world.order(ann, "ready");
    const std::size_t rows = world.journal.size();
    for (int i = 0; i < 100; ++i) world.order(ann, "ready");
    EXPECT_THAT(ann->last(), HasSubstr(R"("ok":true)"));
    EXPECT_EQ(world.journal.size(), rows);
    world.order(bob, "ready");
    EXPECT_EQ(world.state().game(), 2);
}

// A repeat of a command that changed something still gets its first answer.
TEST(Unchanged, ACommandOfLongAgoGetsItsFirstAnswer) {
    World world{Options{}};
    const auto ann = world.join("Ann");
    world.order(ann, "bot", R"("seat":2,"level":"casual")");
    for (int i = 0; i < 40; ++i) world.order(ann, i % 2 == 0 ? "sit" : "leave", R"("seat":1)");
    world.send(ann, R"({"id":"c1","do":"bot","seat":2,"level":"casual"})");
    EXPECT_THAT(ann->last(), HasSubstr(R"("id":"c1","ok":true,"n":1})"));
}

TEST(TableQuota, ATableWithoutGamesEndsAfterManyChanges) {
    World world(listed(), last_seat_deals, {.rows = 50'000, .rows_without_moves = 30});
    const auto ann = world.join("Ann");
    for (int i = 0; i < 200; ++i) world.order(ann, i % 2 == 0 ? "sit" : "leave", R"("seat":1)");
    EXPECT_EQ(world.state().phase(), TablePhase::closed);
    EXPECT_EQ(world.state().closing(), kTooManyChanges);
    EXPECT_EQ(world.journal.size(), 31U);
    EXPECT_THAT(ann->last(), HasSubstr("table-closed"));
    EXPECT_THAT(world.summary, HasSubstr(R"("phase":"closed")"));
    EXPECT_FALSE(world.room);
    EXPECT_FALSE(world.listed);
    world.restart();
    EXPECT_EQ(world.state().phase(), TablePhase::closed);
}

TEST(TableQuota, PlayingAllowsMoreChangesOfSeats) {
    World world(one_hand(), last_seat_deals, {.rows = 50'000, .rows_without_moves = 30});
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    for (int i = 0; i < 20; ++i) world.order(bob, i % 2 == 0 ? "sit" : "leave", R"("seat":2)");
    world.start({ann, bob});
    play_to_the_end(world, {ann, bob});
    for (int i = 0; i < 20; ++i) world.order(bob, i % 2 == 0 ? "leave" : "sit", R"("seat":2)");
    EXPECT_EQ(world.state().phase(), TablePhase::game_over);
}

// Moves of bots in the meantime do not change that.
TEST(TableQuota, LeavingAndSittingDownDuringAHandCountsAsChanges) {
    World world(Options{}, last_seat_deals, {.rows = 50'000, .rows_without_moves = 30});
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    for (int i = 0; i < 200 && world.state().phase() == TablePhase::playing; ++i) {
        world.order(ann, i % 2 == 0 ? "leave" : "sit", R"("seat":1)");
        world.pass(100);
    }
    EXPECT_EQ(world.state().closing(), kTooManyChanges);
}

TEST(TableQuota, AGameIsPlayedOutBeforeATableWithManyRowsEnds) {
    World world(one_hand(), last_seat_deals, {.rows = 60, .rows_without_moves = 500});
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    play_to_the_end(world, {ann, bob});
    ASSERT_EQ(world.state().phase(), TablePhase::game_over);
    ASSERT_GE(world.journal.size(), 60U);
    world.order(ann, "ready");
    EXPECT_EQ(world.state().closing(), kTooManyRows);
    EXPECT_THAT(ann->last(), HasSubstr("table-closed"));
}

TEST(TableQuota, TwiceTheRowsEndATableInTheMiddleOfAHand) {
    World world(one_hand(), last_seat_deals, {.rows = 20, .rows_without_moves = 500});
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    play_to_the_end(world, {ann, bob});
    EXPECT_EQ(world.state().closing(), kTooManyRows);
    EXPECT_EQ(world.journal.size(), 41U);
}

// For the process that stored it, the row that closes the table was an ordinary move.
TEST(TableQuota, ATableThatARowClosesLeavesTheLobby) {
    for (const bool while_loaded : {true, false}) {
        World world(listed());
        const auto ann = world.join("Ann");
        const auto bob = world.join("Bob");
        world.start({ann, bob});
        ASSERT_THAT(world.summary, HasSubstr(R"("phase":"playing")"));
        world.journal.push_back({"table", world.state().seq() + 1, world.clock, "Far", "far",
                                 R"({"t":"act","acts":[[1,"coup-fourre right-of-way"]]})"});
        if (while_loaded) {
            world.table->fetch();
            world.settle();
        } else {
            world.restart();
        }
        EXPECT_FALSE(world.listed);
    }
}

// Another process has ended the table. No move in it is illegal.
TEST(TableQuota, ATableThatEndedElsewhereIsNotCalledIllegal) {
    World world(listed());
    const auto ann = world.join("Ann");
    world.journal.push_back(
        {"table", 1, world.clock, "", "far", R"({"t":"ended","why":"too-many-rows"})"});
    world.table->fetch();
    world.settle();
    EXPECT_EQ(world.state().phase(), TablePhase::closed);
    EXPECT_EQ(world.illegal_at, 0);
    EXPECT_THAT(ann->last(), HasSubstr(R"("tableClosed":"too-many-rows")"));
}

class Idle : public ::testing::Test {
protected:
    Idle() { world.start({ann, bob}); }
    World world{one_hand()};
    std::shared_ptr<Ear> ann = world.join("Ann");
    std::shared_ptr<Ear> bob = world.join("Bob");
};

TEST_F(Idle, AConnectedPlayerWhoDoesNothingForFiveMinutesCanBeReplaced) {
    world.pass(299'000);
    world.order(bob, "replace", R"("seat":1)");
    EXPECT_THAT(bob->last(), HasSubstr("not-absent"));
    world.pass(1'000);
    world.order(bob, "replace", R"("seat":1)");
    EXPECT_TRUE(world.state().seat(0).away);
    world.pass(1'000);
    EXPECT_EQ(world.state().public_seat(), 1);
    // A player who is back, or not to act, has time again.
    world.order(ann, "back");
    world.order(ann, "replace", R"("seat":2)");
    EXPECT_THAT(ann->last(), HasSubstr("not-absent"));
    world.pass(400'000);
    world.order(bob, "replace", R"("seat":1)");
    EXPECT_THAT(bob->last(), HasSubstr("not-absent"));
}

TEST_F(Idle, APlayerWhoIsBackHasFiveMinutesAgain) {
    world.pass(300'000);
    world.thinking = 3'600'000;
    world.order(bob, "replace", R"("seat":1)");
    world.order(ann, "back");
    EXPECT_EQ(world.state().public_seat(), 0);
    world.order(bob, "replace", R"("seat":1)");
    EXPECT_THAT(bob->last(), HasSubstr("not-absent"));
}

TEST_F(Idle, ARematchDoesNotWaitForEver) {
    play_to_the_end(world, {ann, bob});
    ASSERT_EQ(world.state().phase(), TablePhase::game_over);
    world.order(ann, "ready");
    world.order(ann, "replace", R"("seat":2)");
    EXPECT_THAT(ann->last(), HasSubstr("not-absent"));
    world.pass(300'000);
    const std::uint32_t drops = world.state().event_drops();
    world.order(ann, "replace", R"("seat":2)");
    EXPECT_TRUE(world.state().seat(1).away);
    EXPECT_EQ(world.state().game(), 2);
    EXPECT_EQ(world.folded().game(), 2);
    // Only events of the game before last may go, or a process that lags would miss some.
    EXPECT_EQ(world.state().event_drops(), drops + 1);
    EXPECT_GT(world.state().events().size(), 20U);
}

}  // namespace
}  // namespace bornes::tests
