// Cards that have become useless to a team.
#pragma once

#include "bornes/board.h"

namespace bornes::bots {

// Whether nothing that can still happen in this hand makes the card useful to the team to act.
bool is_dead(const Board& board, Card card);

}  // namespace bornes::bots
