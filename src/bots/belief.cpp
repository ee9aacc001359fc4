#include "belief.h"

#include <cassert>

#include "data_files.h"
#include "dead_cards.h"
#include "duel.h"

namespace bornes::bots {
namespace {

// Later cases are less urgent. Some kinds of card use only some of the cases.
enum Case : std::uint8_t { usable, waiting, held_up, useless };

// A player keeps a distance above a speed limit for other reasons than one that waits for a roll,
// so they are different cases.
Case case_of_distance(const Board& board, const Tableau& own, Card card) {
    if (steps_of(card) > board.target_steps - own.steps) return useless;
    if (card == Card::km200 && own.two_hundreds >= kMost200s) return useless;
    if (!own.status.rolling()) return waiting;
    return own.status.limited() && steps_of(card) > steps_of(Card::km50) ? held_up : usable;
}

// The odds were counted with this simplification: under `any`, a team that rolls without a pile
// cannot be attacked (R8.4), but counts as if it could. This is rare.
bool attackable(Status status, Card hazard, Attack rule) {
    if (hazard == Card::speed_limit) return !status.shows_limit();
    return status.rolling() || (rule != Attack::rolling && status.battle() != Battle::empty);
}

Case case_of_hazard(const Board& board, Team team, Card hazard) {
    Case best = useless;
    for (int other = 0; other < board.rules.teams; ++other) {
        const Status status = board.teams[other].status;
        if (other == team || status.has(safety_against(hazard))) continue;
        if (attackable(status, hazard, board.rules.attack)) return usable;
        best = waiting;
    }
    return best;
}

Case case_of_remedy(Status status, Card remedy) {
    const Card hazard = hazard_of(remedy);
    if (status.has(safety_against(hazard))) return useless;
    if (remedy == Card::end_of_limit) return status.limited() ? usable : waiting;
    if (status.shows(hazard)) return usable;
    if (remedy != Card::roll || status.battle() == Battle::roll) return waiting;
    // If a hazard other than a stop is in force, its own remedy must come before the roll.
    return status.hazard_in_force() ? held_up : usable;
}

// A player would already have called or played a safety whose hazard is in force.
Case case_of_safety(Status status, Card safety) {
    const bool against_battle =
        status.hazard_in_force() && safety == safety_against(status.hazard());
    const bool against_limit = safety == Card::right_of_way && status.limited();
    return against_battle || against_limit ? usable : waiting;
}

Case case_of(const Board& board, Team team, Card card) {
    const Tableau& own = board.teams[team];
    if (is_distance(card)) return case_of_distance(board, own, card);
    if (is_hazard(card)) return case_of_hazard(board, team, card);
    if (is_remedy(card)) return case_of_remedy(own.status, card);
    return case_of_safety(own.status, card);
}

int stage_of(int left_to_draw) {
    constexpr std::array<int, kBeliefStages - 1> upper{0, 5, 12, 20, 32, 45, 60};
    int stage = 0;
    for (const int most : upper)
        if (left_to_draw > most) ++stage;
    return stage;
}

}  // namespace

int belief_index(const Board& board, Seat seat, Card card) {
    const int table = board.rules.players > 2 ? 1 : 0;
    const int stage = stage_of(board.draw_pile_size);
    return ((table * kCardKinds + index(card)) * kBeliefStages + stage) * kBeliefCases +
           case_of(board, board.rules.team_of(seat), card);
}

HandOdds hand_odds(const Board& board, Seat seat, Opponents opponents) {
    const bool stranger = opponents == Opponents::by_habits && is_duel(board.rules);
    const auto beliefs = stranger ? strangers_data() : beliefs_data();
    assert(beliefs.size() == kBeliefs);
    HandOdds odds{};
    for (int kind = 0; kind < kCardKinds; ++kind)
        odds[static_cast<std::size_t>(kind)] =
            beliefs[static_cast<std::size_t>(belief_index(board, seat, card_at(kind)))];
    return odds;
}

}  // namespace bornes::bots
