#include "arena/standings.h"

namespace bornes::arena {

void Standings::add(const Group& group) {
    ++groups_;
    games_ += group.games;
    draws_ += group.draws;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const Tally& tally = group.players[i];
        const auto games = static_cast<double>(tally.games);
        const auto hands = static_cast<double>(tally.hands);
        Standing& standing = players_[i];
        standing.sum += tally;
        standing.wins.add(tally.wins, games);
        standing.adjusted_wins.add(tally.wins - tally.win_luck, games);
        standing.lead.add(tally.lead, hands);
        standing.adjusted_lead.add(tally.lead - tally.lead_luck, hands);
    }
}

}  // namespace bornes::arena
