#include "equity.h"

#include <algorithm>
#include <cmath>

#include "normal.h"

namespace bornes::bots {
namespace {

// A hand between good players: the mean score of a team, and the standard deviation of the
// difference between two teams. Measured over 20,000 hands of `strong` against itself at each
// table, and rounded.
struct HandFigures {
    double mean;
    double scatter;
};
constexpr HandFigures kTwoTeams{1200, 1450};
constexpr HandFigures kMoreTeams{850, 1050};
constexpr double kRacePrize = 600;
constexpr double kRestOfHand = 0.3;  // how much of this hand may still change, in hands

const HandFigures& figures(const Rules& rules) { return rules.teams == 2 ? kTwoTeams : kMoreTeams; }

// The chance that a team which leads by `lead`, with `hands` hands to go, stays ahead.
double ahead(double lead, double scatter, double hands) {
    return normal(lead / (scatter * std::sqrt(hands)));
}

double share_of_best(const Totals& totals, int teams, Team team) {
    const auto end = totals.begin() + teams;
    const int best = *std::max_element(totals.begin(), end);
    if (totals[team] != best) return 0;
    return 1.0 / static_cast<double>(std::count(totals.begin(), end, best));
}

// Treats each pair of teams as an independent duel, then scales the chances to a sum of one.
double chance(const Rules& rules, const Totals& totals, Team team, double least_hands) {
    const HandFigures& hand = figures(rules);
    const int best = *std::max_element(totals.begin(), totals.begin() + rules.teams);
    const double hands = std::max(least_hands, (rules.goal - best) / hand.mean + 0.5);
    double own = 0;
    double sum = 0;
    for (int one = 0; one < rules.teams; ++one) {
        double product = 1;
        for (int other = 0; other < rules.teams; ++other)
            if (other != one) product *= ahead(totals[one] - totals[other], hand.scatter, hands);
        sum += product;
        if (one == team) own = product;
    }
    return own / sum;
}

// The chance that `team` ends above all others, if the rest of the game adds to every team an
// independent normal variable with this standard deviation. Integrates over the variable of `team`.
double chance_to_be_best(const Totals& totals, int teams, Team team, double deviation) {
    constexpr int cells = 32;
    constexpr double width = 0.25;
    double sum = 0;
    for (int cell = 0; cell < cells; ++cell) {
        const double middle = (cell + 0.5 - cells / 2.0) * width;
        double product = normal(middle + width / 2) - normal(middle - width / 2);
        for (int other = 0; other < teams; ++other)
            if (other != team)
                product *= normal((totals[team] - totals[other]) / deviation + middle);
        sum += product;
    }
    return sum;
}

// Unlike chance(), this does not treat the duels of one team as independent. A team with a good
// hand wins all its duels, so scaling their product to a sum of one would favour the leader.
PerTeam<double> chances_of_many(const Rules& rules, const Totals& totals, double least_hands) {
    const int best = *std::max_element(totals.begin(), totals.begin() + rules.teams);
    const double hands = std::max(least_hands, (rules.goal - best) / kMoreTeams.mean + 1);
    const double deviation = kMoreTeams.scatter * std::sqrt(hands / 2);
    PerTeam<double> chances{};
    double sum = 0;
    for (int team = 0; team < rules.teams; ++team)
        sum += chances[team] = chance_to_be_best(totals, rules.teams, team, deviation);
    for (int team = 0; team < rules.teams; ++team) chances[team] /= sum;
    return chances;
}

PerTeam<double> chances(const Rules& rules, const Totals& totals, double least_hands) {
    if (rules.teams > 2) return chances_of_many(rules, totals, least_hands);
    PerTeam<double> both{};
    for (int team = 0; team < rules.teams; ++team)
        both[team] = chance(rules, totals, team, least_hands);
    return both;
}

// The inverse of race_prize.
double share_of_race(const Rules& rules, double prize) {
    const double more_than_even = prize / kRacePrize * (rules.teams - 1);
    return std::clamp((1 + more_than_even) / rules.teams, 0.0, 1.0);
}

}  // namespace

double race_prize(const Rules& rules, double share) {
    return kRacePrize * (share * rules.teams - 1) / (rules.teams - 1);
}

double equity(const Rules& rules, const Totals& totals, Team team) {
    const int best = *std::max_element(totals.begin(), totals.begin() + rules.teams);
    if (rules.is_race() || best >= rules.goal) return share_of_best(totals, rules.teams, team);
    return chance(rules, totals, team, 1);
}

PerTeam<double> calibrated_equities(const Rules& rules, const Totals& totals) {
    const int best = *std::max_element(totals.begin(), totals.begin() + rules.teams);
    if (!rules.is_race() && best < rules.goal) return chances(rules, totals, 1);
    PerTeam<double> shares{};
    for (int team = 0; team < rules.teams; ++team)
        shares[team] = share_of_best(totals, rules.teams, team);
    return shares;
}

double win_chance(const Board& board, Seat seat, double points) {
    if (board.rules.is_race()) return share_of_race(board.rules, points);
    const HandFigures& hand = figures(board.rules);
    const Team team = board.rules.team_of(seat);
    Totals totals{};
    for (int i = 0; i < board.rules.teams; ++i) {
        const double scored = hand.mean + (i == team ? points : 0);
        totals[i] = board.totals[i] + static_cast<int>(scored);
    }
    return chance(board.rules, totals, team, kRestOfHand);
}

PerTeam<double> calibrated_win_chances(const Board& board, const PerTeam<double>& leads) {
    const Rules& rules = board.rules;
    PerTeam<double> shares{};
    Totals totals{};
    double sum = 0;
    for (int team = 0; team < rules.teams; ++team) {
        // A team's lead is its score minus the mean of the n - 1 others. So it scored (n - 1) / n
        // of that lead more than the mean of all teams.
        const double more = leads[team] * (rules.teams - 1) / rules.teams;
        totals[team] = board.totals[team] + static_cast<int>(figures(rules).mean + more);
        sum += shares[team] = share_of_race(rules, leads[team]);
    }
    if (!rules.is_race()) return chances(rules, totals, kRestOfHand);
    for (int team = 0; team < rules.teams; ++team)
        shares[team] = sum > 0 ? shares[team] / sum : 1.0 / rules.teams;
    return shares;
}

}  // namespace bornes::bots
