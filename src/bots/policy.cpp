#include "policy.h"

#include <algorithm>
#include <cassert>

#include "bornes/score.h"
#include "data_files.h"
#include "duel.h"
#include "network_bytes.h"

namespace bornes::bots {
namespace {

std::int16_t* units(Policy::Row& row) { return reinterpret_cast<std::int16_t*>(row.data()); }
const std::int16_t* units(const Policy::Row& row) {
    return reinterpret_cast<const std::int16_t*>(row.data());
}

template <std::size_t kUnits>
std::int32_t dot_units(const Policy::Row& a, const Policy::Row& b) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < kUnits; ++i) sum += std::int32_t{units(a)[i]} * units(b)[i];
    return sum;
}

Policy loaded(std::span<const std::uint8_t> bytes) {
    Policy policy;
    [[maybe_unused]] const bool read = policy.load(bytes);
    assert(read);
    return policy;
}

}  // namespace

std::size_t Policy::size_in_bytes(int hidden) {
    constexpr std::size_t rows = 1 + kPolicyOutputs + 1;
    constexpr std::size_t words = kPolicyOutputs + 1;
    const auto units = static_cast<std::size_t>(hidden);
    return (static_cast<std::size_t>(feature_count()) + rows) * units + words * 4;
}

int Policy::hidden_of(std::size_t bytes) {
    for (const int hidden : {kPolicyHidden, kDuelsHidden})
        if (bytes == size_in_bytes(hidden)) return hidden;
    return 0;
}

bool Policy::load(std::span<const std::uint8_t> bytes) {
    const int hidden = hidden_of(bytes.size());
    if (hidden == 0) return false;
    *this = {};
    hidden_ = hidden;
    NetworkBytes in(bytes);
    const auto read = [&](Row& row) {
        for (int i = 0; i < hidden; ++i) units(row)[i] = in.weight();
    };
    inputs_.resize(static_cast<std::size_t>(feature_count()));
    for (Row& row : inputs_) read(row);
    read(bias_);
    for (Row& row : outputs_) read(row);
    read(value_);
    for (std::int32_t& bias : output_bias_) bias = in.word();
    value_bias_ = in.word();
    return true;
}

template <std::size_t kVectors>
void Policy::hidden_lanes(Features features, Row& out) const {
    std::array<Lanes, kVectors> sums;
    for (std::size_t i = 0; i < kVectors; ++i) sums[i] = bias_[i];
    for (const std::uint16_t feature : features)
        for (std::size_t i = 0; i < kVectors; ++i) sums[i] += inputs_[feature][i];
    for (std::size_t i = 0; i < kVectors; ++i) out[i] = sums[i] > 0 ? sums[i] : Lanes{};
}

void Policy::hidden(Features features, Row& out) const {
    if (hidden_ == kPolicyHidden)
        hidden_lanes<kPolicyHidden / kUnitsPerVector>(features, out);
    else
        hidden_lanes<kDuelsHidden / kUnitsPerVector>(features, out);
}

std::int32_t Policy::dot(const Row& a, const Row& b) const {
    return hidden_ == kPolicyHidden ? dot_units<kPolicyHidden>(a, b)
                                    : dot_units<kDuelsHidden>(a, b);
}

void Policy::prefer(Description& description, const ActionList& list, Preferences& out) const {
    Row main{};
    hidden(description.with_focus(description.leader()), main);
    Team focus = description.leader();
    Row focused = main;
    for (int i = 0; i < list.size(); ++i) {
        const Action action = list[i];
        const bool attack = action.verb() == Verb::attack;
        if (attack && action.team() != focus) {
            focus = action.team();
            hidden(description.with_focus(focus), focused);
        }
        const auto output = static_cast<std::size_t>(policy_output(action));
        out[static_cast<std::size_t>(i)] =
            dot(attack ? focused : main, outputs_[output]) + output_bias_[output];
    }
}

Action Policy::choose(const Board& board, Hand hand, const CardCounts& unseen) const {
    ActionList list;
    legal_actions(board, hand, list);
    Description description(board, hand, unseen);
    Preferences preferences;
    prefer(description, list, preferences);
    const auto best = std::max_element(preferences.begin(), preferences.begin() + list.size());
    return list[static_cast<int>(best - preferences.begin())];
}

int Policy::value(const Board& board, Hand hand, const CardCounts& unseen) const {
    Description description(board, hand, unseen);
    constexpr std::int32_t unit = kPolicyUnit * kPolicyUnit;
    Row main{};
    hidden(description.with_focus(description.leader()), main);
    const std::int32_t more = dot(main, value_) + value_bias_;
    return secured_lead(board, board.team_to_act()) + more * kPolicyPointsPerUnit / unit;
}

const Policy& policy(const Rules& rules) {
    static const Policy for_points = loaded(policy_data());
    static const Policy for_races = loaded(races_data());
    return rules.is_race() ? for_races : for_points;
}

const Policy& master_policy(const Rules& rules) {
    static const Policy for_duels = loaded(duels_data());
    return is_duel(rules) ? for_duels : policy(rules);
}

int secured_lead(const Board& board, Team team) {
    assert(board.rules.teams > 1);
    int own = 0;
    int others = 0;
    for (int i = 0; i < board.rules.teams; ++i)
        (i == team ? own : others) += score(board, i).total();
    return own - others / (board.rules.teams - 1);
}

}  // namespace bornes::bots
