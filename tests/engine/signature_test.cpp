// One number stands for the behaviour of the whole engine. Only signature.txt has it.
#include <gtest/gtest.h>

#include <fstream>
#include <iomanip>
#include <sstream>

#include "bornes/playout.h"
#include "bornes/score.h"

namespace bornes::test {
namespace {

TEST(Signature, IsTheOneCommitted) {
    std::string expected;
    std::ifstream("tests/engine/signature.txt") >> expected;
    std::ostringstream actual;
    actual << std::hex << std::setw(16) << std::setfill('0') << signature();
    EXPECT_EQ(actual.str(), expected)
        << "The rules have changed, or the order of legal actions, or the random numbers. If that "
           "was meant, say so in the commit that changes tests/engine/signature.txt.";
}

TEST(Playout, PlaysAHandAndAGameToTheEnd) {
    for (const Edition edition : kEditions) {
        const Rules rules = make_rules(edition, 3).rules;
        Random random(3);
        Position position = deal(rules, shuffled_deck(rules, random), 2);
        play_out_hand(position, random);
        EXPECT_TRUE(position.board.over());
        position = deal(rules, shuffled_deck(rules, random), 2);
        play_out_game(position, random);
        EXPECT_EQ(position.board.phase, Phase::game_over);
        EXPECT_NE(winners(position.board), 0U);
    }
}

}  // namespace
}  // namespace bornes::test
