#include <algorithm>

#include "bornes/encoding.h"
#include "bornes/notation.h"

namespace bornes {
namespace {

constexpr int kRemedies = kHazards;
constexpr int kDistances = 5;
constexpr int kFirstDiscard = kDistances + kRemedies + kSafeties;
constexpr int kFirstAttack = kFirstDiscard + kCardKinds;
constexpr int kFirstCall = kFirstAttack + kHazards * (kMaxTeams - 1);
constexpr int kDecline = kFirstCall + kSafeties;
constexpr int kFinish = kDecline + 1;
constexpr int kExtend = kFinish + 1;
static_assert(kExtend + 1 == kActionIds);

// Ids follow the order of the cards, but skip the hazards, which are played on others.
constexpr int play_id(Card card) {
    return is_distance(card) ? index(card) : index(card) - kHazards;
}
constexpr Card played_by(int id) { return card_at(id < kDistances ? id : id + kHazards); }

}  // namespace

int action_id(Action action, Team team, int teams) {
    switch (action.verb()) {
        case Verb::play: return play_id(action.card());
        case Verb::discard: return kFirstDiscard + index(action.card());
        case Verb::attack: {
            const int ahead = (action.team() - team + teams) % teams;
            return kFirstAttack + (ahead - 1) * kHazards + hazard_index(action.card());
        }
        case Verb::answer:
            return action.is_decline() ? kDecline : kFirstCall + safety_index(action.card());
        case Verb::extension: return action == Action::finish() ? kFinish : kExtend;
    }
    return kDecline;
}

std::optional<Action> action_from_id(int id, Team team, int teams) {
    if (id < 0 || id >= kActionIds) return std::nullopt;
    if (id < kFirstDiscard) return Action::play(played_by(id));
    if (id < kFirstAttack) return Action::discard(card_at(id - kFirstDiscard));
    if (id < kFirstCall) {
        const int ahead = (id - kFirstAttack) / kHazards + 1;
        if (ahead >= teams) return std::nullopt;
        return Action::attack(hazard_at((id - kFirstAttack) % kHazards), (team + ahead) % teams);
    }
    if (id < kDecline) return Action::coup_fourre(safety_at(id - kFirstCall));
    if (id == kDecline) return Action::decline();
    return id == kFinish ? Action::finish() : Action::extend();
}

std::string action_name(int id) { return to_text(*action_from_id(id, 0, kMaxTeams)); }

std::optional<int> action_id_from_name(std::string_view name) {
    const auto action = action_from_text(name);
    if (!action) return std::nullopt;
    const bool on_itself = action->verb() == Verb::attack && action->team() == 0;
    if (on_itself) return std::nullopt;
    return action_id(*action, 0, kMaxTeams);
}

void legal_mask(const View& view, std::span<std::uint8_t> mask) {
    std::fill(mask.begin(), mask.begin() + kActionIds, std::uint8_t{0});
    ActionList legal;
    legal_actions(view, legal);
    for (const Action action : legal)
        mask[static_cast<std::size_t>(
            action_id(action, view.board.rules.team_of(view.seat), view.board.rules.teams))] = 1;
}

}  // namespace bornes
