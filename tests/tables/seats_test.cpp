// Sitting, leaving, removing, starting: who may do what, and when.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Options two_players() { return {}; }

TEST(Seats, ATokenHasOneSeat) {
    World world(two_players());
    const auto ann = world.join("Ann");
    world.order(ann, "sit", "\"seat\":1");
    EXPECT_THAT(ann->last(), HasSubstr(R"("events":[{"n":1,"sat":1,"name":"Ann"}])"));
    EXPECT_THAT(ann->last(), HasSubstr(R"("you":1)"));
    world.order(ann, "sit", "\"seat\":2");
    EXPECT_THAT(ann->last(), HasSubstr("already-seated"));
    const auto bob = world.join("Bob");
    world.order(bob, "sit", "\"seat\":1");
    EXPECT_THAT(bob->last(), HasSubstr("seat-taken"));
}

TEST(Seats, OnlyTheCreatorStartsAndRemovesAndOnlyBefore) {
    World world(two_players());
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.order(ann, "sit", "\"seat\":1");
    world.order(ann, "start");
    EXPECT_THAT(ann->last(), HasSubstr("seats-free"));
    world.order(bob, "sit", "\"seat\":2");
    world.order(bob, "start");
    EXPECT_THAT(bob->last(), HasSubstr("not-creator"));
    world.order(bob, "remove", "\"seat\":1");
    EXPECT_THAT(bob->last(), HasSubstr("not-creator"));
    world.order(ann, "remove", "\"seat\":2");
    EXPECT_THAT(bob->last(), HasSubstr(R"("removed":2)"));
    EXPECT_THAT(bob->last(), HasSubstr(R"("you":null)"));
    world.order(bob, "sit", "\"seat\":2");
    EXPECT_THAT(bob->last(), HasSubstr(R"("error":"removed")"));
    const auto cat = world.join("Cat");
    world.order(cat, "sit", "\"seat\":2");
    world.order(ann, "start");
    EXPECT_EQ(world.state().phase(), TablePhase::committing);
    world.order(ann, "remove", "\"seat\":2");
    EXPECT_THAT(ann->last(), HasSubstr("not-open"));
}

TEST(Seats, AStrangerTakesABotsSeatOnlyBetweenHands) {
    Options options = two_players();
    options.bots[1] = Level::casual;
    World world(options);
    const auto ann = world.join("Ann");
    world.start({ann});
    ASSERT_EQ(world.state().phase(), TablePhase::playing);
    const auto bob = world.join("Bob");
    world.order(bob, "sit", "\"seat\":2");
    EXPECT_THAT(bob->last(), HasSubstr("not-between-hands"));
}

TEST(Seats, APlayerWhoHasSeenAHandMayOnlyReturnToIt) {
    Options options;
    options.players = 3;
    options.bots[2] = Level::casual;
    World world(options);
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    ASSERT_EQ(world.state().phase(), TablePhase::playing);
    world.order(bob, "leave");
    EXPECT_THAT(ann->last(), HasSubstr(R"("left":2)"));
    EXPECT_EQ(world.state().seat(1).holder, tables::Seat::Holder::bot);
    world.order(bob, "sit", "\"seat\":3");
    EXPECT_THAT(bob->last(), HasSubstr("seen-a-hand"));
    world.order(bob, "sit", "\"seat\":2");
    EXPECT_EQ(world.state().recipient({"Bob"}), 1);
}

TEST(Seats, SpectatorsMayDoNothing) {
    World world(two_players());
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    const auto eve = world.join("Eve");
    EXPECT_THAT(eve->last_of_game(), HasSubstr(R"("hand":[])"));
    for (const char* what : {"leave", "ready", "back"}) {
        world.order(eve, what);
        EXPECT_THAT(eve->last(), HasSubstr("no-seat")) << what;
    }
    world.play(eve, kWatcher, "discard 25");
    EXPECT_THAT(eve->last(), HasSubstr("no-seat"));
    world.order(eve, "say", "\"phrase\":\"hello\"");
    EXPECT_THAT(eve->last(), HasSubstr("no-seat"));
}

TEST(Seats, APingIsAnsweredAtOnceAndChangesNothing) {
    World world(two_players());
    const auto ann = world.join("Ann");
    const auto eve = world.join("Eve");
    const Seq before = world.state().seq();
    for (const auto& person : {ann, eve}) {
        world.order(person, "ping");
        EXPECT_THAT(person->last(), HasSubstr("\"ok\":true"));
    }
    EXPECT_EQ(world.state().seq(), before);
}

TEST(Seats, PhrasesAreHeardByAllAndHaveNoNumber) {
    World world(two_players());
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    const auto number = world.state().number(0);
    world.order(ann, "say", "\"phrase\":\"well-played\"");
    EXPECT_EQ(bob->last(), R"({"type":"said","seat":1,"phrase":"well-played"})");
    EXPECT_EQ(world.state().number(0), number);
    world.order(ann, "say", "\"phrase\":\"well-played\"");
    EXPECT_THAT(ann->last(), HasSubstr("too-many"));
    world.order(ann, "say", "\"phrase\":\"some words of mine\"");
    EXPECT_THAT(ann->last(), HasSubstr("bad-command"));
}

TEST(Seats, AnotherConnectionDoesNotAllowMorePhrases) {
    World world(two_players());
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.order(ann, "say", "\"phrase\":\"hello\"");
    world.table->detach(*ann);
    const auto again = world.join("Ann");
    world.order(again, "say", "\"phrase\":\"hello\"");
    EXPECT_THAT(again->last(), HasSubstr("too-many"));
    world.order(bob, "say", "\"phrase\":\"hello\"");
    EXPECT_EQ(again->last(), R"({"type":"said","seat":2,"phrase":"hello"})");
    world.pass(2'000);
    world.order(again, "say", "\"phrase\":\"hello\"");
    EXPECT_EQ(bob->last(), R"({"type":"said","seat":1,"phrase":"hello"})");
}

TEST(Seats, TheLobbyFollows) {
    Options options = two_players();
    options.listed = true;
    World world(options);
    const auto ann = world.join("Ann");
    world.order(ann, "sit", "\"seat\":1");
    EXPECT_THAT(world.summary, HasSubstr(R"("name":"Ann")"));
    EXPECT_THAT(world.summary, Not(HasSubstr("token")));
    EXPECT_TRUE(world.room);
    const auto bob = world.join("Bob");
    world.order(bob, "sit", "\"seat\":2");
    EXPECT_FALSE(world.room);
    world.order(bob, "leave");
    EXPECT_TRUE(world.room);
    world.order(ann, "bot", R"("seat":2,"level":"casual")");
    EXPECT_TRUE(world.room) << "a bot's seat can be taken between two hands";
}

TEST(Seats, AClosedTableDismissesItsListenersAndLaterOnes) {
    World world(Options{});
    const auto ann = world.join("Ann");
    world.table->close();
    EXPECT_TRUE(ann->dismissed);
    const auto bob = world.join("Bob");
    EXPECT_TRUE(bob->dismissed);
    EXPECT_THAT(bob->heard, ::testing::IsEmpty());
    EXPECT_TRUE(world.table->deserted());
}

TEST(Seats, SpectatorsShareOneMessage) {
    World world(Options{});
    const auto ann = world.join("Ann");
    const auto eve = world.join("Eve");
    const auto joe = world.join("Joe");
    world.order(ann, "sit", "\"seat\":1");
    EXPECT_EQ(eve->heard, joe->heard);
    EXPECT_NE(eve->heard, ann->heard);
}

}  // namespace
}  // namespace bornes::tests
