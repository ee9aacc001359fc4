// No bot ever makes an illegal move. With BORNES_TEST_SCALE=250, this checks a million moves.
#include <gtest/gtest.h>

#include "bots/bot_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

constexpr int kMoves = 4000;

TEST(Bots, MakeLegalMovesInAllGames) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (const Level level : kLevels) bots.push_back(make_bot(level, 7));
    Random random(1);
    for_moves_of_games(scaled(kMoves), 11, [&](const Position& position, const View& seen) {
        Bot& bot = *bots[random.below(static_cast<std::uint32_t>(bots.size()))];
        const Assessment assessment = bot.think(seen, kShortThought);
        ActionList legal;
        legal_actions(position, legal);
        EXPECT_EQ(static_cast<int>(assessment.candidates.size()), legal.size());
        for (const Candidate& candidate : assessment.candidates)
            EXPECT_TRUE(legal.contains(candidate.action));
        EXPECT_EQ(assessment.candidates.front().action, assessment.action);
        return assessment.action;
    });
}

}  // namespace
}  // namespace bornes::test
