// Most faults are what the best move would have done. Where the best move is to hold a card back,
// the fault is the card that was spent or thrown away.
#include "review/fault.h"

#include "bots/dead_cards.h"

namespace bornes::review {
namespace {

// Distances that a few cards can still reach: below this, every card decides how the trip ends.
constexpr int kLastMiles = 200;

const Tableau& own_side(const View& view) { return view.board.teams[view.board.team_to_act()]; }

bool plays(Action action, bool (*family)(Card)) {
    return action.verb() == Verb::play && family(action.card());
}

bool plays_distance(Action action) { return plays(action, is_distance); }

// The fault of playing this card now: the card would have been worth more later.
Fault spent(const View& view, Action played) {
    const Card card = played.card();
    if (played.verb() == Verb::play && is_safety(card))
        return {FaultCode::spoils_coup_fourre, card, {}, 0};
    const int left = view.board.target_steps * kStep - own_side(view).miles() - miles_of(card);
    if (plays_distance(played) && left > 0 && left <= kLastMiles)
        return {FaultCode::leaves_rest, {}, {}, left};
    return {FaultCode::spends_card, card, {}, 0};
}

std::optional<Fault> thrown_away(const View& view, Card card) {
    if (bots::is_dead(view.board, card)) return std::nullopt;
    if (is_safety(card)) return Fault{FaultCode::drops_safety, card, {}, 0};
    if (is_remedy(card)) return Fault{FaultCode::drops_remedy, card, {}, 0};
    if (is_hazard(card)) return Fault{FaultCode::drops_hazard, card, {}, 0};
    return Fault{FaultCode::drops_distance, card, {}, 0};
}

std::optional<Fault> spent_or_thrown(const View& view, Action played) {
    if (played.verb() == Verb::discard) return thrown_away(view, played.card());
    return spent(view, played);
}

std::optional<Fault> fault_beside_distance(const View& view, Action played, Card best) {
    if (own_side(view).steps + steps_of(best) == view.board.target_steps)
        return Fault{FaultCode::misses_finish, {}, {}, 0};
    const int more = miles_of(best) - (plays_distance(played) ? miles_of(played.card()) : 0);
    if (more < 0) return spent(view, played);
    return Fault{FaultCode::gives_up_miles, {}, {}, more};
}

Fault fault_beside_safety(const View& view, Card safety) {
    const Status status = own_side(view).status;
    Status helped = status;
    helped.display(safety);
    if (status.hazard_in_force() && !helped.hazard_in_force())
        return {FaultCode::leaves_hazard, status.hazard(), {}, 0};
    if (status.limited() && !helped.limited()) return {FaultCode::stays_limited, {}, {}, 0};
    return {FaultCode::keeps_safety, safety, {}, 0};
}

std::optional<Fault> fault_beside_play(const View& view, Action played, Card best) {
    if (is_distance(best)) return fault_beside_distance(view, played, best);
    if (is_safety(best)) return fault_beside_safety(view, best);
    if (best == Card::end_of_limit) return Fault{FaultCode::stays_limited, {}, {}, 0};
    const Status status = own_side(view).status;
    if (status.hazard_in_force()) return Fault{FaultCode::leaves_hazard, status.hazard(), {}, 0};
    return Fault{FaultCode::stays_stopped, {}, {}, 0};
}

std::optional<Fault> fault_beside_attack(const View& view, Action played, Action best) {
    const Team victim = best.team();
    // A limited team still travels; of two hazards that stop it, one is worth keeping.
    const bool same_victim = played.verb() == Verb::attack && played.team() == victim;
    if (same_victim && played.card() != Card::speed_limit) return spent(view, played);
    return Fault{FaultCode::spares_opponent, {}, victim, view.board.teams[victim].miles()};
}

}  // namespace

std::optional<Fault> fault_of(const View& view, Action played, Action best) {
    if (played == best) return std::nullopt;
    if (played.is_decline()) return Fault{FaultCode::lets_attack_stand, {}, {}, 0};
    if (played == Action::extend()) return Fault{FaultCode::extends_too_far, {}, {}, 0};
    if (played == Action::finish()) return Fault{FaultCode::finishes_too_soon, {}, {}, 0};
    // A safety gives another turn, so it costs only the chance of a coup fourré.
    if (plays(played, is_safety)) return spent(view, played);
    switch (best.verb()) {
        case Verb::play: return fault_beside_play(view, played, best.card());
        case Verb::attack: return fault_beside_attack(view, played, best);
        case Verb::answer:
        case Verb::extension:
        case Verb::discard: break;
    }
    return spent_or_thrown(view, played);
}

}  // namespace bornes::review
