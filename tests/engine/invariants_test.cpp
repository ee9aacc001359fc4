// Random games over all editions, numbers of players and house rules. Checks the invariants in
// every position.
#include "engine/invariants.h"

#include <gtest/gtest.h>

#include <vector>

#include "bornes/score.h"
#include "bornes/settings.h"
#include "engine/random_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

void expect_invariants(const Position& position) {
    expect_cards_conserved(position);
    expect_tableaus_follow_from_piles(position);
    expect_views_add_up(position);
    expect_legality_agrees(position);
    expect_scores_in_range(position);
}

// Every card is played at most once, there are 18 hazards to decline, and one extension.
constexpr int kMostPlies = kFullDeck + 18 + 1;

void play_checked_hand(Position& position, Random& random, std::vector<Action>& actions) {
    RandomPlayer player(random);
    expect_invariants(position);
    while (!position.board.over() && !testing::Test::HasFatalFailure()) {
        ActionList legal;
        legal_actions(position, legal);
        actions.push_back(player.choose(legal));
        apply(position, actions.back());
        expect_invariants(position);
        ASSERT_LE(position.board.ply, kMostPlies);
    }
}

Position replay(Position position, const std::vector<Action>& actions) {
    for (const Action action : actions) apply(position, action);
    return position;
}

TEST(Invariants, HoldInEveryPosition) {
    for_random_games(scaled(3000), 0x1a, [](const Rules& rules, Random& random) {
        const DeckOrder deck = shuffled_deck(rules, random);
        ASSERT_TRUE(is_deck_of(rules, deck));
        const Position start = deal(rules, deck, static_cast<int>(random.below(rules.players)));
        Position position = start;
        std::vector<Action> actions;
        play_checked_hand(position, random, actions);
        EXPECT_EQ(replay(start, actions), position);
        EXPECT_EQ(static_cast<std::size_t>(position.board.ply), actions.size());
    });
}

TEST(Invariants, HouseRulesKeepTheirTexts) {
    Random random(9);
    for (int i = 0; i < 200; ++i) {
        const GameSetup setup = random_setup(i, random);
        const HouseRules house = house_rules_of(setup);
        for (const Setting& setting : kSettings) {
            const auto set = setup.house.find(std::string(setting.name));
            const std::string expected = set == setup.house.end() ? "not set" : set->second;
            ASSERT_EQ(house_rule_text(house, setting).value_or("not set"), expected)
                << setting.name;
        }
    }
}

TEST(Invariants, HandsFollowEachOtherToTheEndOfTheGame) {
    for_random_games(scaled(100), 0x1b, [](const Rules& rules, Random& random) {
        Position position = deal(rules, shuffled_deck(rules, random), 0);
        int hands = 1;
        for (;; ++hands) {
            RandomPlayer player(random);
            while (!position.board.over()) {
                ActionList legal;
                legal_actions(position, legal);
                apply(position, player.choose(legal));
            }
            if (position.board.phase == Phase::game_over) break;
            const Position next = deal_next(position, shuffled_deck(rules, random));
            ASSERT_EQ(next.board.dealer, (position.board.dealer + 1) % rules.players);
            ASSERT_EQ(next.board.hand_number, position.board.hand_number + 1);
            position = next;
            expect_invariants(position);
        }
        EXPECT_EQ(position.board.hand_number, hands);
        if (rules.is_race()) {
            EXPECT_EQ(hands, 1);
        }
        EXPECT_NE(winners(position.board), 0U);
    });
}

}  // namespace
}  // namespace bornes::test
