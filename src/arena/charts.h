// The results of a tournament as bars, for people at a terminal.
#pragma once

#include <string>

#include "arena/standings.h"
#include "arena/tournament.h"

namespace bornes::arena {

struct ChartStyle {
    int width = 80;  // columns
    bool ascii = false;
    bool colour = false;
};

// For each player, the 95 % intervals of Elo and of the luck-adjusted share of wins. Each chart has
// one scale, with a mark where all players are equal. An interval is green if it lies above the
// mark, and red if it lies below. Any other interval proves nothing.
std::string charts(const Tournament& tournament, const Standings& standings,
                   const ChartStyle& style);

}  // namespace bornes::arena
