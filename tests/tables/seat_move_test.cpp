// A seat moves to another device of its player, with everything that belongs to it.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class SeatMoves : public ::testing::Test {
protected:
    // The error of the answer; empty if the seat has moved.
    std::string take(int seat, const std::string& from, const std::string& by) {
        std::string error = "no answer";
        world.table->take_seat({seat, {from}}, {{by}, by},
                               [&](const Answer& answer) { error = answer.error.value_or(""); });
        world.settle();
        return error;
    }

    World world{Options{}};
    std::shared_ptr<Ear> ann = world.join("Ann");
    std::shared_ptr<Ear> bob = world.join("Bob");
    std::shared_ptr<Ear> phone = world.join("Bob's phone");
};

TEST_F(SeatMoves, TakeTheCardsAlongAndTheOldDeviceWatches) {
    world.start({ann, bob});
    const std::size_t heard = bob->heard.size();
    EXPECT_EQ(take(1, "Bob", "Bob's phone"), "");
    EXPECT_THAT(phone->last(), HasSubstr(R"("you":2)"));
    EXPECT_THAT(phone->last(), HasSubstr(R"("hand":[)"));
    ASSERT_EQ(bob->heard.size(), heard + 1);
    EXPECT_THAT(bob->last(), HasSubstr(R"("you":null)"));
    EXPECT_THAT(bob->last(), Not(HasSubstr(R"("hand":["")")));
    for (const auto& ear : {ann, bob, phone}) EXPECT_THAT(ear->last(), HasSubstr(R"("device":2)"));
    EXPECT_EQ(world.state().seat(1).name, "Bob");
    world.order(bob, "leave");
    EXPECT_THAT(bob->last(), HasSubstr("no-seat"));
    // It plays on there, even after a restart.
    EXPECT_EQ(world.folded().recipient({"Bob's phone"}), 1);
}

TEST_F(SeatMoves, NeedTheirPlayerInTheSeat) {
    world.start({ann, bob});
    EXPECT_EQ(take(1, "Ann", "Bob's phone"), "wrong-code");
    EXPECT_EQ(take(1, "Bob", "Ann"), "already-seated");
    EXPECT_EQ(take(1, "Bob", "Bob's phone"), "");
    EXPECT_EQ(take(1, "Bob", "Bob's tablet"), "wrong-code");
}

TEST_F(SeatMoves, AreRefusedAfterRemovalOrAfterSeeingOtherCards) {
    world.order(ann, "sit", "\"seat\":1");
    world.order(phone, "sit", "\"seat\":2");
    world.order(ann, "remove", "\"seat\":2");
    EXPECT_EQ(take(0, "Ann", "Bob's phone"), "removed");
    world.order(bob, "sit", "\"seat\":2");
    world.order(ann, "start");
    for (const auto& ear : {ann, bob})
        world.order(ear, "commit", R"("hand":1,"attempt":1,"commit":null)");
    world.order(bob, "leave");
    EXPECT_EQ(take(0, "Ann", "Bob"), "seen-a-hand");
}

TEST_F(SeatMoves, TakeThePartOfHostAlong) {
    world.order(ann, "sit", "\"seat\":1");
    EXPECT_EQ(take(0, "Ann", "Bob's phone"), "");
    world.order(ann, "bot", R"("seat":2,"level":"casual")");
    EXPECT_THAT(ann->last(), HasSubstr("not-creator"));
    world.order(phone, "bot", R"("seat":2,"level":"casual")");
    EXPECT_THAT(phone->last(), HasSubstr(R"("bot":2)"));
}

// Only the old device knows the secret, so it opens its commitment.
TEST_F(SeatMoves, LoseNoContributionToADeal) {
    world.order(ann, "sit", "\"seat\":1");
    world.order(bob, "sit", "\"seat\":2");
    world.order(ann, "start");
    const fair::Bytes32 secret{7};
    const fair::FairDeal& deal = *world.state().deal();
    const fair::Bytes32 promise = promise_of(world.state().fair_game(), deal);
    world.order(bob, "commit",
                fmt::format(R"("hand":1,"attempt":1,"commit":"{}")",
                            fair::to_hex(fair::part_commitment(deal.version, promise, 1, secret))));
    EXPECT_EQ(take(1, "Bob", "Bob's phone"), "");
    world.order(ann, "commit", R"("hand":1,"attempt":1,"commit":null)");
    ASSERT_EQ(world.state().phase(), TablePhase::opening);
    const std::string open =
        fmt::format(R"("hand":1,"attempt":1,"contribution":"{}")", fair::to_hex(secret));
    world.order(ann, "open", open);
    EXPECT_THAT(ann->last(), HasSubstr("wrong-attempt"));
    world.order(bob, "open", open);
    EXPECT_EQ(world.state().phase(), TablePhase::playing);
    EXPECT_EQ(world.state().deal()->contributions[1], secret);
    EXPECT_THAT(phone->last(), HasSubstr(R"("you":2)"));
    EXPECT_THAT(bob->last(), HasSubstr(R"("you":null)"));
}

TEST_F(SeatMoves, AreAnsweredWhenNothingCanBeStored) {
    world.start({ann, bob});
    world.fail = true;
    EXPECT_EQ(take(1, "Bob", "Bob's phone"), "journal-unavailable");
}

}  // namespace
}  // namespace bornes::tests
