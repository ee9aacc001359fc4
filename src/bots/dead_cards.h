// Cards that have become useless to a team.
#pragma once

#include "bornes/board.h"

namespace bornes::bots {

// Whether the card can no longer help the team of the seat to act, whatever happens in this hand.
bool is_dead(const Board& board, Card card);

}  // namespace bornes::bots
