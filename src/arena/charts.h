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

// For each player the 95 % interval of the luck-adjusted share of wins and of Elo, each on a common
// scale with a mark where everybody is equal. Green is better than that, red is worse; between them
// nothing is certain.
std::string charts(const Tournament& tournament, const Standings& standings,
                   const ChartStyle& style);

}  // namespace bornes::arena
