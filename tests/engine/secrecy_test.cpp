// A view contains nothing that its seat may not know. The test redistributes the hidden cards among
// the hidden places, and the view must stay the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bornes/notation.h"
#include "engine/random_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

// The card that the seat to act must keep, so that the action stays legal: the card of the action,
// or the safety that gave the choice of a coup fourré.
std::optional<Card> card_behind(const Board& board, Action action) {
    if (board.phase == Phase::coup_fourre) return safety_against(board.attack_card);
    if (board.phase == Phase::extension) return std::nullopt;
    return action.card();
}

// Shuffles everything that is hidden from the viewer. The exceptions are the card behind the next
// action and the cards that may be drawn after it, because the viewer may draw them.
Position with_hidden_cards_shuffled(const Position& position, int viewer, Action next,
                                    Random& random) {
    const Board& board = position.board;
    Position changed = position;
    const std::optional<Card> kept = card_behind(board, next);
    if (kept) changed.hands[board.seat].remove(*kept);
    const int buried = std::max(0, board.draw_pile_size - kFullHand);

    std::vector<Card> hidden(changed.draw_pile.begin(), changed.draw_pile.begin() + buried);
    for (int seat = 0; seat < board.rules.players; ++seat)
        if (seat != viewer)
            for (const Card card : cards_of(changed.hands[seat])) hidden.push_back(card);
    for (auto left = static_cast<std::uint32_t>(hidden.size()); left > 1; --left)
        std::swap(hidden[left - 1], hidden[random.below(left)]);

    auto card = hidden.begin();
    for (int i = 0; i < buried; ++i) changed.draw_pile.at(static_cast<std::size_t>(i)) = *card++;
    for (int seat = 0; seat < board.rules.players; ++seat) {
        if (seat == viewer) continue;
        Hand& hand = changed.hands[seat];
        const int size = hand.size();
        hand = Hand{};
        for (int i = 0; i < size; ++i) hand.add(*card++);
    }
    if (kept) changed.hands[board.seat].add(*kept);
    return changed;
}

// Plays the same action at tables that differ only in what the viewer cannot see.
void expect_secrets_kept(const Position& position, Action action, Random& random) {
    Position after = position;
    apply(after, action);
    for (int viewer = View::kSpectator; viewer < position.board.rules.players; ++viewer) {
        Position other = with_hidden_cards_shuffled(position, viewer, action, random);
        ASSERT_TRUE(view(other, viewer) == view(position, viewer)) << "seat " << viewer + 1;
        apply(other, action);
        ASSERT_TRUE(view(other, viewer) == view(after, viewer))
            << "seat " << viewer + 1 << " after " << to_text(action);
    }
}

void expect_decline_does_not_show(const Position& position) {
    if (position.board.phase != Phase::coup_fourre) return;
    Position declined = position;
    apply(declined, Action::decline());
    for (int viewer = View::kSpectator; viewer < position.board.rules.players; ++viewer) {
        const bool holder = viewer == position.board.seat;
        ASSERT_EQ(view(position, viewer) == view(declined, viewer), !holder)
            << "seat " << viewer + 1;
    }
}

TEST(Secrecy, ViewsHoldNothingHidden) {
    int choices = 0;
    for_random_games(scaled(2000), 0x5ec, [&](const Rules& rules, Random& random) {
        Position position = deal(rules, shuffled_deck(rules, random), 0);
        RandomPlayer player(random);
        while (!position.board.over() && !testing::Test::HasFatalFailure()) {
            ActionList legal;
            legal_actions(position, legal);
            const Action action = player.choose(legal);
            expect_secrets_kept(position, action, random);
            expect_decline_does_not_show(position);
            if (position.board.phase == Phase::coup_fourre) ++choices;
            apply(position, action);
        }
    });
    EXPECT_GT(choices, 0);
}

TEST(Secrecy, AViewShowsOnlyTheHandOfItsSeat) {
    const Rules rules = make_rules(Edition::parker_1988, 4).rules;
    Random random(4);
    const Position position = deal(rules, shuffled_deck(rules, random), 3);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(view(position, seat).hand, position.hands.at(static_cast<std::size_t>(seat)));
        EXPECT_EQ(view(position, seat).seat, seat);
        EXPECT_EQ(view(position, seat).board, position.board);
        EXPECT_EQ(view(position, seat).to_act(), seat == 0);
    }
    EXPECT_TRUE(view(position, View::kSpectator).hand.empty());
    EXPECT_FALSE(view(position, View::kSpectator).to_act());
}

TEST(Secrecy, OnlyTheSeatToActHasLegalActions) {
    const Rules rules = make_rules(Edition::classic_km, 3).rules;
    Random random(5);
    const Position position = deal(rules, shuffled_deck(rules, random), 2);
    ActionList all;
    legal_actions(position, all);
    for (int seat = View::kSpectator; seat < 3; ++seat) {
        ActionList own;
        legal_actions(view(position, seat), own);
        EXPECT_EQ(own.size(), seat == 0 ? all.size() : 0);
    }
}

}  // namespace
}  // namespace bornes::test
