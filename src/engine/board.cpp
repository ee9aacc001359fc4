#include "bornes/board.h"

#include <algorithm>

namespace bornes {

PileCards Board::pile(int pile) const {
    PileCards result;
    for (std::size_t slot = tops[static_cast<std::size_t>(pile)]; slot != 0;
         slot = laid[slot - 1].below)
        result.cards[static_cast<std::size_t>(result.size++)] = laid[slot - 1].card;
    std::reverse(result.cards.begin(), result.cards.begin() + result.size);
    return result;
}

}  // namespace bornes
