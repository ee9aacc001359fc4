// The sum of all groups so far, for each player.
#pragma once

#include <vector>

#include "arena/statistics.h"
#include "arena/tally.h"

namespace bornes::arena {

struct Standing {
    Tally sum;
    Ratio wins;  // per game
    Ratio adjusted_wins;
    Ratio lead;  // per hand
    Ratio adjusted_lead;
};

class Standings {
public:
    explicit Standings(std::size_t players) : players_(players) {}
    void add(const Group& group);

    std::int64_t groups() const { return groups_; }
    std::int64_t games() const { return games_; }
    std::int64_t draws() const { return draws_; }
    const std::vector<Standing>& players() const { return players_; }

private:
    std::int64_t groups_ = 0;
    std::int64_t games_ = 0;
    std::int64_t draws_ = 0;
    std::vector<Standing> players_;
};

}  // namespace bornes::arena
