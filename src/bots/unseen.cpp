#include "unseen.h"

#include <bit>

namespace bornes::bots {

CardCounter::CardCounter(const Rules& rules) {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        left_[kind] = static_cast<std::uint8_t>(rules.count(card_at(static_cast<int>(kind))));
}

void CardCounter::follow(const Board& board) {
    for (; followed_ < board.laid_count; ++followed_)
        --left_[static_cast<std::size_t>(board.laid[followed_].card)];
}

CardCounts CardCounter::unseen(Hand hand) const {
    CardCounts unseen = left_;
    for (CardSet kinds = hand.kinds(); kinds != 0; kinds &= kinds - 1) {
        const int kind = std::countr_zero(kinds);
        std::uint8_t& count = unseen[static_cast<std::size_t>(kind)];
        count = static_cast<std::uint8_t>(count - hand.count(card_at(kind)));
    }
    return unseen;
}

CardCounts unseen_cards(const Board& board, Hand hand) {
    CardCounter counter(board.rules);
    counter.follow(board);
    return counter.unseen(hand);
}

}  // namespace bornes::bots
