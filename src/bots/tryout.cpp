#include "tryout.h"

#include "bornes/score.h"
#include "equity.h"
#include "policy.h"
#include "rollout.h"
#include "unseen.h"

namespace bornes::bots {
namespace {

// Plays a few turns and asks the network for the value of the result. Playing to the end of the
// hand would take several times as long, and the luck of all those cards would hide what the action
// was worth.
Outcome try_out(const Position& start, Action action, const View& view, Opponents opponents) {
    Position position = start;
    apply(position, action);
    roll_out(position, view.seat, Tryout::kTurnsAhead, opponents);
    return outcome_of(position, view.seat);
}

}  // namespace

Outcome outcome_of(const Position& position, Seat seat) {
    const Board& board = position.board;
    const Team team = board.rules.team_of(seat);
    if (board.over()) {
        const double win = equity(board.rules, totals_after(board), team);
        const bool race = board.rules.is_race();
        return {win, race ? race_prize(board.rules, win) : secured_lead(board, team)};
    }
    const Hand hand = position.hands[board.seat];
    const double points = master_policy(board.rules).value(board, hand, unseen_cards(board, hand));
    return {win_chance(board, seat, points), points};
}

// In every second sample, the opponents play by rules of thumb. Otherwise master would choose
// actions that only work against players like the policy itself. In races, such strangers made
// master weaker (docs/bots.md).
Opponents Tryout::next_opponents() {
    const bool stranger = samples_++ % 2 != 0 && !view_.board.rules.is_race();
    return stranger ? Opponents::by_habits : Opponents::by_policy;
}

void Tryout::sample(std::span<const Action> actions, std::span<Outcome> outcomes, Random& random) {
    const Opponents opponents = next_opponents();
    const Position imagined = imagination_.deal(opponents, random);
    for (std::size_t i = 0; i < actions.size(); ++i)
        outcomes[i] = try_out(imagined, actions[i], view_, opponents);
}

}  // namespace bornes::bots
