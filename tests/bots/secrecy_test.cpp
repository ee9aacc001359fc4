// A bot never uses hidden cards. If the test changes cards that the bot cannot see, its choice
// stays the same.
#include <gtest/gtest.h>

#include "bots/bot_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

// Another position with the same view for the seat to act: deals all hidden cards anew.
Position reshuffled(const Position& position, Random& random) {
    const Board& board = position.board;
    std::vector<Card> hidden(position.draw_pile.begin(),
                             position.draw_pile.begin() + board.draw_pile_size);
    for (int seat = 0; seat < board.rules.players; ++seat)
        for (int kind = 0; seat != board.seat && kind < kCardKinds; ++kind)
            hidden.insert(hidden.end(),
                          static_cast<std::size_t>(position.hands[seat].count(card_at(kind))),
                          card_at(kind));
    for (std::size_t left = hidden.size(); left > 1; --left)
        std::swap(hidden[left - 1], hidden[random.below(static_cast<std::uint32_t>(left))]);

    Position other = position;
    auto next = hidden.begin();
    for (int seat = 0; seat < board.rules.players; ++seat) {
        if (seat == board.seat) continue;
        other.hands[seat] = {};
        for (int i = 0; i < board.hand_sizes[seat]; ++i) other.hands[seat].add(*next++);
    }
    std::copy(next, hidden.end(), other.draw_pile.begin());
    return other;
}

void expect_same_choice_whatever_is_hidden(Level level, int moves) {
    Random random(3);
    const auto one = make_bot(level, 7);
    const auto two = make_bot(level, 7);
    int changed = 0;
    for_moves_of_games(moves, 5, [&](const Position& position, const View& seen) {
        const Position other = reshuffled(position, random);
        changed += other == position ? 0 : 1;
        const Assessment mine = one->think(seen, kShortThought);
        const Assessment again = two->think(view(other, position.board.seat), kShortThought);
        EXPECT_EQ(mine.action, again.action);
        EXPECT_EQ(mine.candidates.front().win, again.candidates.front().win);
        return mine.action;
    });
    EXPECT_GT(changed, moves / 2);
}

TEST(HiddenCards, DoNotMatterToNovice) {
    expect_same_choice_whatever_is_hidden(Level::novice, scaled(2000));
}
TEST(HiddenCards, DoNotMatterToCasual) {
    expect_same_choice_whatever_is_hidden(Level::casual, scaled(2000));
}
TEST(HiddenCards, DoNotMatterToStrong) {
    expect_same_choice_whatever_is_hidden(Level::strong, scaled(2000));
}
TEST(HiddenCards, DoNotMatterToMaster) {
    expect_same_choice_whatever_is_hidden(Level::master, scaled(500));
}

}  // namespace
}  // namespace bornes::test
