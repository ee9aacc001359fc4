#include "unseen.h"

#include <bit>
#include <utility>

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

namespace {

// Puts the card back into the draw pile and takes another one from there instead.
void exchange(Position& position, std::size_t seat, Card card, Random& random) {
    Hand& hand = position.hands[seat];
    if (!hand.has(card) || position.board.draw_pile == 0) return;
    hand.remove(card);
    Card& other = position.draw_pile[random.below(position.board.draw_pile)];
    hand.add(std::exchange(other, card));
}

void exchange_unlikely_safeties(Position& position, std::size_t seat, Random& random) {
    const int team = position.board.rules.team_of(static_cast<int>(seat));
    const Status status = position.board.teams[static_cast<std::size_t>(team)].status;
    if (status.hazard_in_force())
        exchange(position, seat,
                 safety_at(static_cast<int>(status.battle()) - static_cast<int>(Battle::accident)),
                 random);
    if (status.limited()) exchange(position, seat, Card::right_of_way, random);
}

}  // namespace

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
    for (std::size_t seat = 0; seat < view.board.rules.players; ++seat)
        if (seat != own) exchange_unlikely_safeties(position, seat, random);
    return position;
}

}  // namespace bornes
