#include "engine/random_games.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace bornes::test {
namespace {

// Multiples of 25, mostly in the lower part of the range, so that targets are reached.
std::string random_miles(int least, Random& random) {
    const std::uint32_t most = random.below(2) == 0 ? 20 : 73;
    return std::to_string(least + kStep * static_cast<int>(random.below(most)));
}

std::string random_value(std::string_view name, Random& random) {
    const auto one_of = [&](const std::vector<std::string>& values) {
        return values[random.below(static_cast<std::uint32_t>(values.size()))];
    };
    if (name == "deck") return one_of({"full", "short"});
    if (name == "target") return random_miles(200, random);
    if (name == "extension") return one_of({"none", random_miles(200, random)});
    if (name == "attack") return one_of({"rolling", "any", "any-or-rolling"});
    if (name == "right-of-way-clears") return one_of({"yes", "no"});
    if (name == "refill") return one_of({"now", "next-turn"});
    if (name == "extension-lost") return one_of({"opponents", "opponents-if-completed", "nobody"});
    if (name == "shut-out") return one_of({"once", "each"});
    if (name == "goal") return one_of({"race", "500", "1234", "50000"});
    return one_of({"partners", "solo"});
}

}  // namespace

GameSetup random_setup(int index, Random& random) {
    constexpr int kCounts = kMaxPlayers - kMinPlayers + 1;
    const auto edition = static_cast<std::size_t>(index / kCounts) % kEditions.size();
    GameSetup setup{kEditions[edition], kMinPlayers + index % kCounts, {}};
    const std::uint32_t percent = std::array{0U, 20U, 60U}[random.below(3)];
    for (const std::string_view name : kSettings)
        if (random.below(100) < percent)
            setup.house[std::string(name)] = random_value(name, random);
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
        EXPECT_EQ(set_house_rule(house, name, value), "") << name << ' ' << value;
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
