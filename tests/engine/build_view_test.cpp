// A view from another program is built card by card. It must be a view that a game can have.
#include "bornes/build_view.h"

#include <gtest/gtest.h>

#include "support/table.h"

namespace bornes::test {
namespace {

constexpr int kOwnBattle = pile_index(0, Pile::battle);

// The refusal of a card that cannot lie there. The board must be unchanged.
std::string_view fault_of(Board board, Card card, int pile) {
    const Board before = board;
    const std::string_view why = place(board, card, pile);
    EXPECT_EQ(board, before);
    return why;
}

TEST(BuildView, ACardLiesWhereItBelongs) {
    const Board board = table("parker-1988, players 2").board;
    EXPECT_EQ(fault_of(board, Card::km100, kOwnBattle), "it does not belong on this pile");
    EXPECT_EQ(fault_of(board, Card::speed_limit, kOwnBattle), "it does not belong on this pile");
    EXPECT_EQ(fault_of(board, Card::roll, pile_index(1, Pile::speed)),
              "it does not belong on this pile");
    Board discarded = board;
    EXPECT_EQ(place(discarded, Card::roll, kDiscardPile), "");
    EXPECT_EQ(discard(discarded), "roll");
    EXPECT_EQ(discarded.teams, board.teams);
}

TEST(BuildView, NobodyIsPastTheTarget) {
    const Board at_600 = table("parker-1988, players 2", "team 1 distance: 200 200 100 100").board;
    EXPECT_EQ(fault_of(at_600, Card::km200, pile_index(0, Pile::distance)),
              "it takes the team past the target");
}

TEST(BuildView, ADeckHasAnEnd) {
    Board board = table("parker-1988, players 2").board;
    board.laid_count = kFullDeck;
    EXPECT_EQ(fault_of(board, Card::roll, kOwnBattle), "more cards lie there than exist");
}

class OddView : public testing::Test {
protected:
    static std::string_view doubt(View seen) { return view_fault(seen); }

    const Table start_ = table("parker-1988, players 2", "seat 1: 25; team 1 battle: roll");
    View seen_ = view(start_, 0);
};

TEST_F(OddView, TheHandIsAsLongAsItsSize) {
    EXPECT_EQ(doubt(seen_), "");
    seen_.hand.remove(Card::km25);
    EXPECT_EQ(doubt(seen_), "the hand does not have as many cards as its seat holds");
    View watched = view(start_, View::kSpectator);
    EXPECT_EQ(doubt(watched), "");
    watched.hand.add(Card::km25);
    EXPECT_EQ(doubt(watched), "the hand does not have as many cards as its seat holds");
}

TEST_F(OddView, TheCardsMakeADeck) {
    View more = seen_;
    --more.board.draw_pile_size;
    EXPECT_EQ(doubt(more), "the cards in all places do not make a deck");
    more.hand.remove(Card::km25);
    more.hand.add(Card::roll);
    for (int rolls = 0; rolls < start_.board.rules.count(Card::roll); ++rolls)
        EXPECT_EQ(place(more.board, Card::roll, kOwnBattle), "");
    EXPECT_EQ(doubt(more), "there are more cards of a kind than exist");
}

TEST_F(OddView, TheSeatsExist) {
    for (const int seat : {-2, 2, kMaxPlayers}) {
        View viewer = seen_;
        viewer.seat = seat;
        EXPECT_EQ(doubt(viewer), "the viewer's seat does not exist") << seat;
    }
    for (const int seat : {-1, 2, kMaxPlayers})
        for (const Phase phase : {Phase::play, Phase::coup_fourre, Phase::extension}) {
            View acting = view(start_, View::kSpectator);
            acting.board.seat = seat;
            acting.board.phase = phase;
            EXPECT_EQ(doubt(acting), "the seat to act does not exist") << seat;
        }
    View ended = seen_;  // nobody is to act
    ended.board.phase = Phase::hand_over;
    ended.board.seat = kMaxPlayers;
    EXPECT_EQ(doubt(ended), "");
}

// Two players have the short deck, unless a house rule changes it.
TEST_F(OddView, TheOtherDeckMayFit) {
    View seen = view(table("parker-1988, players 2, set deck full"), 0);
    seen.board.rules.deck = Deck::short_;
    EXPECT_NE(doubt(seen), "");
    fit_deck(seen);
    EXPECT_EQ(seen.board.rules.deck, Deck::full);
    EXPECT_EQ(doubt(seen), "");
}

// R5.1, R6.3: choices that nobody can have.
TEST_F(OddView, AChoiceMustBeReal) {
    seen_.board.phase = Phase::coup_fourre;
    EXPECT_EQ(doubt(seen_), "there is nothing that the seat could answer with a coup fourré");
    seen_.board.phase = Phase::extension;
    EXPECT_EQ(doubt(seen_), "there is no target to extend");
}

TEST_F(OddView, SomebodyIsOnTheRoadWithACardToPlay) {
    View arrived = view(table("parker-1988, players 2", "team 1 distance: 200 200 100 100 100"), 0);
    EXPECT_EQ(doubt(arrived), "a team has reached the target, but the hand is not over");
    Table attacked = table("parker-1988, players 2",
                           "seat 1: right-of-way; team 1 battle: roll stop; team 2 distance: "
                           "200 200 100 100 100");
    attacked.board.phase = Phase::coup_fourre;
    attacked.board.attack_seat = 1;
    attacked.board.attack_card = Card::stop;
    EXPECT_EQ(doubt(view(attacked, 0)), "a team has reached the target, but the hand is not over");

    View empty = view(start_, View::kSpectator);
    empty.board.draw_pile_size =
        static_cast<std::uint8_t>(empty.board.draw_pile_size + empty.board.hand_sizes[0]);
    empty.board.hand_sizes[0] = 0;
    EXPECT_EQ(doubt(empty), "the seat to act has no card");
}

}  // namespace
}  // namespace bornes::test
