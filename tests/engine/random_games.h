// Random games of every kind: editions, numbers of players, house rules, ways to play.
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

// GameSetup number `index` goes through all editions and numbers of players in turn; what house
// rules are set is random, and they need not fit together.
GameSetup random_setup(int index, Random& random);
std::string text_of(const GameSetup& setup);
HouseRules house_rules_of(const GameSetup& setup);
RulesResult rules_of(const GameSetup& setup);

// Calls `body(setup, rules, random)` for so many games that can be played, with a trace of which
// one it is. Stops at the first that fails.
void for_random_games(int games, std::uint64_t seed,
                      const std::function<void(const GameSetup&, const Rules&, Random&)>& body);
void for_random_games(int games, std::uint64_t seed,
                      const std::function<void(const Rules&, Random&)>& body);

// Players with tempers: hands of uniformly random actions rarely reach the target or see a coup
// fourré.
class RandomPlayer {
public:
    explicit RandomPlayer(Random& random);
    Action choose(const ActionList& actions);

private:
    Random* random_;
    std::uint32_t eager_;    // of a hundred turns, in how many a play is preferred to a discard
    std::uint32_t patient_;  // and in how many a safety is kept in hand

    bool wants(Action action, bool eager, bool patient) const;
};

}  // namespace bornes::test
