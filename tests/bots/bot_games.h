// Games between bots of all levels, over all editions, numbers of players and house rules.
#pragma once

#include <functional>

#include "bornes/bot.h"
#include "engine/random_games.h"

namespace bornes::test {

// The budget of `master` in tests: small, but enough to reach all of its code.
inline const Budget kShortThought = Budget::of_rollouts(32);

// Calls `body` with every view from which a seat moves, and plays the action that it returns, for
// `moves` moves.
inline void for_moves_of_games(int moves, std::uint64_t seed,
                               const std::function<Action(const Position&, const View&)>& body) {
    int left = moves;
    for (std::uint64_t round = 0; left > 0 && !testing::Test::HasFailure(); ++round)
        for_random_games(25, seed_for(seed, round), [&](const Rules& rules, Random& random) {
            Position position = deal(rules, shuffled_deck(rules, random), rules.players - 1);
            for (; left > 0 && !position.board.over(); --left) {
                const View seen = view(position, position.board.seat);
                const Action action = body(position, seen);
                ASSERT_EQ(check(position, action), Refusal::none);
                apply(position, action);
            }
        });
}

}  // namespace bornes::test
