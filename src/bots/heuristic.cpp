#include "heuristic.h"

#include <algorithm>

#include "assessment.h"
#include "dead_cards.h"
#include "unseen.h"

namespace bornes::bots {
namespace {

// Preferences that all heuristic players share.
constexpr int kCompletes = 1000;
constexpr int kGetsRolling = 400;
constexpr int kAnswersHazard = 380;
constexpr int kPlaysSafety = 500;
constexpr int kSafetyInNeed = 360;
constexpr int kLiftsLimit = 280;
constexpr int kLimitsOpponent = 200;
constexpr int kIdleAttack = 60;
constexpr int kHeldSafety = -150;
constexpr int kLatePile = 12;  // with fewer cards left, do not wait for an attack

class Opinion {
public:
    Opinion(const Habits& habits, const Board& board, Hand hand, const CardCounts& unseen)
        : board_(board),
          hand_(hand),
          habits_(habits),
          own_(board_.teams[board_.team_to_act()]),
          unseen_(unseen) {}

    int of(Action action) const {
        switch (action.verb()) {
            case Verb::play: return of_play(action.card());
            case Verb::discard: return 100 - worth(action.card());
            case Verb::attack: return of_attack(action.card(), action.team());
            case Verb::answer: return action.is_decline() ? 0 : kCompletes;
            case Verb::extension: return action == Action::extend() ? of_extension() : 0;
        }
        return 0;
    }

private:
    bool needs_roll() const {
        return !own_.status.rolling() &&
               (!own_.status.hazard_in_force() || own_.status.battle() == Battle::stop);
    }
    // In a race of several teams, an attack stops only one opponent, and most hazards hit somebody
    // else. There are no points that repay a lost turn or a card held back. So drive first.
    bool race_of_many() const { return board_.rules.is_race() && board_.rules.teams > 2; }
    int to_go() const { return board_.target_steps - own_.steps; }
    int still_to_come(Card card) const { return unseen_[static_cast<std::size_t>(index(card))]; }

    int of_play(Card card) const {
        if (is_distance(card)) return of_distance(card);
        if (is_safety(card)) return of_safety(card);
        if (card == Card::roll) return needs_roll() ? kGetsRolling : 0;
        if (card == Card::end_of_limit) return own_.status.limited() ? kLiftsLimit : 0;
        return own_.status.hazard_in_force() ? kAnswersHazard : 0;
    }

    int of_distance(Card card) const {
        if (steps_of(card) == to_go()) return kCompletes;
        return habits_.distance + miles_of(card) / 2;
    }

    // Against a hazard in force, playing a safety is worth it if there is no remedy. Otherwise the
    // safety waits for a coup fourré as long as the hazard may still come.
    int of_safety(Card safety) const {
        if (!habits_.holds_safeties || race_of_many()) return kPlaysSafety;
        if (board_.draw_pile_size <= kLatePile) return kPlaysSafety;
        if (safety == Card::right_of_way) return of_right_of_way();
        const Card hazard = hazard_at(safety_index(safety));
        if (still_to_come(hazard) == 0) return kPlaysSafety;
        const bool needed =
            own_.status.hazard_in_force() && safety_against(hazard) == safety_against_own_hazard();
        if (needed) return hand_.has(remedy_for(hazard)) ? kHeldSafety : kSafetyInNeed;
        return kHeldSafety;
    }
    int of_right_of_way() const {
        if (needs_roll() && !hand_.has(Card::roll)) return kSafetyInNeed;
        if (own_.status.limited() && !hand_.has(Card::end_of_limit)) return kSafetyInNeed;
        const int to_come = still_to_come(Card::stop) + still_to_come(Card::speed_limit);
        return to_come == 0 ? kPlaysSafety : kHeldSafety;
    }
    Card safety_against_own_hazard() const { return safety_against(own_.status.hazard()); }

    int of_attack(Card hazard, Team team) const {
        const Tableau& other = board_.teams[team];
        const int lead = habits_.picks_on_leader ? other.steps : -team;
        if (hazard == Card::speed_limit) return kLimitsOpponent + lead;
        return (other.status.rolling() ? attack() : kIdleAttack) + lead;
    }
    int attack() const {
        return race_of_many() ? std::min(habits_.attack, habits_.distance) : habits_.attack;
    }

    // Extending is worth it with enough distance in the hand and enough cards in the draw pile.
    int of_extension() const {
        if (!habits_.extends_with_care) return 1;
        int steps = 0;
        for (int i = 0; i <= index(Card::km200); ++i)
            steps += hand_.count(card_at(i)) * steps_of(card_at(i));
        const bool well_stocked = steps >= 6 || hand_.has(Card::roll);
        return board_.draw_pile_size >= 25 && own_.status.rolling() && well_stocked ? 1 : -1;
    }

    // What a card is worth in the hand: 0 if it is dead, below 100 if it may be discarded, most for
    // safeties. A second hazard or remedy of the same kind is worth less.
    int worth(Card card) const {
        if (habits_.knows_dead_cards && is_dead(board_, card)) return 0;
        const int copies = hand_.count(card);
        if (is_safety(card)) return 300;
        if (is_distance(card)) return 10 + miles_of(card) / 5;
        if (is_hazard(card)) return 40 / copies;
        if (card == Card::roll) return (needs_roll() ? 90 : 60) / copies;
        const bool needed = own_.status.hazard_in_force() || own_.status.limited();
        const int reserve = habits_.stocks_remedies ? 32 : 8;
        return (needed ? 70 : reserve) / copies;
    }

    const Board& board_;
    Hand hand_;
    const Habits& habits_;
    const Tableau& own_;
    CardCounts unseen_;
};

class HeuristicBot : public Bot {
public:
    explicit HeuristicBot(const Habits& habits) : habits_(habits) {}

    // The estimates come from the network, and the choice from the habits.
    Assessment think(const View& view, const Budget& /*budget*/) override {
        const CardCounts unseen = unseen_cards(view.board, view.hand);
        Assessment assessment = assess(view, unseen, policy(view.board.rules));
        const Opinion opinion(habits_, view.board, view.hand, unseen);
        std::stable_sort(assessment.candidates.begin(), assessment.candidates.end(),
                         [&](const Candidate& a, const Candidate& b) {
                             return opinion.of(a.action) > opinion.of(b.action);
                         });
        assessment.action = assessment.candidates.front().action;
        return assessment;
    }

private:
    Habits habits_;
};

}  // namespace

Action choose(const Habits& habits, const Board& board, Hand hand, const CardCounts& unseen) {
    ActionList legal;
    legal_actions(board, hand, legal);
    const Opinion opinion(habits, board, hand, unseen);
    Action best = legal[0];
    int most = opinion.of(best);
    for (const Action action : legal)
        if (const int worth = opinion.of(action); worth > most) {
            best = action;
            most = worth;
        }
    return best;
}

std::unique_ptr<Bot> make_heuristic_bot(const Habits& habits) {
    return std::make_unique<HeuristicBot>(habits);
}

}  // namespace bornes::bots
