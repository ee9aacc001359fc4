#include "terminal/telling/moves.h"

namespace bornes::terminal {

std::vector<Action> plays_of(const View& view, Card card) {
    ActionList legal;
    legal_actions(view, legal);
    std::vector<Action> plays;
    for (const Action action : legal)
        if ((action.verb() == Verb::play || action.verb() == Verb::attack) && action.card() == card)
            plays.push_back(action);
    return plays;
}

std::string why_not(const Voice& voice, const Game& game, Card card) {
    const View view = game.view();
    const auto why = [&](Action action) {
        return voice(words::sentence_of(check(view.board, view.hand, action)));
    };
    if (!is_hazard(card)) return std::string(why(Action::play(card)));
    if (!view.hand.has(card)) return std::string(voice(Word::refusal_not_in_hand));
    std::string reasons;
    const int own = view.board.rules.team_of(view.seat);
    const int opponents = view.board.rules.teams - 1;
    for (int team = 0; team < view.board.rules.teams; ++team) {
        if (team == own) continue;
        const std::string_view reason = why(Action::attack(card, team));
        if (opponents == 1) return std::string(reason);
        if (!reasons.empty()) reasons += ' ';
        const std::string name = team_name(voice, game, team);
        reasons += voice(phrase::terminal_plain_why{.card = name, .why = reason});
    }
    return reasons;
}

}  // namespace bornes::terminal
