// The engine and the reference model play the same random games. After every action, both must
// agree on everything that they know.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>

#include "bornes/json.h"
#include "bornes/notation.h"
#include "engine/pictures.h"
#include "engine/random_games.h"
#include "engine/reference_model.h"
#include "support/scale.h"
#include "support/words.h"

namespace bornes::test {
namespace {

// The referee's JSON has nearly everything. Comparing the rest (the order of the draw pile, the
// views) is slow, so it is done now and then, and whenever a choice of coup fourré is open.
void expect_same(const Position& position, const reference::Game& game) {
    std::string json;
    append_json(json, position);
    ASSERT_EQ(json, reference::json_of(game, position.board.hand_number));
    if (position.board.phase != Phase::coup_fourre && position.board.ply % 4 != 0) return;
    ASSERT_EQ(picture(position), picture(game));
    for (int seat = 0; seat < position.board.rules.players; ++seat)
        ASSERT_EQ(picture(view(position, seat)), picture_for(game, seat + 1));
    ASSERT_EQ(picture(view(position, View::kSpectator)), picture_for(game, 0));
}

// Counts what happened, so that the test can check that its games covered everything.
using Events = std::map<std::string, int>;

void note(Events& events, const Position& position, const reference::Game& game) {
    ++events["phase " + game.phase];
    for (const auto& [team, sheet] : game.scores)
        for (const auto& [row, points] : sheet)
            if (points != 0) ++events["row " + row];
    if (game.winners.size() > 1) ++events["shared victory"];
    if (position.board.over() && game.completed_by == 0) ++events["nobody completes"];
}

void play_hand(Position& position, reference::Game& game, Random& random, Events& events) {
    RandomPlayer player(random);
    expect_same(position, game);
    while (!position.board.over() && !testing::Test::HasFatalFailure()) {
        ActionList actions;
        legal_actions(position, actions);
        const Action action = player.choose(actions);
        SCOPED_TRACE("after ply " + std::to_string(position.board.ply) + ", " + to_text(action));
        apply(position, action);
        game.act(to_text(action));
        expect_same(position, game);
        note(events, position, game);
    }
}

void play_game(const Rules& rules, const reference::Sheet& sheet, Random& random, Events& events) {
    constexpr int kMostHands = 3;
    const int dealer = static_cast<int>(random.below(rules.players));
    reference::Game game(sheet);
    std::optional<Position> position;
    for (int hand = 0; hand < kMostHands; ++hand) {
        const DeckOrder deck = shuffled_deck(rules, random);
        position = position ? deal_next(*position, deck) : deal(rules, deck, dealer);
        game.deal(
            (dealer + hand) % rules.players + 1,
            split(text_of(std::vector<Card>(deck.begin(), deck.begin() + rules.deck_size())), " "));
        play_hand(*position, game, random, events);
        if (testing::Test::HasFatalFailure() || position->board.phase == Phase::game_over) return;
    }
}

TEST(Lockstep, EngineAndReferencePlayTheSameGame) {
    constexpr int kUsual = 150;
    const int setups = scaled(kUsual);
    Events events;
    for (int i = 0; i < setups && !HasFailure(); ++i) {
        Random random(seed_for(0x10c, static_cast<std::uint64_t>(i)));
        const GameSetup setup = random_setup(i, random);
        SCOPED_TRACE("setup " + std::to_string(i) + ": " + text_of(setup));
        const RulesResult result = rules_of(setup);
        const auto sheet =
            reference::make_sheet(std::string(id(setup.edition)), setup.players, setup.house);
        ASSERT_EQ(bool(result), sheet.has_value()) << sentence(result.fault);
        if (sheet) play_game(result.rules, *sheet, random, events);
    }
    if (setups < kUsual) return;
    for (const char* event :
         {"phase coup-fourre", "phase extension", "phase hand-over", "phase game-over",
          "row safeties", "row allSafeties", "row coupFourres", "row tripCompleted",
          "row delayedAction", "row safeTrip", "row shutOut", "row extension", "nobody completes",
          "shared victory"})
        EXPECT_GT(events[event], 0) << event << " did not happen";
}

}  // namespace
}  // namespace bornes::test
