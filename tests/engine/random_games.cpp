#include "engine/random_games.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "bornes/settings.h"

namespace bornes::test {
namespace {

// Any word of the setting, or any number in its range. Half of the numbers are low, so that targets
// are reached.
std::string random_value(const Setting& setting, Random& random) {
    const auto words = static_cast<std::uint32_t>(setting.words.size());
    if (!setting.is_number() || (words > 0 && random.below(2) == 0))
        return std::string(setting.words[random.below(words)]);
    const int all = (setting.most - setting.least) / setting.multiple + 1;
    const int numbers = random.below(2) == 0 ? all / 4 : all;
    const auto steps = static_cast<int>(random.below(static_cast<std::uint32_t>(numbers)));
    return std::to_string(setting.least + steps * setting.multiple);
}

}  // namespace

GameSetup random_setup(int index, Random& random) {
    constexpr int kCounts = kMaxPlayers - kMinPlayers + 1;
    const auto edition = static_cast<std::size_t>(index / kCounts) % kEditions.size();
    GameSetup setup{kEditions[edition], kMinPlayers + index % kCounts, {}};
    const std::uint32_t percent = std::array{0U, 20U, 60U}[random.below(3)];
    for (const Setting& setting : kSettings)
        if (random.below(100) < percent)
            setup.house[std::string(setting.name)] = random_value(setting, random);
    if (setup.players > 4 && random.below(2) == 0) setup.house["teams"] = "solo";
    return setup;
}

std::string text_of(const GameSetup& setup) {
    std::string text(id(setup.edition));
    text += ", players " + std::to_string(setup.players);
    for (const auto& [name, value] : setup.house) text += ", set " + name + " " + value;
    return text;
}

HouseRules house_rules_of(const GameSetup& setup) {
    HouseRules house;
    for (const auto& [name, value] : setup.house)
        EXPECT_FALSE(set_house_rule(house, name, value)) << name << ' ' << value;
    return house;
}

RulesResult rules_of(const GameSetup& setup) {
    return make_rules(setup.edition, setup.players, house_rules_of(setup));
}

void for_random_games(int games, std::uint64_t seed,
                      const std::function<void(const Rules&, Random&)>& body) {
    for_random_games(games, seed, [&](const GameSetup&, const Rules& rules, Random& random) {
        body(rules, random);
    });
}

void for_random_games(int games, std::uint64_t seed,
                      const std::function<void(const GameSetup&, const Rules&, Random&)>& body) {
    int played = 0;
    for (int index = 0; played < games && !testing::Test::HasFailure(); ++index) {
        Random random(seed_for(seed, static_cast<std::uint64_t>(index)));
        const GameSetup setup = random_setup(index, random);
        const RulesResult result = rules_of(setup);
        if (!result) continue;
        SCOPED_TRACE("game " + std::to_string(index) + ": " + text_of(setup));
        body(setup, result.rules, random);
        ++played;
    }
}

RandomPlayer::RandomPlayer(Random& random)
    : random_(&random),
      eager_(std::array{0U, 50U, 90U, 100U}[random.below(4)]),
      patient_(std::array{0U, 90U, 100U}[random.below(3)]) {}

bool RandomPlayer::wants(Action action, bool eager, bool patient) const {
    if (eager && action.verb() == Verb::discard) return false;
    const bool of_own_turn = action.verb() == Verb::play || action.verb() == Verb::discard;
    return !(patient && of_own_turn && is_safety(action.card()));
}

Action RandomPlayer::choose(const ActionList& actions) {
    const bool eager = random_->below(100) < eager_;
    const bool patient = random_->below(100) < patient_;
    std::vector<Action> wanted;
    for (const Action action : actions)
        if (wants(action, eager, patient)) wanted.push_back(action);
    if (wanted.empty()) wanted.assign(actions.begin(), actions.end());
    return wanted[random_->below(static_cast<std::uint32_t>(wanted.size()))];
}

}  // namespace bornes::test
