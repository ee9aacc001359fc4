// The same seed, view and number of rollouts give the same answer, whatever was asked before.
#include <gtest/gtest.h>

#include "bots/bot_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

TEST(Determinism, AFreshBotAnswersAsOneThatHasPlayedAllAlong) {
    for (const Level level : kLevels) {
        const auto veteran = make_bot(level, 42);
        for_moves_of_games(scaled(150), 9, [&](const Position&, const View& seen) {
            const Assessment mine = veteran->think(seen, kShortThought);
            const Assessment fresh = make_bot(level, 42)->think(seen, kShortThought);
            EXPECT_EQ(mine.action, fresh.action) << id(level);
            EXPECT_EQ(mine.candidates.size(), fresh.candidates.size());
            for (std::size_t i = 0; i < mine.candidates.size(); ++i)
                EXPECT_EQ(mine.candidates[i].win, fresh.candidates[i].win);
            return mine.action;
        });
    }
}

TEST(Determinism, AnotherSeedMakesAnotherMaster) {
    int different = 0;
    const auto one = make_bot(Level::master, 1);
    const auto two = make_bot(Level::master, 2);
    for_moves_of_games(100, 9, [&](const Position&, const View& seen) {
        const Assessment mine = one->think(seen, kShortThought);
        const Assessment other = two->think(seen, kShortThought);
        different += mine.candidates.front().win == other.candidates.front().win ? 0 : 1;
        return mine.action;
    });
    EXPECT_GT(different, 10);
}

TEST(Levels, AreKnownByName) {
    for (const Level level : kLevels) EXPECT_EQ(from_id<Level>(id(level)), level);
    EXPECT_EQ(from_id<Level>("grandmaster"), std::nullopt);
}

}  // namespace
}  // namespace bornes::test
