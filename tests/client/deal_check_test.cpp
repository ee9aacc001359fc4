// Checks a finished hand against the commitments.
#include "client/deal_check.h"
#include "bornes/settings.h"

#include <gtest/gtest.h>

#include "bornes/playout.h"
#include "fair/chain.h"

namespace bornes::client {
namespace {

using Result = DealVerdict::Result;

struct Hand3 {
    TableState table;
    SeenHand seen;
    DealState shown;
    View end;
};

fair::Bytes32 bytes(std::uint8_t with) {
    fair::Bytes32 all{};
    all.fill(with);
    return all;
}

// A deal of hand 1. The first two of three players contribute to it.
fair::FairDeal deal_of(const TableState& table, int version, std::uint8_t seed, int attempt = 1) {
    fair::FairDeal deal;
    deal.version = version;
    deal.attempt = attempt;
    if (version > 1) {
        deal.after = fair::first_head(game_of(table), 1);
        deal.people = people_of(table);
        deal.asked = {true, true};
    }
    deal.seed = bytes(seed);
    const fair::Bytes32 promise = promise_of(game_of(table), deal);
    for (const std::size_t seat : {0U, 1U}) {
        deal.contributions[seat] = bytes(static_cast<std::uint8_t>(seat + 1));
        deal.commits[seat] = fair::part_commitment(version, promise, static_cast<int>(seat),
                                                   *deal.contributions[seat]);
    }
    return deal;
}

// Attempt 2 of the same deal. Seat 2 did not open in attempt 1, so it is not asked again.
fair::FairDeal second_attempt(const TableState& table, std::uint8_t seed) {
    fair::FairDeal deal = deal_of(table, 2, seed, 2);
    deal.asked[1] = false;
    deal.commits[1].reset();
    deal.contributions[1].reset();
    deal.commits[0] =
        fair::part_commitment(2, promise_of(game_of(table), deal), 0, *deal.contributions[0]);
    return deal;
}

fair::FairDeal void_attempt(const TableState& table, std::uint8_t seed) {
    fair::FairDeal deal = deal_of(table, 2, seed);
    deal.contributions[1].reset();
    return deal;
}

// The hand as seat 0 sees it, played to its end with random moves.
Hand3 played(std::uint64_t seed, int version = 2, bool after_void = false) {
    Hand3 hand;
    hand.table.id = "table";
    hand.table.edition = Edition::parker_1962;
    hand.table.rules.rules = make_rules(Edition::parker_1962, 3, {}).rules;
    hand.table.seats.resize(3);
    const auto own_seed = static_cast<std::uint8_t>(seed);
    hand.shown.deal =
        after_void ? second_attempt(hand.table, own_seed) : deal_of(hand.table, version, own_seed);
    if (after_void) {
        hand.shown.voided = {void_attempt(hand.table, 9)};
        DealState promised;
        promised.deal = hand.shown.voided.front();
        promised.commit = promise_of(game_of(hand.table), promised.deal);
        hand.seen.before = {promised};
    }
    hand.shown.commit = promise_of(game_of(hand.table), hand.shown.deal);
    hand.shown.has_seed = true;
    hand.seen.promise = hand.shown;
    hand.seen.closed = hand.shown;
    hand.seen.part = hand.shown.deal.contributions[0];
    hand.seen.after = fair::first_head(game_of(hand.table), 1);
    hand.seen.version = version;
    hand.seen.from_start = true;
    const fair::Dealt dealt = deal_out(game_of(hand.table), hand.shown.deal, 0);
    fair::DealtHand whole{hand.shown.deal, hand.shown.voided, dealt.dealer, dealt.deck, {}};
    Position position = bornes::deal(hand.table.rules.rules, dealt.deck, dealt.dealer);
    Random random(seed);
    while (!position.board.over()) {
        ActionList legal;
        legal_actions(position, legal);
        const int seat = position.board.seat;
        const Action action = random_action(legal, random);
        if (!action.is_decline() || seat == 0) hand.seen.moves.emplace_back(seat, action);
        whole.actions.push_back(action);
        apply(position, action);
    }
    hand.end = view(position, 0);
    hand.shown.head = next_head(hand.shown.deal.after, game_of(hand.table), whole);
    return hand;
}

Result judged(const Hand3& hand) {
    return judge(hand.seen, hand.shown, hand.table, hand.end).result;
}

TEST(DealCheck, AFairHandIsFair) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const int version = seed % 2 == 0 ? 1 : 2;
        const Hand3 hand = played(seed, version);
        const DealVerdict verdict = judge(hand.seen, hand.shown, hand.table, hand.end);
        EXPECT_EQ(verdict.result, Result::fair) << seed;
        EXPECT_EQ(verdict.parts, 2);
        EXPECT_TRUE(verdict.own_part);
        EXPECT_EQ(verdict.head.has_value(), version == 2);
    }
}

