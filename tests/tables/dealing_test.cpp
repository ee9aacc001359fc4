// How a table makes a fair deal, and what its record proves.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "bornes/settings.h"
#include "fair/counting.h"
#include "fair/record_check.h"
#include "tables/game_record.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using namespace bornes::fair;  // NOLINT(google-build-using-namespace): what is tested
using ::testing::HasSubstr;
using ::testing::Not;

std::string fault_in(const Record& record) {
    const auto fault = check_deals(record).fault;
    return fault ? fault->why() : std::string();
}

class Dealing : public ::testing::Test {
protected:
    Dealing() {
        world.next_seed = counting_from(7);
        world.order(ann, "sit", "\"seat\":1");
        world.order(bob, "sit", "\"seat\":2");
        world.order(ann, "start");
    }
    void commit(const std::shared_ptr<Ear>& ear, const Bytes32& secret, int attempt = 1) {
        const int seat = ear == ann ? 0 : 1;
        const FairDeal& deal = *world.state().deal();
        const Bytes32 shown = part_commitment(
            deal.version, promise_of(world.state().fair_game(), deal), seat, secret);
        world.order(ear, "commit",
                    fmt::format(R"("hand":{},"attempt":{},"commit":"{}")", deal.hand, attempt,
                                to_hex(shown)));
    }
    void open(const std::shared_ptr<Ear>& ear, const Bytes32& secret, int attempt = 1) {
        world.order(ear, "open",
                    fmt::format(R"("hand":{},"attempt":{},"contribution":"{}")",
                                world.state().deal()->hand, attempt, to_hex(secret)));
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
    World world{Options{}, deal_out};
    std::shared_ptr<Ear> ann = world.join("Ann");
    std::shared_ptr<Ear> bob = world.join("Bob");
    Bytes32 anns = counting_from(1);
    Bytes32 bobs = counting_from(2);
};

TEST_F(Dealing, TheCommitmentIsShownAndTheSeedIsNot) {
    const std::string seed = to_hex(world.next_seed);
    EXPECT_THAT(ann->last(),
                HasSubstr(to_hex(promise_of(world.state().fair_game(), *world.state().deal()))));
    commit(ann, anns);
    commit(bob, bobs);
    open(ann, anns);
    open(bob, bobs);
    EXPECT_EQ(world.state().phase(), TablePhase::playing);
    for (const auto& [at, message] : bob->heard) EXPECT_THAT(message, Not(HasSubstr(seed)));
    const Dealt dealt = deal_out(world.state().fair_game(), *world.state().deal(), 0);
    EXPECT_EQ(world.state().hands()[0].deck, dealt.deck);
    EXPECT_EQ(world.state().hands()[0].dealer, dealt.dealer);
}

TEST_F(Dealing, APlayerWhoDoesNotCommitInTimeIsLeftOutVisibly) {
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

TEST_F(Dealing, APlayerWhoCommitsAndDoesNotOpenVoidsTheAttempt) {
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
    EXPECT_EQ(fault_in(*read), "");
    Record of_another_game = record;
    for (auto& [name, text] : of_another_game.tags)
        if (name == "game") text = "2";
    EXPECT_EQ(fault_in(of_another_game), "hand 1: it was not dealt as a hand of the record's game");
    std::swap((*record.hands[0].deck)[0], (*record.hands[0].deck)[99]);
    std::swap((*record.hands[0].deck)[1], (*record.hands[0].deck)[98]);
    EXPECT_NE(fault_in(record), "");
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
    EXPECT_EQ(fault_in(fair), "");
    Record hushed_up = fair;
    std::erase_if(hushed_up.tags, [](const auto& tag) { return tag.first == "deal-1-void-1"; });
    EXPECT_EQ(fault_in(hushed_up), "hand 1: attempt 1 is not shown");
    Record made_up = fair;
    for (auto& [name, text] : made_up.tags)
        if (name == "deal-1-void-1") text += " contribution " + to_hex(bobs);
    EXPECT_EQ(fault_in(made_up), "hand 1: attempt 1: it is called void, although everybody opened");
}

TEST_F(Dealing, TheRecordIsAChain) {
    for (int hand = 1; hand <= 2; ++hand) {
        commit(ann, anns);
        commit(bob, bobs);
        open(ann, anns);
        open(bob, bobs);
        play_hand();
        if (hand == 1) {
            world.order(ann, "ready");
            world.order(bob, "ready");
        }
    }
    const Record record = record_of(world.state());
    ASSERT_EQ(record.hands.size(), 2U);
    const RecordVerdict verdict = check_deals(record);
    EXPECT_FALSE(verdict.fault);
    EXPECT_TRUE(verdict.all_version_2);
    EXPECT_FALSE(verdict.game_over);
    EXPECT_EQ(verdict.heads.back(), world.state().hands().back().head);
    EXPECT_THAT(ann->last(), HasSubstr("\"head\":\"" + to_hex(verdict.heads.back())));
    Record other_name = record;
    other_name.seats[0] = "Eve";
    EXPECT_EQ(fault_in(other_name), "hand 1: other players were committed to");
    Record other_goal = record;
    ASSERT_FALSE(set_house_rule(other_goal.house, "goal", "6000"));
    EXPECT_NE(fault_in(other_goal), "");
    Record cut = record;
    cut.hands.pop_back();
    EXPECT_EQ(fault_in(cut), "tag deal-2-commit belongs to no hand of the record");
}

TEST_F(Dealing, AHandOfAnOlderServerContinuesAsVersion1) {
    world.journal.back().body = R"({"t":"started","seed":")" + to_hex(world.next_seed) + "\"}";
    world.restart();
    const auto again = world.join("Ann");
    EXPECT_EQ(world.state().deal()->version, 1);
    EXPECT_THAT(again->last(), Not(HasSubstr("\"version\"")));
    world.pass(kCommitTime);
    ASSERT_EQ(world.state().phase(), TablePhase::playing);
    EXPECT_EQ(world.state().hands()[0].dealer, 1);
}

TEST(DealingOfFour, AfterTooManyVoidAttemptsTheGameStops) {
    Options options;
    options.players = 4;
    World world(options, deal_out);
    std::vector<std::shared_ptr<Ear>> ears;
    for (const char* name : {"Ann", "Bob", "Cid", "Dan"}) ears.push_back(world.join(name));
    for (std::size_t i = 0; i < ears.size(); ++i)
        world.order(ears[i], "sit", fmt::format("\"seat\":{}", i + 1));
    world.order(ears[0], "start");
    for (int attempt = 1; attempt <= 4; ++attempt) {
        ASSERT_EQ(world.state().phase(), TablePhase::committing) << attempt;
        world.order(ears[static_cast<std::size_t>(attempt - 1)], "commit",
                    fmt::format(R"("hand":1,"attempt":{},"commit":"{}")", attempt,
                                to_hex(counting_from(1))));
        world.pass(kCommitTime + kOpenTime);
    }
    EXPECT_EQ(world.state().phase(), TablePhase::stopped);
    EXPECT_THAT(ears[0]->last(), HasSubstr("\"stopped\":true"));
    world.pass(600'000);
    EXPECT_EQ(world.state().phase(), TablePhase::stopped);
    for (const auto& ear : ears) world.order(ear, "ready");
    EXPECT_EQ(world.state().game(), 2);
    EXPECT_EQ(world.state().phase(), TablePhase::committing);
}

}  // namespace
}  // namespace bornes::tests
