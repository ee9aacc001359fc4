// Nobody can find out what others hold. Here the holder of the safety is next in turn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tables/two_games.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

TEST(Leaks, TheNextPlayerDeclines) {
    expect_no_leak(Held::by_next, table(0, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(3'000);
        game.decline_if_asked(1);
        game.world.pass(2'000);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    });
}

TEST(Leaks, TheNextPlayerLetsTheClockRunOut) {
    expect_no_leak(Held::by_next, table(15, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(16'000);
        game.play(2, "discard 50");
    });
}

TEST(Leaks, ADeclineResetsNeitherTheClockNorTheCountOfTimeouts) {
    expect_no_leak(Held::by_next, table(15, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(10'000);
        game.decline_if_asked(1);
        game.world.pass(6'000);
        for (int turn = 0; turn < 3; ++turn) {  // until a bot takes over the seat
            game.play(2, "discard 50");
            game.world.pass(16'000);  // seat 4
            game.world.pass(16'000);  // seat 1
            game.world.pass(16'000);  // seat 2
        }
        EXPECT_TRUE(game.world.state().seat(1).away);
    });
}

TEST(Leaks, ABotIsNext) {
    expect_no_leak(Held::by_next, table(0, 0, {1}), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(5'000);
        game.play(2, "discard 50");
    });
}

// The bot thinks first about the coup fourré and then about the move. Its move must not appear
// later than a move that took one thought.
TEST(Leaks, ABotThatThinksTwiceIsNotSlower) {
    expect_no_leak(Held::by_next, table(0, 0, {1}), {1}, [](Game& game) {
        game.world.thinking = 320;
        game.play(0, "play speed-limit on 2");
        game.world.pass(5'000);
        game.play(2, "discard 50");
    });
}

TEST(Leaks, ABotThatKeepsTheSeatOfAPlayerIsNext) {
    expect_no_leak(Held::by_next, table(15, 0), {1}, [](Game& game) {
        for (int round = 0; round < 3; ++round) {  // seat 2 is away after three
            game.play(0, round == 2 ? "play speed-limit on 2" : "discard 25");
            game.world.pass(16'000);
            game.play(2, "discard 50");
            game.play(3, "discard 50");
        }
        EXPECT_TRUE(game.world.state().seat(1).away);
        game.play(0, "discard 25");
        game.world.pass(2'000);
        game.play(2, "discard 50");
    });
}

// A player who has declined has a higher event number than spectators. By leaving, the player
// becomes a spectator.
TEST(Leaks, EveryConnectionOfAPlayerHearsThatThePlayerHasLeft) {
    Game game(Held::by_next, table(0, 0));
    game.play(0, "play speed-limit on 2");
    game.play(1, "decline");
    const auto second = game.world.join("Bnn");
    game.world.order(game.ear(1), "leave");
    EXPECT_THAT(second->last(), HasSubstr(R"("you":null,"events":[{"n":)"));
    EXPECT_THAT(second->last(), HasSubstr(R"("left":2}])"));
    game.world.order(game.ear(1), "sit", "\"seat\":2");
    EXPECT_THAT(second->last(), HasSubstr(R"("you":2,"hints":true,"events":[{"n":)"));
    EXPECT_THAT(second->last(), HasSubstr(R"("sat":2,"name":"Bnn"}])"));
}

TEST(Leaks, ARefusalRevealsNothing) {
    expect_no_leak(Held::by_next, table(30, 0), {1}, [](Game& game) {
        game.play(0, "play speed-limit on 2");
        for (const int seat : {0, 2, 3}) {
            game.play(seat, "coup-fourre right-of-way");
            game.play(seat, "decline");
            game.play(seat, "discard 25");
        }
        game.decline_if_asked(1);
        for (const int seat : {0, 2, 3}) game.play(seat, "decline");
        game.play(1, "discard 25");
    });
}

TEST(Leaks, NobodyWaitsForADeclineToBeStored) {
    expect_no_leak(Held::by_next, table(0, 0), {1}, [](Game& game) {
        game.world.storing = 20;
        game.play(0, "play speed-limit on 2");
        game.world.pass(1'000);
        game.decline_if_asked(1);
        game.world.pass(5);
        for (const int seat : {0, 2, 3}) game.play(seat, "discard 25");
        game.world.order(game.eve, "sit", "\"seat\":2");
        game.world.order(game.ear(3), "replace", "\"seat\":2");
        game.world.pass(100);
        game.play(1, "discard 25");
        game.world.pass(100);
        game.play(2, "discard 50");
    });
}

TEST(Leaks, ACallRevealsNothingElse) {
    const auto course = [](Game& game) {
        game.play(0, "play speed-limit on 2");
        game.world.pass(3'000);
        game.play(1, "coup-fourre right-of-way");
        game.world.pass(2'000);
        game.play(1, "discard 25");
        game.play(2, "discard 50");
    };
    expect_no_leak(Held::by_next, table(30, 0), {3}, course, Held::by_next_and_other_cards);
}

TEST(Leaks, WithAnEmptyDrawPile) {
    for (const Held where : {Held::by_next, Held::by_partner}) {
        const int holder = where == Held::by_next ? 1 : 3;
        const auto course = [&](Game& game) {
            const auto& state = game.world.state();
            const auto discard = [&] {
                const int seat = state.public_seat();
                const Hand hand = state.view_for(seat).hand;
                for (int card = 0; card < kCardKinds; ++card) {
                    const Card each = card_at(card);
                    if (!hand.has(each) || each == Card::speed_limit || each == Card::km200 ||
                        each == Card::right_of_way)
                        continue;
                    return game.play(seat, "discard " + std::string(id(each)));
                }
            };
            while (state.position()->board.draw_pile_size > 0 || state.public_seat() != 0)
                discard();
            game.play(0, "play speed-limit on 2");
            game.world.pass(3'000);
            if (where == Held::by_next) game.decline_if_asked(1);
            discard();
            discard();
        };
        // In the game to compare with, seat 3 holds the safety, so that nobody draws it. Seat 3
        // knows more too.
        expect_no_leak(where, table(0, where == Held::by_next ? 0 : 3), {holder, 2}, course,
                       Held::by_other_team);
    }
}

TEST(Leaks, AnAutomaticTableCallsAtOnceForAPlayerWhoIsNotNext) {
    Game game(Held::by_partner, table(0, 0));
    game.play(0, "play speed-limit on 2");
    EXPECT_EQ(game.world.state().public_seat(), 3);
    EXPECT_THAT(game.ear(1)->last(), HasSubstr(R"("seat":4,"action":"coup-fourre right-of-way")"));
    EXPECT_EQ(game.world.journal.back().seq, game.world.state().seq());
}

TEST(Leaks, TheFoldGivesTheSameNumbersAgain) {
    Game game(Held::by_next, table(0, 0));
    game.play(0, "play speed-limit on 2");
    game.decline_if_asked(1);
    game.play(1, "discard 25");
    const State again = game.world.folded();
    EXPECT_EQ(again.number(1), game.world.state().number(1));
    EXPECT_EQ(again.number(1), again.number(0) + 1);
    EXPECT_EQ(again.number(kWatcher), again.number(0));
    EXPECT_EQ(again.number_after(1, again.seq()), again.number(1));
}

}  // namespace
}  // namespace bornes::tests
