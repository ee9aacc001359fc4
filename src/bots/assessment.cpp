#include "assessment.h"

#include <algorithm>

#include "equity.h"

namespace bornes::bots {
namespace {

// The points that one unit of preference is worth, measured over random positions.
constexpr double kPointsPerUnit = 40;

void sort_by_points(Assessment& assessment) {
    std::stable_sort(assessment.candidates.begin(), assessment.candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.points > b.points; });
    assessment.action = assessment.candidates.front().action;
}

}  // namespace

Assessment assess(const View& view, const CardCounts& unseen, const Policy& network) {
    ActionList list;
    legal_actions(view, list);
    Description description(view.board, view.hand, unseen);
    Policy::Preferences preferences;
    network.prefer(description, list, preferences);
    const double value = network.value(view.board, view.hand, unseen);
    const std::int32_t best =
        *std::max_element(preferences.begin(), preferences.begin() + list.size());

    Assessment assessment;
    for (int i = 0; i < list.size(); ++i) {
        const double behind = best - preferences[static_cast<std::size_t>(i)];
        const double points = value - kPointsPerUnit * behind / (kPolicyUnit * kPolicyUnit);
        assessment.candidates.push_back({list[i], win_chance(view.board, view.seat, points), points,
                                         reason_for(view, list[i])});
    }
    sort_by_points(assessment);
    return assessment;
}

}  // namespace bornes::bots
