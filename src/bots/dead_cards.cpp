#include "dead_cards.h"

namespace bornes::bots {
namespace {

bool anyone_vulnerable(const Board& board, Card hazard) {
    for (int team = 0; team < board.rules.teams; ++team)
        if (team != board.team_to_act() && !board.teams[team].status.has(safety_against(hazard)))
            return true;
    return false;
}

}  // namespace

bool is_dead(const Board& board, Card card) {
    const Tableau& own = board.teams[board.team_to_act()];
    if (is_safety(card)) return false;
    if (is_hazard(card)) return !anyone_vulnerable(board, card);
    if (is_remedy(card)) return own.status.has(safety_against(hazard_of(card)));
    if (card == Card::km200 && own.two_hundreds >= kMost200s) return true;
    // An extension may still come and make the trip longer.
    const bool longer = board.rules.extension != kNoExtension && !board.extended();
    const int target = longer ? board.rules.extension / kStep : board.target_steps;
    return own.steps + steps_of(card) > target;
}

}  // namespace bornes::bots
