#include "bornes/board.h"

#include <algorithm>
#include <bit>

namespace bornes {

PileCards cards_of(Hand hand) {
    PileCards result;
    for (CardSet kinds = hand.kinds(); kinds != 0; kinds &= kinds - 1) {
        const Card card = card_at(std::countr_zero(kinds));
        for (int i = 0; i < hand.count(card); ++i)
            result.cards[static_cast<std::size_t>(result.size++)] = card;
    }
    return result;
}

PileCards Board::pile(int pile) const {
    PileCards result;
    for (std::size_t slot = tops[static_cast<std::size_t>(pile)]; slot != 0;
         slot = laid[slot - 1].below)
        result.cards[static_cast<std::size_t>(result.size++)] = laid[slot - 1].card;
    std::reverse(result.cards.begin(), result.cards.begin() + result.size);
    return result;
}

}  // namespace bornes
