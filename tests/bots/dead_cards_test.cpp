// Which cards can no longer become useful.
#include "bots/dead_cards.h"

#include <gtest/gtest.h>

#include "support/table.h"
#include "support/words.h"

namespace bornes::test {
namespace {

using namespace bots;

// The dead kinds, in the order of the card table.
std::string dead(const Board& board) {
    std::vector<Card> cards;
    for (const Card card : kValues<Card>)
        if (is_dead(board, card)) cards.push_back(card);
    return text_of(cards);
}

TEST(DeadCards, NoneAtTheStart) {
    EXPECT_EQ(dead(table("parker-1988, players 2")), "");
    EXPECT_EQ(dead(table("fundex-2010, players 4")), "");
}

TEST(DeadCards, RemediesThatASafetyReplaces) {
    EXPECT_EQ(dead(table("parker-1988, players 2", "team 1 safeties: extra-tank")), "gasoline");
    EXPECT_EQ(dead(table("parker-1988, players 2", "team 1 safeties: right-of-way*")),
              "roll end-of-limit");
}

TEST(DeadCards, HazardsThatNobodyIsOpenTo) {
    EXPECT_EQ(dead(table("parker-1988, players 2", "team 2 safeties: right-of-way")),
              "stop speed-limit");
    const std::string_view three = "parker-1988, players 3";
    EXPECT_EQ(dead(table(three, "team 2 safeties: driving-ace")), "") << "team 3 has none";
    EXPECT_EQ(dead(table("parker-1988, players 4", "team 2 safeties: driving-ace")), "accident")
        << "nobody attacks partners";
}

TEST(DeadCards, AThird200) {
    EXPECT_EQ(dead(table("parker-1988, players 2", "team 1 distance: 200")), "");
    EXPECT_EQ(dead(table("parker-1988, players 2", "team 1 distance: 200 200")), "200");
}

TEST(DeadCards, DistancesPastTheTarget) {
    const std::string_view there = "team 1 distance: 100 100 100 100 100 100 75";
    EXPECT_EQ(dead(table("parker-1988, players 2, set extension none", there)), "50 75 100 200");
    EXPECT_EQ(dead(table("parker-1988, players 2", there)), "") << "an extension may come";
    EXPECT_EQ(dead(table("parker-1988, players 2", R"(
        team 1 distance: 100 100 100 100 100 100 100 200 50
        extended by: 2
    )")),
              "75 100 200");
}

TEST(DeadCards, AreThoseOfTheTeamToAct) {
    const Table t = table("parker-1988, players 2", "team 1 safeties: puncture-proof; to act: 2");
    EXPECT_EQ(dead(t), "flat-tire");
}

}  // namespace
}  // namespace bornes::test
