// What may be played (R4), as small tables over the status of a team and the steps it has to go.
#include "bornes/position.h"
#include "packed_actions.h"

namespace bornes {
namespace {

constexpr std::size_t kStatuses = Status::kValues;

template <typename Value, typename Function>
constexpr std::array<Value, kStatuses> over_statuses(Function function) {
    std::array<Value, kStatuses> table{};
    for (std::size_t i = 0; i < kStatuses; ++i)
        table[i] = static_cast<Value>(function(Status::from_byte(static_cast<std::uint8_t>(i))));
    return table;
}

constexpr bool shows(Status status, Card hazard) {
    return static_cast<int>(status.battle()) ==
           static_cast<int>(Battle::accident) + hazard_index(hazard);
}

// R4.5: on an empty pile, on a remedy other than roll, on a stop, on a hazard not in force.
constexpr bool takes_roll(Status status) {
    return status.battle() != Battle::roll &&
           (!status.hazard_in_force() || status.battle() == Battle::stop);
}

// What a team may play to its own tableau, the distance still to go aside.
constexpr CardSet own_plays(Status status) {
    CardSet set = 0;
    for (int i = 0; i < kSafeties; ++i) set |= bit(safety_at(i));  // R4.8
    if (takes_roll(status)) set |= bit(Card::roll);
    for (const Card remedy : {Card::repairs, Card::gasoline, Card::spare_tire})
        if (shows(status, hazard_of(remedy))) set |= bit(remedy);  // R4.6
    if (status.shows_limit()) set |= bit(Card::end_of_limit);      // R4.7
    if (status.rolling()) {                                        // R4.1, R4.2
        set |= bit(Card::km25) | bit(Card::km50);
        if (!status.limited()) set |= bit(Card::km75) | bit(Card::km100) | bit(Card::km200);
    }
    return set;
}

// R4.10, the edition's attack rule.
constexpr bool attackable(Status status, Attack rule) {
    const bool covered = status.battle() != Battle::empty;
    switch (rule) {
        case Attack::rolling: return status.rolling();
        case Attack::any: return covered;
        case Attack::any_or_rolling: return covered || status.rolling();
    }
    return false;
}

// The hazards that may be played on a team, a bit each as hazard_index.
constexpr unsigned attacks(Status status, Attack rule) {
    unsigned set = 0;
    if (attackable(status, rule))
        for (int i = 0; i < kHazards - 1; ++i)
            if (!status.has(safety_against(hazard_at(i)))) set |= 1U << i;
    if (!status.shows_limit() && !status.has(Card::right_of_way))  // R4.9
        set |= 1U << hazard_index(Card::speed_limit);
    return set;
}

constexpr auto kOwnPlays = over_statuses<CardSet>(own_plays);
constexpr std::array kAttacks{
    over_statuses<std::uint8_t>([](Status status) { return attacks(status, Attack::rolling); }),
    over_statuses<std::uint8_t>([](Status status) { return attacks(status, Attack::any); }),
    over_statuses<std::uint8_t>(
        [](Status status) { return attacks(status, Attack::any_or_rolling); }),
};

// The cards that do not pass the target (R4.4), by the steps still to go: 8 stands for more.
constexpr int kFarEnough = steps_of(Card::km200);
constexpr auto kWithinTarget = [] {
    std::array<CardSet, kFarEnough + 1> table{};
    for (int steps = 0; steps <= kFarEnough; ++steps)
        for (int i = 0; i < kCardKinds; ++i)
            if (steps_of(card_at(i)) <= steps)
                table[static_cast<std::size_t>(steps)] |= bit(card_at(i));
    return table;
}();
constexpr int kMost200s = 2;  // R4.3

CardSet playable_by(const Board& board, const Tableau& team) {
    const int to_go = board.target_steps - team.steps;
    const CardSet reach =
        kWithinTarget[static_cast<std::size_t>(to_go < kFarEnough ? to_go : kFarEnough)];
    const CardSet spent = team.two_hundreds >= kMost200s ? bit(Card::km200) : 0;
    return kOwnPlays[team.status.byte()] & reach & ~spent;
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
        writer.hazards(static_cast<int>(team), hazards & attacks_on(board, team));
    }
    writer.cards(Action::discard(Card::km25), held);
    writer.finish();
}

Refusal refuse_stopped(Status status) {
    switch (status.battle()) {
        case Battle::accident: return Refusal::stopped_by_accident;
        case Battle::out_of_gas: return Refusal::out_of_gas;
        case Battle::flat_tire: return Refusal::flat_tire;
        default: return Refusal::stopped;
    }
}

Refusal check_distance(const Board& board, const Tableau& team, Card card) {
    if (team.status.hazard_in_force()) return refuse_stopped(team.status);
    if (!team.status.rolling()) return Refusal::needs_roll;
    if (team.status.limited() && steps_of(card) > steps_of(Card::km50))
        return Refusal::over_speed_limit;
    if (card == Card::km200 && team.two_hundreds >= kMost200s) return Refusal::two_200s_played;
    if (steps_of(card) > board.target_steps - team.steps) return Refusal::past_target;
    return Refusal::none;
}

Refusal check_remedy(Status status, Card card) {
    switch (card) {
        case Card::roll:
            if (takes_roll(status)) return Refusal::none;
            return status.battle() == Battle::roll ? Refusal::rolling_already
                                                   : refuse_stopped(status);
        case Card::end_of_limit:
            return status.shows_limit() ? Refusal::none : Refusal::no_speed_limit;
        default:
            if (shows(status, hazard_of(card))) return Refusal::none;
            return card == Card::repairs    ? Refusal::no_accident
                   : card == Card::gasoline ? Refusal::no_out_of_gas
                                            : Refusal::no_flat_tire;
    }
}

Refusal check_play(const Board& board, Card card) {
    const Tableau& team = board.teams[static_cast<std::size_t>(board.team_to_act())];
    if (is_hazard(card)) return Refusal::hazard_needs_team;
    if (is_distance(card)) return check_distance(board, team, card);
    if (is_remedy(card)) return check_remedy(team.status, card);
    return Refusal::none;
}

Refusal check_attack(const Board& board, Card hazard, int team) {
    if (team >= board.rules.teams) return Refusal::no_such_team;
    if (team == board.team_to_act()) return Refusal::own_team;
    const Status status = board.teams[static_cast<std::size_t>(team)].status;
    if (status.has(safety_against(hazard))) return Refusal::immune;
    if (hazard == Card::speed_limit)
        return status.shows_limit() ? Refusal::limited_already : Refusal::none;
    if (attackable(status, board.rules.attack)) return Refusal::none;
    return board.rules.attack == Attack::rolling ? Refusal::not_rolling
                                                 : Refusal::battle_pile_empty;
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
