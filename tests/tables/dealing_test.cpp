// The way to a fair deal at a table, and what its record proves.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "fair/counting.h"
#include "fair/record_check.h"
#include "tables/game_record.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using namespace bornes::fair;  // NOLINT(google-build-using-namespace): what is tested
using ::testing::HasSubstr;
using ::testing::Not;

class Dealing : public ::testing::Test {
protected:
    Dealing() {
        world.next_seed = counting_from(7);
        world.order(ann, "sit", "\"seat\":1");
        world.order(bob, "sit", "\"seat\":2");
        world.order(ann, "start");
    }
    void commit(const std::shared_ptr<Ear>& ear, const Bytes32& secret, int attempt = 1) {
        world.order(ear, "commit",
                    fmt::format(R"("hand":1,"attempt":{},"commit":"{}")", attempt,
                                to_hex(commitment(secret))));
    }
    void open(const std::shared_ptr<Ear>& ear, const Bytes32& secret, int attempt = 1) {
        world.order(
            ear, "open",
            fmt::format(R"("hand":1,"attempt":{},"contribution":"{}")", attempt, to_hex(secret)));
    }
    void play_hand() {
        while (world.state().phase() == TablePhase::playing) {
            ActionList legal;
            legal_actions(*world.state().position(), legal);
            std::string action;
            append_text(action, legal[0]);
            const int seat = world.state().position()->board.seat;
            world.play(seat == 0 ? ann : bob, seat, action);
        }
    }
    World world{Options{}};
    std::shared_ptr<Ear> ann = world.join("Ann");
    std::shared_ptr<Ear> bob = world.join("Bob");
    Bytes32 anns = counting_from(1);
    Bytes32 bobs = counting_from(2);
};

TEST_F(Dealing, TheCommitmentIsShownAndTheSeedIsNot) {
    const std::string seed = to_hex(world.next_seed);
    EXPECT_THAT(ann->last(), HasSubstr(to_hex(commitment(world.next_seed))));
    commit(ann, anns);
    commit(bob, bobs);
    open(ann, anns);
    open(bob, bobs);
    EXPECT_EQ(world.state().phase(), TablePhase::playing);
    for (const auto& [at, message] : bob->heard) EXPECT_THAT(message, Not(HasSubstr(seed)));
    EXPECT_EQ(world.state().hands()[0].deck,
              fair_deck(world.state().rules(), deal_key("table", *world.state().deal())));
}

TEST_F(Dealing, WhoDoesNotCommitInTimeIsLeftOutVisibly) {
    commit(ann, anns);
    world.pass(1999);
    EXPECT_EQ(world.state().phase(), TablePhase::committing);
    world.pass(1);
    EXPECT_THAT(bob->last(), HasSubstr(R"("closed":[1])"));
    commit(bob, bobs);
    EXPECT_THAT(bob->last(), HasSubstr("not-dealing"));
    open(ann, anns);
    EXPECT_EQ(world.state().phase(), TablePhase::playing);
    EXPECT_FALSE(world.state().deal()->contributions[1].has_value());
}

TEST_F(Dealing, WhoCommitsAndDoesNotOpenVoidsTheAttempt) {
    commit(ann, anns);
    commit(bob, bobs);
    open(ann, anns);
    world.next_seed = counting_from(9);
    world.pass(kOpenTime);
    EXPECT_THAT(ann->last(), HasSubstr(R"("void":[2])"));
    EXPECT_THAT(ann->last(), HasSubstr(R"("attempt":2)"));
    EXPECT_FALSE(world.state().takes_part(1));
    commit(ann, anns, 2);
    open(ann, anns, 2);
    ASSERT_EQ(world.state().phase(), TablePhase::playing);
    EXPECT_EQ(world.state().hands()[0].voided.size(), 1U);
    EXPECT_EQ(world.state().deal()->attempt, 2);
}

TEST_F(Dealing, AnotherContributionThanPromisedIsRefused) {
    commit(ann, anns);
    commit(bob, bobs);
    open(ann, bobs);
    EXPECT_THAT(ann->last(), HasSubstr("wrong-opening"));
    open(ann, anns, 2);
    EXPECT_THAT(ann->last(), HasSubstr("wrong-attempt"));
}

TEST_F(Dealing, TheRecordOfAFinishedHandProvesItsDeal) {
    commit(ann, anns);
    commit(bob, bobs);
    open(ann, anns);
    open(bob, bobs);
    EXPECT_TRUE(record_of(world.state()).hands.empty()) << "a running hand is not shown";
    play_hand();
    EXPECT_THAT(ann->last(), HasSubstr(to_hex(world.next_seed)));
    Record record = record_of(world.state());
    const auto read = read_record(to_text(record));
    ASSERT_TRUE(bool{read});
    EXPECT_EQ(fault_of_deals(*read), std::nullopt);
    Record of_another_game = record;
    for (auto& [name, text] : of_another_game.tags)
        if (name == "game") text = "2";
    EXPECT_EQ(fault_of_deals(of_another_game),
              "hand 1: it was not dealt as one of the record's game");
    std::swap((*record.hands[0].deck)[0], (*record.hands[0].deck)[99]);
    std::swap((*record.hands[0].deck)[1], (*record.hands[0].deck)[98]);
    EXPECT_NE(fault_of_deals(record), std::nullopt);
}

TEST_F(Dealing, ARecordShowsEveryAttemptAndWhyItWasVoid) {
    commit(ann, anns);
    commit(bob, bobs);
    open(ann, anns);
    world.pass(kOpenTime);
    commit(ann, anns, 2);
    open(ann, anns, 2);
    play_hand();
    const Record fair = record_of(world.state());
    EXPECT_EQ(fault_of_deals(fair), std::nullopt);
    Record hushed_up = fair;
    std::erase_if(hushed_up.tags, [](const auto& tag) { return tag.first == "deal-1-void-1"; });
    EXPECT_EQ(fault_of_deals(hushed_up), "hand 1: attempt 1 is not shown");
    Record made_up = fair;
    for (auto& [name, text] : made_up.tags)
        if (name == "deal-1-void-1") text += " contribution " + to_hex(bobs);
    EXPECT_EQ(fault_of_deals(made_up), "hand 1: attempt 1 is called void, and everybody opened");
}

}  // namespace
}  // namespace bornes::tests
