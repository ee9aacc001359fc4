#include "terminal/telling/review_telling.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace bornes::terminal {
namespace {

using review::Decision;
using review::NoteKind;

// Says why the best move was better for the player who had the choice.
std::string reason_of(const Voice& voice, const Game& game, const Decision& decision) {
    const Reason& reason = decision.reason;
    if (decision.seat == game.viewer()) return tell_reason(voice, game, reason);
    const std::string card = card_in_words(voice, reason.card);
    const std::string name = name_of(voice, game, decision.seat);
    const bool on_viewer = game.viewer() >= 0 && reason.team >= 0 &&
                           reason.team == game.view().board.rules.team_of(game.viewer());
    switch (reason.code) {
        case ReasonCode::stops_opponent:
            if (!on_viewer) return tell_reason(voice, game, reason);
            return voice(phrase::review_reason_stops_you{.card = card, .figure = reason.figure});
        case ReasonCode::limits_opponent:
            if (!on_viewer) return tell_reason(voice, game, reason);
            return std::string(voice(Word::review_reason_limits_you));
        case ReasonCode::calls_coup_fourre:
            return voice(phrase::review_reason_calls_coup_fourre{.card = card, .name = name});
        case ReasonCode::starts_rolling: return voice(phrase::review_reason_starts_rolling{name});
        case ReasonCode::travels:
            return voice(phrase::review_reason_travels{
                .figure = reason.figure, .name = name, .unit = voice(Word::edition_unit)});
        case ReasonCode::plays_safety:
            return voice(phrase::review_reason_plays_safety{.card = card, .name = name});
        case ReasonCode::drops_spare:
            return voice(phrase::review_reason_drops_spare{.card = card, .name = name});
        case ReasonCode::drops_least:
            return voice(phrase::review_reason_drops_least{.card = card, .name = name});
        default: return tell_reason(voice, game, reason);  // a reason that names no player
    }
}

// Says what was wrong with the move. Empty if there is no simple reason.
std::string fault_in_words(const Voice& voice, const Game& game,
                           const std::optional<review::Fault>& fault) {
    if (!fault) return {};
    const std::string team = fault->team ? team_name(voice, game, *fault->team) : std::string();
    const std::string figure = std::to_string(fault->figure);
    const std::array slots{
        words::Slot{"card", fault->card ? name_of(voice, *fault->card) : std::string_view()},
        words::Slot{"name", team},
        words::Slot{"figure", figure, true},
        words::Slot{"unit", voice(Word::edition_unit)},
        words::Slot{"who", fault->team ? who_of_team(game, *fault->team) : "other"},
    };
    return voice.say(fmt::format("review.fault.{}", id(fault->code)), slots).value_or("");
}

// Of all draws between this point of the curve and the next one: the draw that changed the chances
// most. Null if no card was drawn.
const review::Draw* weightiest_draw(const review::Review& review, std::size_t point) {
    if (point + 1 >= review.curve().size()) return nullptr;
    const review::CurvePoint& next = review.curve()[point + 1];
    const review::Draw* most = nullptr;
    for (const review::Draw& draw : review.draws())
        if (draw.hand == next.hand && draw.ply == next.ply &&
            (most == nullptr || std::abs(draw.luck.win) > std::abs(most->luck.win)))
            most = &draw;
    return most;
}

std::string tell_draw(const Voice& voice, const Game& game, const review::Draw& draw) {
    const std::string luck = signed_percent(voice, draw.luck.win);
    const std::string name = name_of(voice, game, draw.seat);
    if (!draw.card) return voice(phrase::review_dealt{.luck = luck, .name = name});
    return voice(phrase::review_drawn{.card = card_in_words(voice, *draw.card),
                                      .luck = luck,
                                      .name = name,
                                      .who = who(game, draw.seat)});
}

}  // namespace

std::string tell_loss(const Voice& voice, const Rules& rules, const review::Figures& loss,
                      const review::Figures& error) {
    const std::string win = percent(voice, loss.win);
    const std::string win_error = percent(voice, error.win);
    if (rules.is_race()) return voice(phrase::review_cost_race{.error = win_error, .win = win});
    const int points = static_cast<int>(std::lround(loss.points));
    return voice(phrase::review_cost{.error = win_error, .figure = points, .win = win});
}

std::string percent(const Voice& voice, double share) { return voice.decimal(100 * share, 1); }

std::string signed_percent(const Voice& voice, double share) {
    const std::string figure = percent(voice, std::abs(share));
    if (figure == percent(voice, 0)) return figure;
    return (share < 0 ? "−" : "+") + figure;
}

std::string tell_place(const Voice& voice, int hand, int ply) {
    return voice(phrase::review_place{.hand = hand, .ply = ply + 1});
}

Word name_of(review::Mark mark) {
    switch (mark) {
        case review::Mark::inaccuracy: return Word::review_mark_inaccuracy;
        case review::Mark::mistake: return Word::review_mark_mistake;
        case review::Mark::blunder: break;
    }
    return Word::review_mark_blunder;
}

