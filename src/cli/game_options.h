// The options that choose the game: edition, number of players, house rules.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

#include "bornes/rules.h"

namespace bornes::cli {

struct GameOptions {
    std::string edition;  // empty: the usual one in the language of the command
    int players = 2;
    std::vector<std::string> settings;  // NAME=VALUE
};

// The game that the options describe.
struct GameSetup {
    Edition edition = kDefaultEdition;
    int players = 2;
    HouseRules house;
    Rules rules;
};

// Adds --rules, --players and --set. Returns the option that names the edition.
CLI::Option& add_game_options(CLI::App& command, GameOptions& options);
// Makes the help say how the default depends on the language, for commands that have --lang.
void default_by_language(CLI::Option& edition);
// Adds --players and --set only, for a command that takes its edition in another way.
void add_table_options(CLI::App& command, GameOptions& options);
// Without an edition, the language decides it (`@@edition` in words/). Throws a Failure if a house
// rule does not exist, or if the rules do not fit together.
GameSetup game_setup(const GameOptions& options);

}  // namespace bornes::cli
