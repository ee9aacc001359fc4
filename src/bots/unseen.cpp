#include "unseen.h"

#include <bit>

namespace bornes {

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

Position imagine(const View& view, Random& random) {
    Position position;
    position.board = view.board;
    const auto own = static_cast<std::size_t>(view.seat);
    position.hands[own] = view.hand;

    DeckOrder cards{};
    std::size_t left = 0;
    const CardCounts unseen = unseen_cards(view.board, view.hand);
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        for (int i = 0; i < unseen[kind]; ++i) cards[left++] = card_at(static_cast<int>(kind));
    const auto draw = [&] {
        const std::uint32_t place = random.below(static_cast<std::uint32_t>(left));
        const Card card = cards[place];
        cards[place] = cards[--left];
        return card;
    };
    for (std::size_t seat = 0; seat < view.board.rules.players; ++seat)
        if (seat != own)
            for (int i = 0; i < view.board.hand_sizes[seat]; ++i) position.hands[seat].add(draw());
    for (std::size_t i = 0; i < view.board.draw_pile; ++i) position.draw_pile[i] = draw();
    return position;
}

}  // namespace bornes
