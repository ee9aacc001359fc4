// The facts behind a move, from which sentences are made.
#include "bornes/bot.h"
#include "dead_cards.h"
#include "reason_json.h"

namespace bornes {
namespace {

Reason reason_to_play(const View& view, Card card) {
    const Board& board = view.board;
    const Tableau& own = board.teams[board.team_to_act()];
    const int miles = own.miles() + miles_of(card);
    Reason reason{ReasonCode::travels, card, kNoTeam, static_cast<std::int16_t>(miles)};
    if (is_distance(card) && own.steps + steps_of(card) == board.target_steps)
        reason.code = ReasonCode::completes_trip;
    if (is_safety(card)) reason.code = ReasonCode::plays_safety;
    if (card == Card::end_of_limit) reason.code = ReasonCode::lifts_limit;
    if (card == Card::roll) reason.code = ReasonCode::starts_rolling;
    if (is_remedy(card) && reason.code == ReasonCode::travels)
        reason = {ReasonCode::answers_hazard, hazard_of(card), kNoTeam, 0};
    return reason;
}

Reason reason_to_attack(const Board& board, Card hazard, Team team) {
    const ReasonCode code =
        hazard == Card::speed_limit ? ReasonCode::limits_opponent : ReasonCode::stops_opponent;
    const int miles = board.teams[team].miles();
    return {code, hazard, team, static_cast<std::int16_t>(miles)};
}

}  // namespace

Reason reason_for(const View& view, Action action) {
    const Card card = action.is_decline() ? Card::km25 : action.card();
    switch (action.verb()) {
        case Verb::play: return reason_to_play(view, card);
        case Verb::attack: return reason_to_attack(view.board, card, action.team());
        case Verb::answer:
            return {action.is_decline() ? ReasonCode::declines : ReasonCode::calls_coup_fourre,
                    card, kNoTeam, 0};
        case Verb::extension:
            if (action == Action::finish())
                return {ReasonCode::finishes_trip, Card::km25, kNoTeam, 0};
            return {ReasonCode::extends_trip, Card::km25, kNoTeam,
                    static_cast<std::int16_t>(view.board.rules.extension)};
        case Verb::discard: break;
    }
    if (bots::is_dead(view.board, card)) return {ReasonCode::drops_useless, card, kNoTeam, 0};
    const bool spare = view.hand.count(card) > 1;
    return {spare ? ReasonCode::drops_spare : ReasonCode::drops_least, card, kNoTeam, 0};
}

void bots::append_json(std::string& out, const Reason& reason) {
    out.append(R"({"code":")").append(id(reason.code));
    out.append(R"(","card":")").append(id(reason.card)).append(R"(","team":)");
    out.append(reason.team < 0 ? "null" : std::to_string(reason.team + 1));
    out.append(R"(,"figure":)").append(std::to_string(reason.figure)) += '}';
}

}  // namespace bornes
