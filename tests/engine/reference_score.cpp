// The score of the reference model (docs/rules.md, R7).
#include <algorithm>

#include "engine/reference_model.h"

namespace reference {

void Game::end_hand() {
    bool over = sheet.goal == 0;
    for (const auto& [team, piles] : teams) {
        scores[team] = score(team);
        totals[team] += scores[team]["total"];
        if (totals[team] >= sheet.goal) over = true;
    }
    phase = over ? "game-over" : "hand-over";
    if (over) find_winners();
}

ScoreSheet Game::score(int team) const {
    ScoreSheet rows{{"milestones", miles(team)},
                    {"safeties", 0},
                    {"allSafeties", 0},
                    {"coupFourres", 0},
                    {"tripCompleted", 0},
                    {"delayedAction", 0},
                    {"safeTrip", 0},
                    {"shutOut", 0},
                    {"extension", 0}};
    if (sheet.goal != 0) {
        const Team& piles = teams.at(team);
        rows["safeties"] = 100 * static_cast<int>(piles.safeties.size());
        rows["coupFourres"] = 300 * static_cast<int>(piles.coup_fourres.size());
        if (piles.safeties.size() == 4) rows["allSafeties"] = 300;
        rows["extension"] = extension_points(team);
        if (completed_by == team) {
            rows["tripCompleted"] = 400;
            if (draw_pile.empty()) rows["delayedAction"] = 300;
            if (std::count(piles.distance.begin(), piles.distance.end(), "200") == 0)
                rows["safeTrip"] = 300;
            int opponents = 0;
            int left_standing = 0;
            for (const auto& [other, theirs] : teams) {
                if (other == team) continue;
                ++opponents;
                if (theirs.distance.empty()) ++left_standing;
            }
            if (sheet.shut_out_each)
                rows["shutOut"] = 500 * left_standing;
            else if (left_standing == opponents)
                rows["shutOut"] = 500;
        }
    }
    int total = 0;
    for (const auto& [row, points] : rows) total += points;
    rows["total"] = total;
    return rows;
}

int Game::extension_points(int team) const {
    if (extended_by == 0) return 0;
    if (completed_by == extended_by) return team == extended_by ? 200 : 0;
    if (team == extended_by || sheet.extension_lost == "nobody") return 0;
    if (completed_by == 0 && sheet.extension_lost == "opponents-if-completed") return 0;
    return 200;
}

void Game::find_winners() {
    winners.clear();
    if (sheet.goal == 0 && completed_by != 0) {
        winners.insert(completed_by);
        return;
    }
    int most = 0;
    for (const auto& [team, total] : totals) most = std::max(most, total);
    for (const auto& [team, total] : totals)
        if (total == most) winners.insert(team);
}

}  // namespace reference
