// Sums over decisions and draws.
#include <algorithm>
#include <cmath>

#include "bornes/review.h"
#include "bots/equity.h"
#include "review/difference.h"
#include "review/figures.h"

namespace bornes::review {
namespace {

using namespace bots;

constexpr std::size_t kMostTurningPoints = 5;
constexpr double kLeastTurn = 0.08;

// How much each level loses per decision, weakest level first, measured over their games
// (docs/review.md).
struct Rates {
    std::array<double, kCount<Level>> duel;
    std::array<double, kCount<Level>> more;
};
constexpr Rates kRates{{17, 12.5, 5.9, 1.4}, {11, 6.3, 4.6, 1.7}};

// What one error costs, in points. A player could easily have made one error more or less, so the
// standard error of a rate is at least this, divided by the number of decisions. Otherwise, a few
// good decisions would look like the play of a master.
constexpr double kOneError = 60;

bool beyond_doubt(const Decision& decision) {
    return decision.judged && decision.best != decision.action &&
           units(decision.loss.win, kWinUnits) >= 2 * units(decision.error.win, kWinUnits);
}

double points_beyond_doubt(const Rules& rules, const Decision& decision) {
    if (rules.is_race())
        return beyond_doubt(decision) ? race_prize(rules, decision.loss.win) - race_prize(rules, 0)
                                      : 0;
    const bool certain =
        units(decision.loss.points, kPointUnits) >= 2 * units(decision.error.points, kPointUnits);
    return certain ? decision.loss.points : 0;
}

std::optional<NoteKind> kind_of(const Decision& decision) {
    if (decision.action.is_decline()) return NoteKind::missed_coup_fourre;
    if (decision.action == Action::extend()) return NoteKind::wrong_extension;
    if (decision.action == Action::finish()) return NoteKind::missed_extension;
    if (decision.best.verb() == Verb::play && is_safety(decision.best.card()))
        return NoteKind::held_safety;
    return std::nullopt;
}

// Each safety has at most one note per hand and seat.
Note* earlier(std::vector<Note>& notes, const Note& note) {
    for (Note& each : notes)
        if (note.kind == NoteKind::held_safety && each.kind == note.kind &&
            each.hand == note.hand && each.seat == note.seat && each.card == note.card)
            return &each;
    return nullptr;
}

double largest_change(const CurvePoint& from, const CurvePoint& to, int teams, Team& team) {
    double change = 0;
    for (int i = 0; i < teams; ++i)
        if (std::abs(to.win[i] - from.win[i]) > std::abs(change)) {
            change = to.win[i] - from.win[i];
            team = i;
        }
    return change;
}

}  // namespace

PlayerSums Review::player(Seat seat) const {
    PlayerSums sums;
    Difference points;
    for (const Decision& decision : decisions_) {
        if (decision.seat != seat || !decision.judged) continue;
        ++sums.decisions;
        if (decision.mark) ++sums.marks[static_cast<std::size_t>(*decision.mark)];
        add_win(sums.loss.win, decision.loss.win);
        add_points(sums.loss.points, decision.loss.points);
        points.add(points_beyond_doubt(rules_, decision));
    }
    for (const Draw& draw : draws_) {
        if (draw.seat != seat) continue;
        add_win(sums.luck.win, draw.luck.win);
        add_points(sums.luck.points, draw.luck.points);
    }
    if (sums.decisions > 0) {
        sums.rate = rounded_points(points.mean(sums.decisions));
        sums.rate_error =
            rounded_points(std::max(points.error(sums.decisions), kOneError / sums.decisions));
    }
    sums.plays_like = level_of_rate(rules_, sums.rate);
    sums.plays_between = levels_of_rate(rules_, sums.rate, sums.rate_error);
    return sums;
}

TeamResult Review::result(Team team) const {
    TeamResult result;
    if (over_) result.win = shares_[team];
    if (!over_ && !curve_.empty()) result.win = curve_.back().win[team];
    double luck = 0;
    for (const Draw& draw : draws_)
        luck +=
            rules_.team_of(draw.seat) == team ? draw.luck.win : -draw.luck.win / (rules_.teams - 1);
    result.adjusted = rounded_win(result.win - luck);
    return result;
}

std::vector<Note> Review::notes() const {
    std::vector<Note> notes;
    for (const Decision& decision : decisions_) {
        const auto kind = beyond_doubt(decision) ? kind_of(decision) : std::nullopt;
        if (!kind) continue;
        Note note{*kind, decision.hand, decision.ply, decision.seat, std::nullopt, decision.loss};
        if (*kind == NoteKind::missed_coup_fourre || *kind == NoteKind::held_safety)
            note.card = decision.best.card();
        if (Note* const same = earlier(notes, note)) {
            add_win(same->loss.win, note.loss.win);
            add_points(same->loss.points, note.loss.points);
        } else {
            notes.push_back(note);
        }
    }
    return notes;
}

std::vector<TurningPoint> Review::turning_points() const {
    std::vector<TurningPoint> turns;
    for (std::size_t i = 0; i < curve_.size(); ++i) {
        CurvePoint after{0, 0, shares_};
        if (i + 1 < curve_.size()) after = curve_[i + 1];
        if (i + 1 == curve_.size() && !over_) break;
        if (!is_known(curve_[i]) || !is_known(after)) continue;
        TurningPoint turn{i, 0, 0};
        turn.change = largest_change(curve_[i], after, rules_.teams, turn.team);
        if (std::abs(turn.change) >= kLeastTurn) turns.push_back(turn);
    }
    std::stable_sort(turns.begin(), turns.end(), [](const TurningPoint& a, const TurningPoint& b) {
        return std::abs(a.change) > std::abs(b.change);
    });
    turns.resize(std::min(turns.size(), kMostTurningPoints));
    std::sort(turns.begin(), turns.end(),
              [](const TurningPoint& a, const TurningPoint& b) { return a.point < b.point; });
    return turns;
}

// Rates differ by factors, so the border between two levels is their geometric mean.
Level level_of_rate(const Rules& rules, double rate) {
    const auto& rates = rules.players == 2 ? kRates.duel : kRates.more;
    std::size_t level = 0;
    while (level + 1 < rates.size() && rate * rate < rates[level] * rates[level + 1]) ++level;
    return static_cast<Level>(level);
}

std::array<Level, 2> levels_of_rate(const Rules& rules, double rate, double error) {
    return {level_of_rate(rules, rate + 2 * error),
            level_of_rate(rules, std::max(rate - 2 * error, 0.0))};
}

}  // namespace bornes::review
