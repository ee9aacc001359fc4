// Imagined positions always agree with the view, and cards go where they are likely to be.
#include "bots/imagination.h"

#include <gtest/gtest.h>

#include "bornes/playout.h"
#include "bots/bot_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

using namespace bots;

std::array<int, kCardKinds> all_cards(const Position& position) {
    std::array<int, kCardKinds> counts{};
    for (int i = 0; i < position.board.draw_pile_size; ++i)
        ++counts[static_cast<std::size_t>(position.draw_pile[static_cast<std::size_t>(i)])];
    for (const Hand hand : position.hands)
        for (int kind = 0; kind < kCardKinds; ++kind)
            counts[static_cast<std::size_t>(kind)] += hand.count(card_at(kind));
    return counts;
}

TEST(Imagination, LooksToTheSeatAsTheTruthDoes) {
    Random random(11);
    for_moves_of_games(scaled(2000), 12, [&](const Position& position, const View& seen) {
        const auto opponents = static_cast<Opponents>(random.below(kOpponentKinds));
        const Position imagined = Imagination(seen).deal(opponents, random);
        EXPECT_EQ(view(imagined, seen.seat), seen);
        EXPECT_EQ(all_cards(imagined), all_cards(position));
        for (std::size_t seat = 0; seat < position.board.rules.players; ++seat)
            EXPECT_EQ(imagined.hands[seat].size(), position.board.hand_sizes[seat]);
        ActionList list;
        legal_actions(seen, list);
        return random_action(list, random);
    });
}

// Seat 2 has an accident and has had a turn since, so it hardly ever holds repairs.
class ImaginedHand : public testing::TestWithParam<Opponents> {};
INSTANTIATE_TEST_SUITE_P(OfBothKinds, ImaginedHand,
                         testing::Values(Opponents::by_policy, Opponents::by_habits));
TEST_P(ImaginedHand, APlayerWhoNeedsARemedyRarelyHoldsIt) {
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    Random random(13);
    View seen = view(deal(rules, shuffled_deck(rules, random), 1), 0);
    seen.board.teams[1].status.show(Battle::accident);
    const Imagination imagination(seen);
    constexpr int deals = 2000;
    int with_repairs = 0;
    int with_spare_tire = 0;
    for (int i = 0; i < deals; ++i) {
        const Hand hand = imagination.deal(GetParam(), random).hands[1];
        with_repairs += hand.has(Card::repairs) ? 1 : 0;
        with_spare_tire += hand.has(Card::spare_tire) ? 1 : 0;
    }
    EXPECT_LT(with_repairs, deals / 20);
    EXPECT_GT(with_spare_tire, deals / 5);
}

}  // namespace
}  // namespace bornes::test
