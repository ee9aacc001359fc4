#include "puzzles/theme.h"

#include <algorithm>

namespace bornes::puzzles {
namespace {

bool plays_safety(Action action) { return action.verb() == Verb::play && is_safety(action.card()); }
bool plays_distance(Action action) {
    return action.verb() == Verb::play && is_distance(action.card());
}
bool attacks(Action action) { return action.verb() == Verb::attack; }
bool discards(Action action) { return action.verb() == Verb::discard; }

bool near_target(const View& view) {
    const Tableau& own = view.board.teams[view.board.team_to_act()];
    return view.board.target() - own.miles() <= kLastMiles;
}

template <typename Predicate>
bool any(const ActionList& actions, Predicate predicate) {
    return std::any_of(actions.begin(), actions.end(), predicate);
}

}  // namespace

std::optional<Theme> theme_of(const View& view, Action best, Action tempting) {
    const auto concerns = [&](auto predicate) { return predicate(best) || predicate(tempting); };
    if (view.board.phase == Phase::extension) return Theme::extension;
    if (view.board.phase == Phase::coup_fourre || concerns(plays_safety)) return Theme::coup_fourre;
    if (near_target(view) && concerns(plays_distance)) return Theme::finishing;
    if (concerns(attacks)) return Theme::attack;
    if (discards(best)) return Theme::discards;
    return std::nullopt;
}

bool may_be_about(Theme theme, const View& view, const ActionList& legal) {
    const Phase phase = view.board.phase;
    switch (theme) {
        case Theme::extension: return phase == Phase::extension;
        case Theme::coup_fourre: return phase == Phase::coup_fourre || any(legal, plays_safety);
        case Theme::finishing:
            return phase == Phase::play && near_target(view) && any(legal, plays_distance);
        case Theme::attack: return phase == Phase::play && any(legal, attacks);
        case Theme::discards:
            return phase == Phase::play && view.board.draw_pile_size >= kLeastPile;
    }
    return false;
}

}  // namespace bornes::puzzles
