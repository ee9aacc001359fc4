// What may be played (R4), as small tables indexed by a team's status and its remaining steps.
#include "bornes/position.h"
#include "packed_actions.h"

namespace bornes {
namespace {

using namespace detail;

constexpr std::size_t kStatuses = Status::kValues;

template <typename Value, typename Function>
constexpr std::array<Value, kStatuses> over_statuses(Function function) {
    std::array<Value, kStatuses> table{};
    for (std::size_t i = 0; i < kStatuses; ++i)
        table[i] = static_cast<Value>(function(Status::from_byte(static_cast<std::uint8_t>(i))));
    return table;
}

// R4 is written once. The functions below say why a card may not be played, for `check`. The
// compiler turns them into tables of what may be played, for `legal_actions`.

constexpr Refusal stopped_by(Card hazard) {
    switch (hazard) {
        case Card::accident: return Refusal::stopped_by_accident;
        case Card::out_of_gas: return Refusal::out_of_gas;
        case Card::flat_tire: return Refusal::flat_tire;
        default: return Refusal::stopped;
    }
}

// R4.1, R4.2
constexpr Refusal check_distance(Status status, Card card) {
    if (status.hazard_in_force()) return stopped_by(status.hazard());
    if (!status.rolling()) return Refusal::needs_roll;
    if (status.limited() && card > Card::km50) return Refusal::over_speed_limit;
    return Refusal::none;
}

// R4.5: a roll may go on an empty pile, a remedy other than roll, a stop, or a hazard not in force.
constexpr Refusal check_roll(Status status) {
    if (status.battle() == Battle::roll) return Refusal::rolling_already;
    if (status.hazard_in_force() && status.battle() != Battle::stop)
        return stopped_by(status.hazard());
    return Refusal::none;
}

// R4.6: a remedy may go on the hazard that it answers, in force or not.
constexpr Refusal check_battle_remedy(Status status, Card card) {
    if (status.shows(hazard_of(card))) return Refusal::none;
    switch (card) {
        case Card::repairs: return Refusal::no_accident;
        case Card::gasoline: return Refusal::no_out_of_gas;
        default: return Refusal::no_flat_tire;
    }
}

// Whether a team's piles allow a card of its own. The distance still to go is checked afterwards.
constexpr Refusal check_own_card(Status status, Card card) {
    if (is_hazard(card)) return Refusal::hazard_needs_team;
    if (is_distance(card)) return check_distance(status, card);
    if (is_safety(card)) return Refusal::none;  // R4.8
    if (card == Card::roll) return check_roll(status);
    if (card == Card::end_of_limit)  // R4.7
        return status.shows_limit() ? Refusal::none : Refusal::no_speed_limit;
    return check_battle_remedy(status, card);
}

// R4.3, R4.4
constexpr Refusal check_reach(int two_hundreds, int steps_to_go, Card card) {
    if (card == Card::km200 && two_hundreds >= kMost200s) return Refusal::two_200s_played;
    if (steps_of(card) > steps_to_go) return Refusal::past_target;
    return Refusal::none;
}

// R4.10: the attack rule of the edition.
constexpr bool attackable(Status status, Attack rule) {
    const bool covered = status.battle() != Battle::empty;
    switch (rule) {
        case Attack::rolling: return status.rolling();
        case Attack::any: return covered;
        case Attack::any_or_rolling: return covered || status.rolling();
    }
    return false;
}

// R4.9, R4.10: whether the piles of the attacked team allow a hazard.
constexpr Refusal check_hazard(Status status, Attack rule, Card hazard) {
    if (status.has(safety_against(hazard))) return Refusal::immune;
    if (hazard == Card::speed_limit)
        return status.shows_limit() ? Refusal::limited_already : Refusal::none;
    if (attackable(status, rule)) return Refusal::none;
    return rule == Attack::rolling ? Refusal::not_rolling : Refusal::battle_pile_empty;
}

template <typename Function>
constexpr CardSet cards_without_refusal(Function refusal_of) {
    CardSet set = 0;
    for (const Card card : kValues<Card>)
        if (refusal_of(card) == Refusal::none) set |= bit(card);
    return set;
}

constexpr auto kOwnCards = over_statuses<CardSet>([](Status status) {
    return cards_without_refusal([&](Card card) { return check_own_card(status, card); });
});

// Indexed by whether both 200s are played, and by the steps still to go. kFarEnough stands for all
// larger numbers of steps.
constexpr int kFarEnough = steps_of(Card::km200);
constexpr auto kCardsWithinReach = [] {
    std::array<std::array<CardSet, kFarEnough + 1>, 2> table{};
    for (const int spent : {0, 1})
        for (int steps = 0; steps <= kFarEnough; ++steps)
            table[static_cast<std::size_t>(spent)][static_cast<std::size_t>(steps)] =
                cards_without_refusal(
                    [&](Card card) { return check_reach(spent * kMost200s, steps, card); });
    return table;
}();

// The hazards that may be played on a team, one bit per hazard_index.
constexpr auto kAttacks = [] {
    std::array<std::array<std::uint8_t, kStatuses>, kCount<Attack>> tables{};
    for (const Attack rule : kValues<Attack>)
        tables[static_cast<std::size_t>(rule)] = over_statuses<std::uint8_t>([&](Status status) {
            unsigned set = 0;
            for (int i = 0; i < kHazards; ++i)
                if (check_hazard(status, rule, hazard_at(i)) == Refusal::none) set |= 1U << i;
            return set;
        });
    return tables;
}();

CardSet playable_by(const Board& board, const Tableau& team) {
    const int to_go = board.target_steps - team.steps;
    const bool spent = team.two_hundreds >= kMost200s;
    const CardSet reach =
        kCardsWithinReach[spent ? 1 : 0]
                         [static_cast<std::size_t>(to_go < kFarEnough ? to_go : kFarEnough)];
    return kOwnCards[team.status.byte()] & reach;
}

unsigned attacks_on(const Board& board, std::size_t team) {
    return kAttacks[static_cast<std::size_t>(board.rules.attack)][board.teams[team].status.byte()];
}

void list_turn(const Board& board, Hand hand, ActionList& list) {
    const CardSet held = hand.kinds();
    const auto own = static_cast<std::size_t>(board.team_to_act());
    const std::size_t teams = board.rules.teams;
    ActionWriter writer(list);
    writer.cards(Action::play(Card::km25), held & playable_by(board, board.teams[own]));
    const unsigned hazards = (held & kHazardCards) >> index(Card::accident);
    for (std::size_t i = 1; i < teams; ++i) {  // the opposing teams, from the left
        const std::size_t team = own + i < teams ? own + i : own + i - teams;
        writer.hazards(team, hazards & attacks_on(board, team));
    }
    writer.cards(Action::discard(Card::km25), held);
    writer.finish();
}

Refusal check_play(const Board& board, Card card) {
    const Tableau& team = board.teams[board.team_to_act()];
    const Refusal refusal = check_own_card(team.status, card);
    if (refusal != Refusal::none) return refusal;
    return check_reach(team.two_hundreds, board.target_steps - team.steps, card);
}

Refusal check_attack(const Board& board, Card hazard, Team team) {
    if (team >= board.rules.teams) return Refusal::no_such_team;
    if (team == board.team_to_act()) return Refusal::own_team;
    return check_hazard(board.teams[team].status, board.rules.attack, hazard);
}

Refusal check_turn(const Board& board, Hand hand, Action action) {
    if (action.verb() == Verb::answer) return Refusal::nothing_to_answer;
    if (action.verb() == Verb::extension) return Refusal::nothing_to_extend;
    if (!hand.has(action.card())) return Refusal::not_in_hand;
    if (action.verb() == Verb::discard) return Refusal::none;  // R3.2: always allowed
    if (action.verb() == Verb::attack) return check_attack(board, action.card(), action.team());
    return check_play(board, action.card());
}

Refusal check_answer(const Board& board, Hand hand, Action action) {
    if (action.verb() != Verb::answer) return Refusal::coup_fourre_is_open;
    if (action.is_decline()) return Refusal::none;
    if (action.card() != safety_against(board.attack_card)) return Refusal::wrong_safety;
    return hand.has(action.card()) ? Refusal::none : Refusal::not_in_hand;
}

}  // namespace

void legal_actions(const Board& board, Hand hand, ActionList& list) {
    list.clear();
    switch (board.phase) {
        case Phase::play: list_turn(board, hand, list); break;
        case Phase::coup_fourre:
            list.push(Action::coup_fourre(safety_against(board.attack_card)));
            list.push(Action::decline());
            break;
        case Phase::extension:
            list.push(Action::finish());
            list.push(Action::extend());
            break;
        case Phase::hand_over:
        case Phase::game_over: break;
    }
}

void legal_actions(const Position& position, ActionList& list) {
    legal_actions(position.board, position.hands[position.board.seat], list);
}

void legal_actions(const View& view, ActionList& list) {
    if (view.to_act())
        legal_actions(view.board, view.hand, list);
    else
        list.clear();
}

Refusal check(const Board& board, Hand hand, Action action) {
    if (!action.well_formed()) return Refusal::not_an_action;
    switch (board.phase) {
        case Phase::play: return check_turn(board, hand, action);
        case Phase::coup_fourre: return check_answer(board, hand, action);
        case Phase::extension:
            return action.verb() == Verb::extension ? Refusal::none : Refusal::extension_is_open;
        case Phase::hand_over: return Refusal::hand_is_over;
        case Phase::game_over: break;
    }
    return Refusal::game_is_over;
}

Refusal check(const Position& position, Action action) {
    return check(position.board, position.hands[position.board.seat], action);
}

}  // namespace bornes
