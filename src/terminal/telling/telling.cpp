#include "terminal/telling/telling.h"

#include "bornes/score.h"
#include "bornes/utf8.h"

namespace bornes::terminal {
namespace {

bool is_yours(const Game& game, int seat) { return seat == game.viewer(); }

std::string tell_play(const Voice& voice, const Game& game, const Event& event) {
    const Card card = event.action.card();
    const std::string name = name_of(voice, game, event.seat);
    const std::string_view card_name = name_of(voice, card);
    const char* branch = who(game, event.seat);
    if (is_distance(card))
        return voice(phrase::move_travel{.figure = miles_of(card),
                                         .name = name,
                                         .total = event.miles,
                                         .unit = voice(Word::edition_unit),
                                         .who = branch});
    if (is_safety(card))
        return voice(phrase::move_safety{.card = card_name, .name = name, .who = branch});
    return voice(phrase::move_play{.card = card_name, .name = name, .who = branch});
}

std::string tell_attack(const Voice& voice, const Game& game, const Event& event) {
    const int victim = event.action.team();
    const bool on_viewer = std::string_view(who_of_team(game, victim)) == "you";
    const Rules& rules = game.view().board.rules;
    const bool alone = rules.teams == rules.players;
    return voice(
        phrase::move_attack{.card = name_of(voice, event.action.card()),
                            .name = name_of(voice, game, event.seat),
                            .victim = on_viewer ? std::string(voice(Word::web_your_team))
                                                : team_name(voice, game, victim),
                            .who = on_viewer && alone ? "against_you" : who(game, event.seat)});
}

std::string tell_discard(const Voice& voice, const Game& game, const Event& event) {
    return voice(phrase::move_discard{.card = card_in_words(voice, event.action.card()),
                                      .name = name_of(voice, game, event.seat),
                                      .who = who(game, event.seat)});
}

std::string tell_answer(const Voice& voice, const Game& game, const Event& event) {
    if (event.action.is_decline()) return std::string(voice(Word::move_you_decline));
    return voice(phrase::move_coup_fourre{.card = name_of(voice, event.action.card()),
                                          .name = name_of(voice, game, event.seat),
                                          .who = who(game, event.seat)});
}

std::string tell_extension(const Voice& voice, const Game& game, const Event& event) {
    const std::string name = name_of(voice, game, event.seat);
    const char* branch = who(game, event.seat);
    if (event.action == Action::finish())
        return voice(phrase::move_finish{.name = name, .who = branch});
    return voice(phrase::move_extend{
        .figure = event.target, .name = name, .unit = voice(Word::edition_unit), .who = branch});
}

}  // namespace

const char* who(const Game& game, int seat) { return is_yours(game, seat) ? "you" : "other"; }

const char* who_of_team(const Game& game, int team) {
    const Rules& rules = game.view().board.rules;
    if (game.viewer() != View::kSpectator && rules.team_of(game.viewer()) == team) return "you";
    return rules.teams == rules.players ? "other" : "pair";
}

std::string name_of(const Voice& voice, const Game& game, int seat) {
    // Removes control characters, because the record may come from a stranger.
    const std::string name = printable(game.name_of(seat), kLongestName);
    return name.empty() ? voice(phrase::player_numbered{.figure = seat + 1}) : name;
}

std::string team_name(const Voice& voice, const Game& game, int team) {
    const Rules& rules = game.view().board.rules;
    const auto member = [&](int seat) {
        return is_yours(game, seat) ? std::string(voice(Word::player_you))
                                    : name_of(voice, game, seat);
    };
    if (rules.teams == rules.players) return member(team);
    return voice(phrase::player_pair{.first = member(team), .second = member(team + rules.teams)});
}

std::string listed(const Voice& voice, const std::vector<std::string>& names) {
    if (names.empty()) return {};
    std::string text = names.front();
    for (std::size_t i = 1; i + 1 < names.size(); ++i) text.append(", ").append(names[i]);
    return names.size() == 1 ? text
                             : voice(phrase::player_and{.first = text, .second = names.back()});
}

std::string_view name_of(const Voice& voice, Card card) { return voice(words::name_of(card)); }

std::string card_in_words(const Voice& voice, Card card) {
    if (!is_distance(card)) return std::string(name_of(voice, card));
    return voice(
        phrase::card_distance{.figure = miles_of(card), .unit = voice(Word::edition_unit)});
}

std::string use_of(const Voice& voice, Card card) {
    if (is_distance(card))
        return voice(
            phrase::card_use_distance{.figure = miles_of(card), .unit = voice(Word::edition_unit)});
    if (card == Card::speed_limit)
        return voice(phrase::card_use_limit{.remedy = name_of(voice, remedy_for(card))});
    if (is_hazard(card))
        return voice(phrase::card_use_hazard{.remedy = name_of(voice, remedy_for(card))});
    if (card == Card::roll) return std::string(voice(Word::card_use_roll));
    if (is_remedy(card))
        return voice(phrase::card_use_remedy{.hazard = name_of(voice, hazard_of(card))});
    const std::string_view hazard = name_of(voice, hazard_at(safety_index(card)));
    if (card != Card::right_of_way) return voice(phrase::card_use_safety{.hazard = hazard});
    return voice(
        phrase::card_use_safety_two{.hazard = hazard, .other = name_of(voice, Card::speed_limit)});
}

std::string tell_deal(const Voice& voice, const Game& game, const Board& board) {
    return voice(phrase::move_dealt{.figure = board.hand_number,
                                    .name = name_of(voice, game, board.dealer),
                                    .who = who(game, board.dealer)});
}

std::string tell(const Voice& voice, const Game& game, const Event& event) {
    switch (event.action.verb()) {
        case Verb::play: return tell_play(voice, game, event);
        case Verb::discard: return tell_discard(voice, game, event);
        case Verb::attack: return tell_attack(voice, game, event);
        case Verb::answer: return tell_answer(voice, game, event);
        case Verb::extension: break;
    }
    return tell_extension(voice, game, event);
}

std::string tell_end_of_hand(const Voice& voice, const Game& game, const Board& board) {
    if (board.completed_by == kNoTeam) return std::string(voice(Word::move_nobody_completed));
    return voice(phrase::move_completed{.figure = board.target(),
                                        .name = team_name(voice, game, board.completed_by),
                                        .unit = voice(Word::edition_unit),
                                        .who = who_of_team(game, board.completed_by)});
}

std::string tell_end_of_game(const Voice& voice, const Game& game, const Board& board) {
    const unsigned won = winners(board);
    std::vector<std::string> names;
    int winner = 0;
    for (int team = 0; team < board.rules.teams; ++team) {
        if ((won >> team & 1U) == 0) continue;
        winner = team;
        names.push_back(team_name(voice, game, team));
    }
    return names.size() == 1
               ? voice(phrase::move_won{.name = names[0], .who = who_of_team(game, winner)})
               : voice(phrase::move_drawn{.names = listed(voice, names)});
}

std::string proposed_move(const Voice& voice, const Game& game, Action action) {
    switch (action.verb()) {
        case Verb::play:
            return voice(phrase::table_hint_play{.card = card_in_words(voice, action.card())});
        case Verb::discard:
            return voice(phrase::table_hint_discard{.card = card_in_words(voice, action.card())});
        case Verb::attack:
            return voice(
                phrase::table_hint_attack{.card = name_of(voice, action.card()),
                                          .victim = team_name(voice, game, action.team())});
        case Verb::answer:
            return std::string(voice(action.is_decline() ? Word::table_hint_decline
                                                         : Word::table_hint_coup_fourre));
        case Verb::extension: break;
    }
    const bool extends = action == Action::extend();
    return std::string(voice(extends ? Word::table_hint_extend : Word::table_hint_finish));
}

std::string tell_reason(const Voice& voice, const Game& game, const Reason& reason) {
    const std::string card = card_in_words(voice, reason.card);
    const std::string name = reason.team < 0 ? std::string() : team_name(voice, game, reason.team);
    const int figure = reason.figure;
    switch (reason.code) {
        case ReasonCode::completes_trip: return std::string(voice(Word::reason_completes_trip));
        case ReasonCode::extends_trip: return voice(phrase::reason_extends_trip{figure});
        case ReasonCode::finishes_trip: return std::string(voice(Word::reason_finishes_trip));
        case ReasonCode::calls_coup_fourre: return voice(phrase::reason_calls_coup_fourre{card});
        case ReasonCode::declines: return std::string(voice(Word::reason_declines));
        case ReasonCode::starts_rolling: return std::string(voice(Word::reason_starts_rolling));
        case ReasonCode::answers_hazard: return voice(phrase::reason_answers_hazard{card});
        case ReasonCode::lifts_limit: return std::string(voice(Word::reason_lifts_limit));
        case ReasonCode::travels:
            return voice(phrase::reason_travels{figure, voice(Word::edition_unit)});
        case ReasonCode::plays_safety: return voice(phrase::reason_plays_safety{card});
        case ReasonCode::stops_opponent:
            return voice(
                phrase::reason_stops_opponent{.card = card, .figure = figure, .name = name});
        case ReasonCode::limits_opponent: return voice(phrase::reason_limits_opponent{name});
        case ReasonCode::drops_useless: return voice(phrase::reason_drops_useless{card});
        case ReasonCode::drops_spare: return voice(phrase::reason_drops_spare{card});
        case ReasonCode::drops_least: break;
    }
    return voice(phrase::reason_drops_least{card});
}

std::string tell_hint(const Voice& voice, const Game& game, const Candidate& candidate) {
    return voice(phrase::table_hint{.move = proposed_move(voice, game, candidate.action),
                                    .reason = tell_reason(voice, game, candidate.reason)});
}

std::string coup_fourre_question(const Voice& voice, const Game& game, const Board& board) {
    const std::string name = name_of(voice, game, board.attack_seat);
    const std::string_view card = name_of(voice, board.attack_card);
    const std::string_view safety = name_of(voice, safety_against(board.attack_card));
    const bool alone = board.rules.teams == board.rules.players;
    return voice(phrase::table_ask_coup_fourre{
        .card = card, .name = name, .safety = safety, .target = alone ? "you" : "team"});
}

std::string extension_question(const Voice& voice, const Board& board) {
    return voice(phrase::table_ask_extension{.figure = board.target(),
                                             .longer = board.rules.extension,
                                             .unit = voice(Word::edition_unit)});
}

std::string state_of(const Voice& voice, const Board& board, int team) {
    const Status status = board.teams[static_cast<std::size_t>(team)].status;
    std::string state(voice(status.rolling() ? Word::table_rolling : Word::table_waiting));
    if (status.hazard_in_force())
        state = voice(phrase::table_stopped_by{
            .card = name_of(voice, board.top(pile_index(team, Pile::battle)))});
    if (status.limited()) state.append(", ").append(voice(Word::table_limited));
    return state;
}

}  // namespace bornes::terminal
