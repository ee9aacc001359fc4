// Master's own network and odds for duels. No other table may use them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "bornes/bot.h"
#include "bornes/notation.h"
#include "bots/belief.h"
#include "bots/duel.h"
#include "bots/policy.h"

namespace bornes::test {
namespace {

using namespace bots;

const Rules kDuel = make_rules(kDefaultEdition, 2).rules;
const Rules kThree = make_rules(kDefaultEdition, 3).rules;
const Rules kRaceOfTwo = make_rules(Edition::fundex_2010, 2).rules;

Board dealt(const Rules& rules) {
    Random random(1);
    return deal(rules, shuffled_deck(rules, random), 1).position.board;
}

TEST(Duels, HaveTheirOwnNetwork) {
    EXPECT_NE(&master_policy(kDuel), &policy(kDuel));
    EXPECT_EQ(&master_policy(kThree), &policy(kThree));
    EXPECT_EQ(&master_policy(kRaceOfTwo), &policy(kRaceOfTwo));
}

TEST(Duels, HaveTheirOwnOddsForStrangers) {
    const auto odds = [](const Rules& rules, Opponents opponents) {
        return hand_odds(dealt(rules), 1, opponents);
    };
    EXPECT_NE(odds(kDuel, Opponents::by_policy), odds(kDuel, Opponents::by_habits));
    EXPECT_EQ(odds(kThree, Opponents::by_policy), odds(kThree, Opponents::by_habits));
    EXPECT_EQ(odds(kRaceOfTwo, Opponents::by_policy), odds(kRaceOfTwo, Opponents::by_habits));
}

// The same game on every machine. tests/wasm/test_bots.mjs plays it too.
TEST(Duels, AreTheSameOnEveryMachine) {
    Random random(5);
    Position position = deal(kDuel, shuffled_deck(kDuel, random), 1);
    std::string played;
    while (!position.board.over()) {
        const int seat = position.board.seat;
        const auto bot = make_bot(seat == 0 ? Level::master : Level::strong, 7);
        const Action action = bot->think(view(position, seat), Budget::of_rollouts(100)).action;
        played += to_text(action) + "\n";
        apply(position, action);
    }
    std::ifstream file("tests/bots/duel.txt");
    std::ostringstream kept;
    kept << file.rdbuf();
    EXPECT_EQ(played, kept.str());
}

}  // namespace
}  // namespace bornes::test
