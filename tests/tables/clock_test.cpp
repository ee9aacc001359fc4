// Clocks, bots that play for people, absence, and what happens between hands.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "bornes/settings.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Options with_clock(int seconds) {
    Options options;
    options.clock_s = seconds;
    return options;
}

// The first card in the hand of the seat to act, which can always be discarded (R3.2).
std::string any_discard(const World& world) {
    const Position& position = *world.state().position();
    const Hand hand = position.hands[position.board.seat];
    return "discard " + std::string(id(card_at(std::countr_zero(hand.kinds()))));
}

TEST(Clock, WhenItRunsOutABotMakesThatOneMove) {
    World world(with_clock(15));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.pass(14'999);
    EXPECT_EQ(world.state().public_seat(), 0);
    world.pass(1'000);
    EXPECT_EQ(world.state().public_seat(), 1);
    EXPECT_THAT(bob->last(), HasSubstr(R"("by":"clock")"));
    EXPECT_FALSE(world.state().seat(0).away);
}

TEST(Clock, AfterThreeInARowABotKeepsTheSeatUntilThePlayerIsBack) {
    World world(with_clock(15));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    for (int turn = 0; turn < 3; ++turn) {
        EXPECT_FALSE(world.state().seat(0).away);
        world.pass(16'000);
        world.play(bob, 1, any_discard(world));
    }
    EXPECT_TRUE(world.state().seat(0).away);
    world.pass(1'000);  // a bot does not use the whole clock
    EXPECT_EQ(world.state().public_seat(), 1);
    EXPECT_THAT(bob->last(), HasSubstr(R"("by":"bot")"));
    world.order(ann, "back");
    EXPECT_FALSE(world.state().seat(0).away);
    world.play(bob, 1, any_discard(world));
    world.pass(10'000);
    EXPECT_EQ(world.state().public_seat(), 0);
}

TEST(Clock, AMoveOfThePlayerRestartsTheCount) {
    World world(with_clock(15));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    for (int turn = 0; turn < 6; ++turn) {
        if (turn == 2)
            world.play(ann, 0, any_discard(world));
        else
            world.pass(16'000);
        world.play(bob, 1, any_discard(world));
        EXPECT_EQ(world.state().seat(0).away, turn >= 5);
    }
}

TEST(Clock, ATakeoverNeitherResetsNorDoublesDeadlines) {
    World world(with_clock(30));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    const Millis until = world.state().turn_until();
    world.pass(20'000);
    EXPECT_EQ(world.folded().turn_until(), until);
}

TEST(Clock, OffMeansOff) {
    World world(with_clock(0));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.pass(3'600'000);
    EXPECT_EQ(world.state().public_seat(), 0);
    EXPECT_THAT(bob->last(), HasSubstr(R"("turn":{"seat":1,"until":null})"));
}

// As if it waited for a thread to think on.
TEST(Clock, ABotThatAnswersLateRunsOutNobodysClock) {
    Options options = with_clock(15);
    options.bots[1] = Level::casual;
    World world(options);
    world.thinking = 60'000;
    const auto ann = world.join("Ann");
    world.start({ann});
    world.play(ann, 0, any_discard(world));
    world.pass(59'000);
    EXPECT_EQ(world.state().public_seat(), 1);
    world.pass(2'000);
    EXPECT_EQ(world.state().public_seat(), 0);
    EXPECT_THAT(ann->last(), HasSubstr(R"("by":"bot")"));
    EXPECT_GT(world.state().turn_until(), world.clock + 13'000);
    EXPECT_FALSE(world.state().seat(0).away);
}

TEST(Clock, APlayerAbsentForTwoMinutesCanBeReplaced) {
    World world(with_clock(0));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.order(bob, "replace", "\"seat\":1");
    EXPECT_THAT(bob->last(), HasSubstr("not-absent"));
    world.table->detach(*ann);
    world.pass(119'000);
    world.order(bob, "replace", "\"seat\":1");
    EXPECT_THAT(bob->last(), HasSubstr("not-absent"));
    world.pass(1'000);
    world.order(bob, "replace", "\"seat\":1");
    EXPECT_TRUE(world.state().seat(0).away);
    world.pass(1'000);
    EXPECT_EQ(world.state().public_seat(), 1);
    const auto again = world.join("Ann");
    world.order(again, "back");
    EXPECT_FALSE(world.state().seat(0).away);
}

// It is not known exactly when the players were last present. In doubt, nobody counts as absent.
TEST(Clock, PlayersOfADeadProcessAreNotAbsentTooEarly) {
    World world(with_clock(0));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.table->mark_present();
    world.pass(kMarkEvery - 1'000);
    world.restart();
    const auto again = world.join("Bob");
    world.pass(kAbsence - 1'000);
    world.order(again, "replace", "\"seat\":1");
    EXPECT_THAT(again->last(), HasSubstr("not-absent"));
    world.pass(2'000);
    world.order(again, "replace", "\"seat\":1");
    EXPECT_TRUE(world.state().seat(0).away);
}

// For example, a player who sits at another process and is not marked as present yet.
TEST(Clock, APlayerWhoHasJustSatDownIsNotAbsent) {
    World world(with_clock(0));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.table->detach(*ann);
    world.present.clear();
    world.order(bob, "replace", "\"seat\":1");
    EXPECT_THAT(bob->last(), HasSubstr("not-absent"));
    EXPECT_FALSE(world.state().seat(0).away);
}

TEST(Clock, OnlyTheProcessThatRunsATableMovesForOthers) {
    World world(with_clock(15));
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.table->stand_by();
    world.pass(60'000);
    EXPECT_EQ(world.state().public_seat(), 0);
    world.table->run();
    world.settle();
    world.pass(500);
    EXPECT_EQ(world.state().public_seat(), 1);
}

class Hands : public ::testing::Test {
protected:
    static Options options() {
        Options options;
        options.house.goal = kRace;
        options.bots[1] = Level::casual;
        return options;
    }
    void play_hand(World& world, const std::shared_ptr<Ear>& ann) {
        while (world.state().phase() == TablePhase::playing) {
            if (world.state().position()->board.seat != 0) {
                world.pass(1'000);
                continue;
            }
            ActionList legal;
            legal_actions(*world.state().position(), legal);
            world.play(ann, 0, to_text(legal[0]));
        }
    }
};

TEST_F(Hands, AGameIsPlayedToItsEndAndAgain) {
    World world(options());
    const auto ann = world.join("Ann");
    world.start({ann});
    play_hand(world, ann);
    ASSERT_EQ(world.state().phase(), TablePhase::game_over);
    EXPECT_THAT(ann->last(), HasSubstr(R"("winners":[)"));
    world.pass(600'000);
    EXPECT_EQ(world.state().phase(), TablePhase::game_over);
    world.order(ann, "ready");
    EXPECT_EQ(world.state().game(), 2);
    EXPECT_THAT(ann->last(), HasSubstr(R"("started":2)"));
    world.order(ann, "commit", "\"hand\":1,\"attempt\":1,\"commit\":null");
    EXPECT_EQ(world.state().phase(), TablePhase::playing);
    EXPECT_EQ(world.state().position()->board.dealer, 0);
}

TEST_F(Hands, AfterAGameNobodyWaitsForAPlayerWhoLeaves) {
    Options people = options();
    people.bots[1].reset();
    World world(people);
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    while (world.state().phase() == TablePhase::playing) {
        const int seat = world.state().position()->board.seat;
        ActionList legal;
        legal_actions(*world.state().position(), legal);
        world.play(seat == 0 ? ann : bob, seat, to_text(legal[0]));
    }
    ASSERT_EQ(world.state().phase(), TablePhase::game_over);
    world.order(ann, "ready");
    EXPECT_EQ(world.state().game(), 1);
    world.order(bob, "leave");
    EXPECT_EQ(world.state().game(), 2);
    EXPECT_EQ(world.state().phase(), TablePhase::committing);
    EXPECT_THAT(ann->last(), HasSubstr(R"("started":2)"));
}

TEST_F(Hands, TheNextHandComesWhenAllAreReadyOrInTime) {
    Options points = options();
    points.house.goal = 50000;
    points.pause_s = 10;
    World world(points);
    const auto ann = world.join("Ann");
    world.start({ann});
    play_hand(world, ann);
    ASSERT_EQ(world.state().phase(), TablePhase::hand_over);
    world.pass(world.state().phase_since() + 10'000 - 1 - world.clock);
    EXPECT_EQ(world.state().phase(), TablePhase::hand_over);
    world.pass(1);
    EXPECT_EQ(world.state().phase(), TablePhase::committing);
    world.pass(kCommitTime);
    ASSERT_EQ(world.state().phase(), TablePhase::playing);
    EXPECT_EQ(world.state().position()->board.hand_number, 2);
    play_hand(world, ann);
    const auto bob = world.join("Bob");
    world.order(bob, "sit", "\"seat\":2");
    EXPECT_EQ(world.state().recipient({"Bob"}), 1);
    world.order(ann, "ready");
    EXPECT_EQ(world.state().phase(), TablePhase::hand_over);
    world.order(bob, "ready");
    EXPECT_EQ(world.state().phase(), TablePhase::committing);
}

}  // namespace
}  // namespace bornes::tests
