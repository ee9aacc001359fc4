// Nobody can find out what others hold. Here a window is open for a holder who is not next in turn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tables/two_games.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

TEST(WindowLeaks, AWindowAlwaysRunsItsFullLength) {
    expect_no_leak(Held::by_partner, table(0, 5), {3}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(1'000);
        game.play(1, "discard 25");  // too early; the refusal has the same words
        game.play(1, "coup-fourre right-of-way");
        game.world.pass(3'999);
        EXPECT_TRUE(game.world.state().window_open());
        game.world.pass(1);
        EXPECT_FALSE(game.world.state().window_open());
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    });
}

TEST(WindowLeaks, AWindowWithABotThatCouldCall) {
    expect_no_leak(Held::by_partner, table(30, 5, {3}), {3}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(5'000);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
        game.world.pass(2'000);
    });
}

TEST(WindowLeaks, AWindowForTheNextPlayer) {
    expect_no_leak(Held::by_next, table(30, 5), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(6'000);
        game.decline_if_asked(1);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    });
}

// During a window, the next player has not drawn yet, because the caller may get that card.
TEST(WindowLeaks, NoCardIsDrawnInAWindow) {
    Game game(Held::by_partner, table(0, 5));
    game.play(0, "play speed-limit on 2");
    EXPECT_EQ(game.world.state().view_for(1).hand.size(), 6);
    EXPECT_THAT(game.ear(1)->last(), HasSubstr(R"("legal":[])"));
    game.play(3, "coup-fourre right-of-way");
    EXPECT_EQ(game.world.state().public_seat(), 3);
    EXPECT_FALSE(game.world.state().window_open());
    EXPECT_THAT(game.ear(0)->last(), HasSubstr(R"("action":"coup-fourre right-of-way")"));
}

}  // namespace
}  // namespace bornes::tests
