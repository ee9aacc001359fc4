#include "terminal/telling/review_telling.h"

#include <fmt/format.h>

#include <cmath>

namespace bornes::terminal {
namespace {

using review::Decision;
using review::NoteKind;

}  // namespace

std::string tell_loss(const Voice& voice, const Rules& rules, const review::Figures& loss,
                      const review::Figures& error) {
    const std::string win = percent(loss.win);
    const std::string win_error = percent(error.win);
    if (rules.is_race()) return voice(phrase::review_cost_race{.error = win_error, .win = win});
    return voice(phrase::review_cost{
        .error = win_error, .points = fmt::format("{:.0f}", loss.points), .win = win});
}

std::string percent(double share) { return fmt::format("{:.1f}", 100 * share); }

std::string signed_percent(double share) {
    const std::string figure = percent(std::abs(share));
    if (figure == "0.0") return figure;
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
    const std::string reason = tell_reason(voice, game, decision.reason);
    return voice(phrase::review_decision{
               .best = best, .move = move, .name = name, .reason = reason}) +
           ' ' + tell_loss(voice, game.view().board.rules, decision.loss, decision.error);
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

std::string tell_player(const Voice& voice, const Game& game, const review::Review& review,
                        Seat seat) {
    const review::PlayerSums sums = review.player(seat);
    return voice(phrase::review_player{.blunders = sums.marks[2],
                                       .decisions = sums.decisions,
                                       .inaccuracies = sums.marks[0],
                                       .level = voice(words::name_of(sums.plays_like)),
                                       .loss = percent(sums.loss.win),
                                       .luck = signed_percent(sums.luck.win),
                                       .mistakes = sums.marks[1],
                                       .name = name_of(voice, game, seat),
                                       .rate = fmt::format("{:.1f}", sums.rate)});
}

std::string tell_result(const Voice& voice, const Game& game, const review::Review& review,
                        Team team) {
    const review::TeamResult result = review.result(team);
    const std::string name = team_name(voice, game, team);
    const std::string win = fmt::format("{:.0f}", 100 * result.win);
    if (!review.over()) return voice(phrase::review_unfinished{.name = name, .win = win});
    return voice(phrase::review_result{
        .adjusted = fmt::format("{:.0f}", 100 * result.adjusted), .name = name, .win = win});
}

std::string tell_turn(const Voice& voice, const Game& game, const review::Review& review,
                      const review::TurningPoint& turn) {
    const double before = review.curve()[turn.point].win[turn.team];
    return voice(phrase::review_turn{.after = fmt::format("{:.0f}", 100 * (before + turn.change)),
                                     .before = fmt::format("{:.0f}", 100 * before),
                                     .name = team_name(voice, game, turn.team)});
}

}  // namespace bornes::terminal
