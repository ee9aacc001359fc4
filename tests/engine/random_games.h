// Random games of every kind: editions, numbers of players, house rules, styles of play.
#pragma once

#include <functional>
#include <string>

#include "bornes/position.h"
#include "engine/reference_rules.h"

namespace bornes::test {

struct GameSetup {
    Edition edition = kDefaultEdition;
    int players = 2;
    reference::Settings house;
};

// The setups go through all editions and numbers of players in turn. The house rules are random and
// need not fit together.
GameSetup random_setup(int index, Random& random);
std::string text_of(const GameSetup& setup);
HouseRules house_rules_of(const GameSetup& setup);
RulesResult rules_of(const GameSetup& setup);

// Calls `body(setup, rules, random)` for `games` valid games, with a trace that identifies the
// game. Stops at the first failure.
void for_random_games(int games, std::uint64_t seed,
                      const std::function<void(const GameSetup&, const Rules&, Random&)>& body);
void for_random_games(int games, std::uint64_t seed,
                      const std::function<void(const Rules&, Random&)>& body);

// Players with different styles. Hands of uniformly random actions rarely reach the target or have
// a coup fourré.
class RandomPlayer {
public:
    explicit RandomPlayer(Random& random);
    Action choose(const ActionList& actions);

private:
    Random* random_;
    std::uint32_t eager_;    // percent of turns in which a play is preferred to a discard
    std::uint32_t patient_;  // percent of turns in which a safety is kept in the hand

    bool wants(Action action, bool eager, bool patient) const;
};

}  // namespace bornes::test
