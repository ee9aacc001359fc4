// Playing many games at once gives the same results as playing each game alone.
#include "bornes/vector_env.h"

#include <gtest/gtest.h>

#include <numeric>

#include "bornes/score.h"

namespace bornes {
namespace {

constexpr int kGames = 7;

// VectorEnv must show each game as the stateless functions do for its position.
void expect_shows_positions(const VectorEnv& env) {
    const auto row = static_cast<std::size_t>(observation_size(env.rules()));
    for (int game = 0; game < env.games(); ++game) {
        const Position& position = env.position(game);
        const View seen = view(position, position.board.seat);
        const auto at = static_cast<std::size_t>(game);
        ASSERT_EQ(env.seats()[at], position.board.seat);
        std::vector<float> expected(row);
        observe(seen, expected);
        for (std::size_t i = 0; i < row; ++i)
            ASSERT_EQ(env.observations()[at * row + i], expected[i]) << "place " << i;
        std::array<std::uint8_t, kActionIds> mask{};
        legal_mask(seen, mask);
        for (std::size_t i = 0; i < mask.size(); ++i)
            ASSERT_EQ(env.masks()[at * kActionIds + i], mask[i]);
    }
}

TEST(VectorEnv, ShowsEveryPositionOfEveryEdition) {
    for (const Edition edition : kEditions)
        for (int players = 2; players <= 6; ++players) {
            HouseRules house;
            if (players >= 5) house.teams = Teams::solo;
            const RulesResult made = make_rules(edition, players, house);
            ASSERT_TRUE(made);
            VectorEnv env(kGames, made.rules, 9, Episode::hand);
            std::vector<std::int32_t> actions(kGames);
            for (int step = 0; step < 300; ++step) {
                ASSERT_NO_FATAL_FAILURE(expect_shows_positions(env));
                env.sample(actions);
                ASSERT_FALSE(env.step(actions));
            }
        }
}

TEST(VectorEnv, RewardsAndRestarts) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    for (const Episode episode : kValues<Episode>)
        for (const Reward reward : kValues<Reward>) {
            VectorEnv env(kGames, rules, 3, episode, reward);
            std::vector<std::int32_t> actions(kGames);
            int ends = 0;
            for (int step = 0; step < 6000; ++step) {
                env.sample(actions);
                ASSERT_FALSE(env.step(actions));
                for (std::size_t game = 0; game < kGames; ++game) {
                    const float first = env.rewards()[game * 2];
                    const float second = env.rewards()[game * 2 + 1];
                    if (env.ends()[game] != 0) {
                        ++ends;
                        ASSERT_EQ(env.position(static_cast<int>(game)).board.hand_number, 1);
                        ASSERT_EQ(env.position(static_cast<int>(game)).board.totals[0], 0);
                    }
                    const float sum = reward == Reward::result && env.ends()[game] != 0 ? 1 : 0;
                    ASSERT_FLOAT_EQ(first + second, sum);
                }
            }
            EXPECT_GT(ends, episode == Episode::hand ? 100 : 5);
        }
}

TEST(VectorEnv, RefusesAnIllegalActionAndChangesNothing) {
    const Rules rules = make_rules(Edition::classic_km, 4).rules;
    VectorEnv env(kGames, rules, 3);
    std::vector<std::int32_t> actions(kGames);
    env.sample(actions);
    const Position before = env.position(0);
    actions[4] = *action_id_from_name("extend");
    EXPECT_EQ(env.step(actions), 4);
    actions[4] = 1000;
    EXPECT_EQ(env.step(actions), 4);
    actions.resize(2);
    EXPECT_EQ(env.step(actions), 2);
    EXPECT_EQ(env.position(0), before);
}

TEST(VectorEnv, IsTheSameForTheSameSeed) {
    const Rules rules = make_rules(Edition::parker_1962, 3).rules;
    VectorEnv one(kGames, rules, 5);
    VectorEnv two(kGames, rules, 5);
    std::vector<std::int32_t> actions(kGames);
    for (int step = 0; step < 500; ++step) {
        one.sample(actions);
        ASSERT_FALSE(one.step(actions));
        two.sample(actions);
        ASSERT_FALSE(two.step(actions));
    }
    for (int game = 0; game < kGames; ++game) EXPECT_EQ(one.position(game), two.position(game));
}

}  // namespace
}  // namespace bornes
