// Luck has mean zero: for each draw, and over whole games of good and bad players.
#include "review/luck.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "arena/game.h"
#include "arena/statistics.h"
#include "bornes/bot.h"
#include "engine/random_games.h"
#include "support/scale.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using arena::Ratio;
using review::Luck;

// The luck of an action if the cards at these places of the pile were drawn next.
Luck luck_with(const Position& position, Action action, const std::vector<std::size_t>& places) {
    Position before = position;
    std::size_t top = before.board.draw_pile_size;
    for (const std::size_t place : places)
        std::swap(before.draw_pile[--top], before.draw_pile[place]);
    Position after = before;
    apply(after, action);
    Luck luck;
    luck.add(before.board.rules, review::luck_of_draws(before, after));
    return luck;
}

TEST(Luck, OfOneDrawIsZeroOnAverageOverThePile) {
    int looked_at = 0;
    for_random_games(scaled(30), 1, [&](const Rules& rules, Random& random) {
        RandomPlayer player(random);
        Position position = deal(rules, shuffled_deck(rules, random), 0);
        ActionList legal;
        while (!position.board.over()) {
            legal_actions(position, legal);
            const Action action = player.choose(legal);
            const std::size_t pile = position.board.draw_pile_size;
            Position after = position;
            apply(after, action);
            if (random.below(10) == 0 && after.board.draw_pile_size + 1U == pile) {
                double sum = 0;
                double size = 0;
                for (std::size_t place = 0; place < pile; ++place) {
                    const Luck luck = luck_with(position, action, {place});
                    const int team = after.board.team_to_act();
                    sum += luck.wins(team);
                    size += std::abs(luck.points(team));
                }
                EXPECT_NEAR(sum, 0, 1e-9);
                looked_at += size > 0 ? 1 : 0;
            }
            position = after;
        }
    });
    EXPECT_GT(looked_at, 50);
}

// R5.4: two draws follow a coup fourré, each with its own luck.
TEST(Luck, OfTwoDrawsIsZeroOnAverageToo) {
    Position position = table("parker-1988, players 2", R"(
        seat 1: extra-tank 25; seat 2: out-of-gas; team 1 battle: roll; to act: 2
        draw: 200 25 roll right-of-way accident gasoline)");
    act(position, "play out-of-gas on 1");
    double sum = 0;
    for (std::size_t first = 0; first < 6; ++first)
        for (std::size_t second = 0; second < 5; ++second)
            sum += luck_with(position, Action::coup_fourre(Card::extra_tank), {first, second})
                       .points(0);
    EXPECT_NEAR(sum, 0, 1e-6);
}

TEST(Luck, OfOneTeamIsTheOthersMisfortune) {
    const Position position =
        table("classic-km, players 3", "seat 1: 25; team 1 battle: roll; draw: 200 25 roll");
    const Luck luck = luck_with(position, Action::discard(Card::km25), {0});
    EXPECT_NEAR(luck.wins(0) + luck.wins(1) + luck.wins(2), 0, 1e-12);
    EXPECT_NE(luck.points(1), 0);
    EXPECT_NEAR(luck.points(0), -luck.points(1) / 2, 1e-9);
}

struct Measured {
    Ratio luck;
    Ratio raw;
    Ratio adjusted;
};

// Measures one player against others. Each game has its own decks.
Measured measure(const char* one, const char* others, int players, int games) {
    const protocol::Table table{make_rules(kDefaultEdition, players).rules, {}};
    const std::atomic<bool> never = false;
    Measured measured;
    for (int game = 0; game < games; ++game) {
        arena::Players seats;
        for (int seat = 0; seat < players; ++seat)
            seats[static_cast<std::size_t>(seat)] = arena::make_player(
                *arena::player_from_text(seat == 0 ? one : others), {table, seat, 1}, {});
        const auto outcome =
            arena::play_game(table.rules, static_cast<std::uint64_t>(game), seats, never);
        const arena::Tally& tally = outcome->teams[0];
        measured.luck.add(tally.win_luck, 1);
        measured.raw.add(tally.wins, 1);
        measured.adjusted.add(tally.wins - tally.win_luck, 1);
    }
    return measured;
}

void expect_no_bias_and_less_scatter(const char* a, const char* b, int players) {
    const Measured measured = measure(a, b, players, scaled(300));
    EXPECT_LT(std::abs(measured.luck.value()), 3 * measured.luck.standard_error());
    const double scatter = measured.adjusted.standard_error() / measured.raw.standard_error();
    testing::Test::RecordProperty("variance_left", std::to_string(scatter * scatter));
    std::printf("variance of wins left: %.2f\n", scatter * scatter);
    EXPECT_LT(scatter, 1);
}

TEST(Luck, HasNoFavouriteBetweenEquals) { expect_no_bias_and_less_scatter("casual", "casual", 2); }
TEST(Luck, DoesNotFavourTheBetterPlayer) { expect_no_bias_and_less_scatter("casual", "novice", 2); }
TEST(Luck, DoesNotFavourTheBetterOfThree) {
    expect_no_bias_and_less_scatter("casual", "novice", 3);
}

}  // namespace
}  // namespace bornes::test