// Somebody else contributed in the name of this seat: another device of the player, or the server.
TEST(DealCheck, AForeignContributionIsNotCalledOurs) {
    Hand3 hand = played(1);
    hand.seen.part.reset();
    EXPECT_FALSE(judge(hand.seen, hand.shown, hand.table, hand.end).own_part);
}

TEST(DealCheck, EveryCheatIsNamed) {
    const Hand3 fair = played(1);
    Hand3 hand = fair;
    hand.shown.deal.seed = bytes(99);
    EXPECT_EQ(judged(hand), Result::other_seed);
    hand.shown.commit = promise_of(game_of(hand.table), hand.shown.deal);
    EXPECT_EQ(judged(hand), Result::other_seed);  // the promise was different
    for (int fair::FairDeal::*number :
         {&fair::FairDeal::game, &fair::FairDeal::hand, &fair::FairDeal::attempt}) {
        hand = fair;
        ++(hand.shown.deal.*number);
        EXPECT_EQ(judged(hand), Result::other_seed);
    }
    hand = fair;
    hand.shown.deal.contributions[0] = bytes(77);
    EXPECT_EQ(judged(hand), Result::other_part);
    hand.shown.deal.contributions[0].reset();
    EXPECT_EQ(judged(hand), Result::other_part);
    hand = fair;
    hand.shown.deal.contributions[1] = bytes(77);
    EXPECT_EQ(judged(hand), Result::void_attempts);
    hand = fair;
    hand.end.hand.add(Card::km25);
    EXPECT_EQ(judged(hand), Result::other_cards);
}

TEST(DealCheck, Version2BindsMore) {
    const Hand3 fair = played(1);
    Hand3 hand = fair;
    hand.seen.after = bytes(5);  // the client knows another record
    EXPECT_EQ(judged(hand), Result::other_terms);
    hand = fair;
    hand.seen.promise->deal.people = bytes(5);  // the client saw other players at the seats
    EXPECT_EQ(judged(hand), Result::other_seed);
    hand = fair;
    ASSERT_FALSE(set_house_rule(hand.table.rules.house, "goal", "6000"));
    EXPECT_EQ(judged(hand), Result::other_seed);
    hand = fair;
    hand.seen.closed->deal.commits[1].reset();  // somebody joined after the openings
    EXPECT_EQ(judged(hand), Result::other_seed);
    hand = fair;
    hand.shown.head = bytes(5);
    EXPECT_EQ(judged(hand), Result::other_record);
    hand.shown.head.reset();
    EXPECT_EQ(judged(hand), Result::other_record);
    hand = fair;
    hand.end.board.dealer = static_cast<std::uint8_t>((hand.end.board.dealer + 1) % 3);
    EXPECT_EQ(judged(hand), Result::other_cards);
    hand = played(1, 1);
    hand.seen.version = 2;
    EXPECT_EQ(judged(hand), Result::downgraded);
}

TEST(DealCheck, VoidAttemptsGoByTheRules) {
    Hand3 hand = played(1);
    hand.shown.voided = {void_attempt(hand.table, 9)};  // of an attempt that did not take place
    EXPECT_EQ(judged(hand), Result::void_attempts);
    hand.shown.deal = deal_of(hand.table, 2, 1, 2);  // seat 2 takes part again
    hand.shown.commit = promise_of(game_of(hand.table), hand.shown.deal);
    hand.seen.promise = hand.seen.closed = hand.shown;
    EXPECT_EQ(judged(hand), Result::void_attempts);
}

// If a host could later change what an attempt was, it could blame anybody.
TEST(DealCheck, AVoidAttemptStaysWhatWasPromised) {
    Hand3 hand = played(1, 2, true);
    EXPECT_EQ(judged(hand), Result::fair);
    hand.seen.before.front().commit = bytes(7);
    EXPECT_EQ(judged(hand), Result::void_attempts);
    hand.seen.before.clear();  // a client that came later can only check the rules
    EXPECT_EQ(judged(hand), Result::fair);
}

TEST(DealCheck, AnUnseenHandIsNotJudged) {
    Hand3 hand = played(1);
    hand.seen.from_start = false;
    EXPECT_EQ(judged(hand), Result::unseen);
    hand = played(1);
    hand.seen.promise.reset();
    EXPECT_EQ(judged(hand), Result::unseen);
    hand = played(1);
    hand.shown.has_seed = false;
    EXPECT_EQ(judged(hand), Result::unseen);
}

}  // namespace
}  // namespace bornes::client
