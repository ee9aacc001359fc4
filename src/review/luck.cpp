#include "review/luck.h"

#include "bots/equity.h"
#include "bots/policy.h"
#include "bots/unseen.h"

namespace bornes::review {
namespace {

using namespace bots;

// How much of the policy's estimate for a card comes true by the end of the hand or game. Measured
// to minimise the variance. Any other number would also leave the mean unbiased.
constexpr double kTrustInWins = 0.62;
constexpr double kTrustInPoints = 0.73;

// Draws cards from a pile for one seat at a time, and records their luck.
class Draws {
public:
    explicit Draws(const Board& board) : board_(board), counter_(board.rules) {
        counter_.follow(board);
    }

    void add_to_pile(Card card) {
        ++pile_[static_cast<std::size_t>(card)];
        ++size_;
    }
    void set_seat(Seat seat) { board_.seat = seat; }

    // Moves the card from the pile to the hand, and records its luck.
    void draw(Card card, Hand& hand) {
        double win = 0;
        double points = 0;
        for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
            if (pile_[kind] == 0) continue;
            Hand with = hand;
            with.add(card_at(static_cast<int>(kind)));
            const double value = policy(board_.rules).value(board_, with, counter_.unseen(with));
            const double drawn = card_at(static_cast<int>(kind)) == card ? 1 : 0;
            const double weight = drawn - static_cast<double>(pile_[kind]) / size_;
            win += weight * win_chance(board_, board_.seat, value);
            points += weight * value;
        }
        --pile_[static_cast<std::size_t>(card)];
        --size_;
        hand.add(card);
        cards_.push_back({board_.seat, card, kTrustInWins * win, kTrustInPoints * points});
    }

    std::vector<CardLuck> cards() && { return std::move(cards_); }

private:
    Board board_;
    CardCounter counter_;
    CardCounts pile_{};
    int size_ = 0;
    std::vector<CardLuck> cards_;
};

}  // namespace

std::vector<CardLuck> luck_of_deal(const Position& start, const DeckOrder& deck) {
    const Board& board = start.board;
    Draws draws(board);
    for (int i = 0; i < board.rules.deck_size(); ++i)
        draws.add_to_pile(deck[static_cast<std::size_t>(i)]);
    PerSeat<Hand> hands{};
    const int players = board.rules.players;
    for (int i = 0; i <= players * kHandSize; ++i) {  // includes the first player's draw
        const Seat seat = (board.seat + i) % players;
        draws.set_seat(seat);
        draws.draw(deck[static_cast<std::size_t>(i)], hands[seat]);
    }
    return std::move(draws).cards();
}

std::vector<CardLuck> luck_of_draws(const Position& before, const Position& after) {
    const std::size_t first = before.board.draw_pile_size;
    const std::size_t left = after.board.draw_pile_size;
    if (first == left) return {};
    Draws draws(after.board);
    for (std::size_t i = 0; i < first; ++i) draws.add_to_pile(before.draw_pile[i]);
    // Only the seat whose turn begins has drawn. Its hand starts without the drawn cards.
    Hand hand = after.hands[after.board.seat];
    for (std::size_t i = left; i < first; ++i) hand.remove(before.draw_pile[i]);
    for (std::size_t i = first; i > left; --i) draws.draw(before.draw_pile[i - 1], hand);
    return std::move(draws).cards();
}

void Luck::add(const Rules& rules, const std::vector<CardLuck>& cards) {
    const double others = rules.teams - 1;
    for (const CardLuck& card : cards)
        for (int team = 0; team < rules.teams; ++team) {
            const bool own = team == rules.team_of(card.seat);
            wins_[team] += own ? card.win : -card.win / others;
            points_[team] += own ? card.points : -card.points / others;
        }
}

}  // namespace bornes::review
