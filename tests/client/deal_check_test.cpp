// A finished hand is checked against what had been committed to.
#include "client/deal_check.h"

#include <gtest/gtest.h>

#include "bornes/playout.h"

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

// Three players, of whom the first two contribute; the hand as seat 0 sees it, random moves to its
// end.
Hand3 played(std::uint64_t seed) {
    Hand3 hand;
    hand.table.id = "table";
    hand.table.rules.rules = make_rules(Edition::parker_1962, 3, {}).rules;
    fair::FairDeal& deal = hand.shown.deal;
    deal.seed = bytes(static_cast<std::uint8_t>(seed));
    for (const std::size_t seat : {0U, 1U}) {
        deal.contributions[seat] = bytes(static_cast<std::uint8_t>(seat + 1));
        deal.commits[seat] = fair::commitment(*deal.contributions[seat]);
    }
    hand.shown.commit = fair::commitment(deal.seed);
    hand.shown.has_seed = true;
    hand.seen = {hand.shown, deal.contributions[0], true, {}};
    const DeckOrder deck = fair::fair_deck(hand.table.rules.rules, fair::deal_key("table", deal));
    Position position = bornes::deal(hand.table.rules.rules, deck, 2);
    Random random(seed);
    while (!position.board.over()) {
        ActionList legal;
        legal_actions(position, legal);
        const int seat = position.board.seat;
        const Action action = random_action(legal, random);
        if (!action.is_decline() || seat == 0) hand.seen.moves.emplace_back(seat, action);
        apply(position, action);
    }
    hand.end = view(position, 0);
    return hand;
}

Result judged(const Hand3& hand) {
    return judge(hand.seen, hand.shown, hand.table, hand.end).result;
}

TEST(DealCheck, AFairHandIsFair) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Hand3 hand = played(seed);
        const DealVerdict verdict = judge(hand.seen, hand.shown, hand.table, hand.end);
        EXPECT_EQ(verdict.result, Result::fair) << seed;
        EXPECT_EQ(verdict.parts, 2);
        EXPECT_TRUE(verdict.own_part);
    }
}

TEST(DealCheck, EveryCheatIsNamed) {
    const Hand3 fair = played(1);
    Hand3 hand = fair;
    hand.shown.deal.seed = bytes(99);
    EXPECT_EQ(judged(hand), Result::other_seed);
    hand.shown.commit = fair::commitment(bytes(99));
    EXPECT_EQ(judged(hand), Result::other_seed);  // the promise was another
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
    EXPECT_EQ(judged(hand), Result::other_cards);
    hand = fair;
    hand.end.hand.add(Card::km25);
    EXPECT_EQ(judged(hand), Result::other_cards);
}

TEST(DealCheck, WhatWasNotSeenIsNotJudged) {
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