std::string tell_decision(const Voice& voice, const Game& game, const Decision& decision) {
    const std::string name = name_of(voice, game, decision.seat);
    const std::string move = proposed_move(voice, game, decision.action);
    const std::string best = proposed_move(voice, game, decision.best);
    if (decision.best == decision.action)
        return voice(phrase::review_good{.move = move, .name = name});
    if (!decision.mark) return voice(phrase::review_fair{.best = best, .move = move, .name = name});
    const std::string reason = reason_of(voice, game, decision);
    const std::string fault = fault_in_words(voice, game, decision.fault);
    const std::string told =
        fault.empty()
            ? voice(phrase::review_decision{
                  .best = best, .move = move, .name = name, .reason = reason})
            : voice(phrase::review_decision_why{
                  .best = best, .fault = fault, .move = move, .name = name, .reason = reason});
    return told + ' ' + tell_loss(voice, game.view().board.rules, decision.loss, decision.error);
}

std::string tell_last_move(const Voice& voice, const Replay& replay, const review::Review& review) {
    const int hand = replay.view().board.hand_number;
    for (const Decision& decision : review.decisions()) {
        if (decision.hand != hand || decision.ply + 1 != replay.moves()) continue;
        const std::string text = tell_decision(voice, replay, decision);
        if (!decision.mark) return text;
        const std::string_view sign = *decision.mark == review::Mark::inaccuracy ? "△" : "▲";
        return fmt::format("{} {}. {}", sign, voice(name_of(*decision.mark)), text);
    }
    return {};
}

std::string tell_note(const Voice& voice, const Game& game, const review::Note& note) {
    const std::string name = name_of(voice, game, note.seat);
    const std::string card = note.card ? card_in_words(voice, *note.card) : std::string();
    const char* const branch = who(game, note.seat);
    switch (note.kind) {
        case NoteKind::missed_coup_fourre:
            return voice(
                phrase::review_note_missed_coup_fourre{.card = card, .name = name, .who = branch});
        case NoteKind::wrong_extension:
            return voice(phrase::review_note_wrong_extension{.name = name, .who = branch});
        case NoteKind::missed_extension:
            return voice(phrase::review_note_missed_extension{.name = name, .who = branch});
        case NoteKind::held_safety: break;
    }
    return voice(phrase::review_note_held_safety{.card = card, .name = name, .who = branch});
}

std::string tell_levels(const Voice& voice, const std::array<Level, 2>& levels) {
    const std::string weakest{voice(words::name_of(levels.front()))};
    if (levels.front() == levels.back()) return weakest;
    return voice(phrase::review_levels{.strongest = voice(words::name_of(levels.back())),
                                       .weakest = weakest});
}

std::string tell_player(const Voice& voice, const Game& game, const review::Review& review,
                        Seat seat) {
    const review::PlayerSums sums = review.player(seat);
    return voice(phrase::review_player{.blunders = sums.marks[2],
                                       .decisions = sums.decisions,
                                       .inaccuracies = sums.marks[0],
                                       .level = tell_levels(voice, sums.plays_between),
                                       .loss = percent(voice, sums.loss.win),
                                       .luck = signed_percent(voice, sums.luck.win),
                                       .mistakes = sums.marks[1],
                                       .name = name_of(voice, game, seat),
                                       .rate = voice.decimal(sums.rate, 1)});
}

std::string tell_result(const Voice& voice, const Game& game, const review::Review& review,
                        Team team) {
    const review::TeamResult result = review.result(team);
    const std::string name = team_name(voice, game, team);
    const std::string win = voice.decimal(100 * result.win, 0);
    if (!review.over()) return voice(phrase::review_unfinished{.name = name, .win = win});
    // Uses rounded figures, so that the printed result minus the printed luck is the printed rest.
    const double adjusted = std::round(100 * result.adjusted);
    const double luck = std::round(100 * result.win) - adjusted;
    const std::string sign = luck > 0 ? "+" : luck < 0 ? "−" : "";
    return voice(phrase::review_result{.adjusted = voice.decimal(adjusted, 0),
                                       .luck = sign + voice.decimal(std::abs(luck), 0),
                                       .name = name,
                                       .win = win});
}

std::string tell_turn(const Voice& voice, const Game& game, const review::Review& review,
                      const review::TurningPoint& turn) {
    const double before = review.curve()[turn.point].win[turn.team];
    const int index = static_cast<int>(turn.point);
    std::string text =
        voice(phrase::review_turn_by{.after = voice.decimal(100 * (before + turn.change), 0),
                                     .before = voice.decimal(100 * before, 0),
                                     .move = proposed_move(voice, game, review.action_of(index)),
                                     .name = team_name(voice, game, turn.team),
                                     .player = name_of(voice, game, review.seat_of(index))});
    if (const review::Draw* const draw = weightiest_draw(review, turn.point))
        text += ' ' + tell_draw(voice, game, *draw);
    return text;
}

}  // namespace bornes::terminal
