#include "engine/invariants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <variant>

#include "bornes/build_view.h"
#include "bornes/notation.h"
#include "bornes/score.h"

namespace bornes::test {
namespace {

using Counts = std::array<int, kCardKinds>;

int& of(Counts& counts, Card card) { return counts.at(static_cast<std::size_t>(index(card))); }

// The group of an action in the list: own plays by card, then attacks team by team, then discards
// by card.
int group_of(Action action) {
    switch (action.verb()) {
        case Verb::play: return 0;
        case Verb::attack: return 1;
        default: return 2;
    }
}

bool in_order(const Board& board, Action first, Action second) {
    if (group_of(first) != group_of(second)) return group_of(first) < group_of(second);
    if (first.verb() == Verb::attack && first.team() != second.team()) {
        const int own = board.team_to_act();  // opposing teams come from the left
        const auto distance = [&](int team) {
            return (team - own + board.rules.teams) % board.rules.teams;
        };
        return distance(first.team()) < distance(second.team());
    }
    return first.card() < second.card();
}

int highest_score(const Rules& rules) {
    const int target = std::max(rules.target, rules.extension);
    if (rules.is_race()) return target;
    const int shut_outs = rules.shut_out == ShutOut::each ? rules.teams - 1 : 1;
    return target + 400 + 300 + 4 * 300 + 400 + 300 + 300 + 500 * shut_outs + 200;
}

}  // namespace

void expect_cards_conserved(const Position& position) {
    const Board& board = position.board;
    Counts counts{};
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Hand hand = position.hands.at(static_cast<std::size_t>(seat));
        ASSERT_EQ(hand.size(), board.hand_sizes.at(static_cast<std::size_t>(seat)));
        ASSERT_LE(hand.size(), kFullHand);
        for (int i = 0; i < kCardKinds; ++i) of(counts, card_at(i)) += hand.count(card_at(i));
    }
    for (int i = 0; i < board.draw_pile_size; ++i)
        ++of(counts, position.draw_pile.at(static_cast<std::size_t>(i)));
    int laid = 0;
    for (int pile = 0; pile < kPiles; ++pile)
        for (const Card card : board.pile(pile)) {
            ++of(counts, card);
            ++laid;
        }
    ASSERT_EQ(laid, board.laid_count);
    for (int i = 0; i < kCardKinds; ++i)
        ASSERT_EQ(of(counts, card_at(i)), board.rules.count(card_at(i))) << id(card_at(i));
}

void expect_tableaus_follow_from_piles(const Position& position) {
    const Board& board = position.board;
    for (int team = 0; team < board.rules.teams; ++team) {
        const int battle = pile_index(team, Pile::battle);
        const int speed = pile_index(team, Pile::speed);
        Tableau expected;
        if (!board.pile_empty(battle)) expected.status.show(battle_shown_by(board.top(battle)));
        if (!board.pile_empty(speed))
            expected.status.show_limit(board.top(speed) == Card::speed_limit);
        for (const Card card : board.pile(team, Pile::safety)) expected.status.display(card);
        for (const Card card : board.pile(team, Pile::distance)) {
            expected.steps = static_cast<std::uint8_t>(expected.steps + steps_of(card));
            if (card == Card::km200) ++expected.two_hundreds;
        }
        const Tableau& tableau = board.teams.at(static_cast<std::size_t>(team));
        expected.coup_fourres = tableau.coup_fourres;
        ASSERT_EQ(tableau, expected) << "team " << team + 1;
        ASSERT_EQ(tableau.coup_fourres & ~tableau.status.safeties(), 0) << "team " << team + 1;
        ASSERT_LE(tableau.two_hundreds, 2);
        ASSERT_LE(tableau.miles(), board.target());
    }
}

void expect_views_add_up(const Position& position) {
    for (int seat = View::kSpectator; seat < position.board.rules.players; ++seat) {
        const View seen = view(position, seat);
        ASSERT_EQ(view_fault(seen), "") << "seat " << seat + 1;
        const auto unseen = unseen_counts(seen);
        ASSERT_EQ(std::accumulate(unseen.begin(), unseen.end(), seen.hand.size()),
                  std::accumulate(seen.board.hand_sizes.begin(), seen.board.hand_sizes.end(),
                                  int{seen.board.draw_pile_size}));
    }
}

void expect_legality_agrees(const Position& position) {
    ActionList actions;
    legal_actions(position, actions);
    ASSERT_EQ(actions.empty(), position.board.over());
    ASSERT_LE(actions.size(), ActionList::kCapacity);
    int legal = 0;
    for (int code = 0; code < 256; ++code) {
        const Action action = Action::from_code(static_cast<std::uint8_t>(code));
        const bool allowed = check(position, action) == Refusal::none;
        ASSERT_EQ(allowed, actions.contains(action)) << "code " << code << " " << to_text(action);
        if (allowed) ++legal;
    }
    ASSERT_EQ(legal, actions.size()) << "an action is listed twice";
    for (int i = 1; position.board.phase == Phase::play && i < actions.size(); ++i)
        ASSERT_TRUE(in_order(position.board, actions[i - 1], actions[i]))
            << to_text(actions[i - 1]) << " before " << to_text(actions[i]);
    for (const Action action : actions) {
        const auto parsed = action_from_text(to_text(action));
        ASSERT_TRUE(bool{parsed}) << to_text(action);
        ASSERT_EQ(*parsed, action) << to_text(action);
    }
}

void expect_scores_in_range(const Position& position) {
    const Board& board = position.board;
    const auto one_of = [](int value, std::initializer_list<int> values) {
        return std::find(values.begin(), values.end(), value) != values.end();
    };
    for (int team = 0; team < board.rules.teams; ++team) {
        const Score sheet = score(board, team);
        ASSERT_TRUE(one_of(sheet.safeties, {0, 100, 200, 300, 400})) << sheet.safeties;
        ASSERT_TRUE(one_of(sheet.all_safeties, {0, 300}));
        ASSERT_TRUE(one_of(sheet.coup_fourres, {0, 300, 600, 900, 1200}));
        ASSERT_TRUE(one_of(sheet.trip_completed, {0, 400}));
        ASSERT_TRUE(one_of(sheet.delayed_action, {0, 300}));
        ASSERT_TRUE(one_of(sheet.safe_trip, {0, 300}));
        ASSERT_TRUE(one_of(sheet.shut_out, {0, 500, 1000, 1500, 2000, 2500}));
        ASSERT_TRUE(one_of(sheet.extension, {0, 200}));
        const int total = sheet.milestones + sheet.safeties + sheet.all_safeties +
                          sheet.coup_fourres + sheet.trip_completed + sheet.delayed_action +
                          sheet.safe_trip + sheet.shut_out + sheet.extension;
        ASSERT_EQ(sheet.total(), total);
        ASSERT_LE(total, highest_score(board.rules));
        const auto column = static_cast<std::size_t>(team);
        ASSERT_EQ(totals_after(board).at(column), board.totals.at(column) + total);
    }
    ASSERT_EQ(winners(board) != 0, board.phase == Phase::game_over);
}

}  // namespace bornes::test
