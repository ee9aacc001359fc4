#include "imagination.h"

#include <utility>

namespace bornes::bots {

Imagination::Imagination(const View& view)
    : unseen_(unseen_cards(view.board, view.hand)), seat_(view.seat) {
    seen_.board = view.board;
    seen_.hands[view.seat] = view.hand;
    for (const Opponents opponents : {Opponents::by_policy, Opponents::by_habits})
        for (int seat = 0; seat < view.board.rules.players; ++seat)
            if (seat != view.seat)
                odds_[static_cast<std::size_t>(opponents)][seat] =
                    hand_odds(view.board, seat, opponents);
}

// Draws card by card. The weight of a kind is its odds times the number of its cards left.
void Imagination::deal_hand(const HandOdds& odds, int size, CardCounts& left, Hand& hand,
                            Random& random) {
    std::uint32_t sum = 0;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        sum += std::uint32_t{left[kind]} * odds[kind];
    for (int i = 0; i < size; ++i) {
        std::uint32_t pick = random.below(sum);
        std::size_t kind = 0;
        for (; pick >= std::uint32_t{left[kind]} * odds[kind]; ++kind)
            pick -= std::uint32_t{left[kind]} * odds[kind];
        hand.add(card_at(static_cast<int>(kind)));
        --left[kind];
        sum -= odds[kind];
    }
}

Position Imagination::deal(Opponents opponents, Random& random) const {
    const SeatOdds& odds = odds_[static_cast<std::size_t>(opponents)];
    Position position = seen_;
    CardCounts left = unseen_;
    for (int seat = 0; seat < seen_.board.rules.players; ++seat)
        if (seat != seat_)
            deal_hand(odds[seat], seen_.board.hand_sizes[seat], left, position.hands[seat], random);
    std::uint32_t size = 0;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        for (int i = 0; i < left[kind]; ++i)
            position.draw_pile[size++] = card_at(static_cast<int>(kind));
    for (; size > 1; --size)
        std::swap(position.draw_pile[size - 1], position.draw_pile[random.below(size)]);
    return position;
}

}  // namespace bornes::bots
